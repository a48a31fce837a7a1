/// The sizes in which widgets come, without asking WidgetKit.
///
/// How large each is depends on the device; see ``WidgetSizeTable``. A figure is shown on no device: what is asked
/// "for the current device" here is answered for ``DeviceProfile/standard``. Views know better: ``WidgetDemoFrame`` goes by the
/// `device` of its environment, and ``size(on:iPadTarget:table:)`` answers for any device.
public enum WidgetSize: String, Hashable, Sendable, CaseIterable, Identifiable {
    /// A square.
    case small
    /// As high as the small one, and twice as wide.
    case medium
    /// As wide as the medium one, and twice as high.
    case large
    /// As high as the large one, and twice as wide: for tablets.
    case extraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// A line on the lock screen.
    case accessoryInline

    /// The size itself.
    public var id: WidgetSize { self }

    /// The same by the name that WidgetKit has for it.
    public var widgetFamily: WidgetFamily {
        switch self {
        case .small: .systemSmall
        case .medium: .systemMedium
        case .large: .systemLarge
        case .extraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }
}

/// What a widget of a tablet is measured for.
public enum WidgetTarget: String, Hashable, Sendable, CaseIterable {
    /// The area that it is designed for.
    case designCanvas
    /// Its place on the home screen, where it is scaled down.
    case homeScreen
}
