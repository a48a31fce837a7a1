/// The kinds of widgets, with sizes that don't need WidgetKit.
///
/// The sizes in points depend on the device; see ``WidgetSizeTable``. In the body of a view, the members "for the
/// current device" use the `device` of the environment. For other devices, use ``size(on:iPadTarget:table:)``.
///
/// ```swift
/// let size = WidgetSize.medium.size(on: .iPhone15Pro) ?? WidgetSize.medium.minimumSize
/// let widget = Figure("Timetable", width: size.width, height: size.height) {
///     Text("Oslo, Drammen, Kongsberg")
/// }
/// ```
public enum WidgetSize: String, Hashable, Sendable, CaseIterable, Identifiable {
    /// A small, square widget.
    case small
    /// A widget as high as the small one, and about twice as wide.
    case medium
    /// A widget as wide as the medium one, and about twice as high.
    case large
    /// A widget as high as the large one, and about twice as wide, for tablets.
    case extraLarge
    /// A circular widget on the lock screen.
    case accessoryCircular
    /// A rectangular widget on the lock screen.
    case accessoryRectangular
    /// A line of text on the lock screen.
    case accessoryInline

    /// The kind of widget, which identifies itself.
    public var id: WidgetSize { self }

    /// The WidgetKit name of the kind of widget.
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

/// The two sizes of a widget on a tablet.
///
/// ```swift
/// for target in WidgetTarget.allCases {
///     print(target, WidgetSize.small.size(on: .iPadAir, iPadTarget: target) ?? .zero)
/// }
/// ```
public enum WidgetTarget: String, Hashable, Sendable, CaseIterable {
    /// The size that the widget is designed for.
    case designCanvas
    /// The size on the home screen, where the widget is scaled down.
    case homeScreen
}
