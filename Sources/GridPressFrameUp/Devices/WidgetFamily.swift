/// The families of widgets, by the names that WidgetKit has for them.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
    /// A small widget.
    case systemSmall
    /// A medium widget.
    case systemMedium
    /// A large widget.
    case systemLarge
    /// An extra large widget.
    case systemExtraLarge
    /// A widget in the corner of a watch's face.
    case accessoryCorner
    /// A circular widget on the lock screen.
    case accessoryCircular
    /// A rectangular widget on the lock screen.
    case accessoryRectangular
    /// A line on the lock screen.
    case accessoryInline

    /// The families that the standard device shows.
    public static var supportedFamiliesForCurrentDevice: [WidgetFamily] { supportedFamilies(on: .standard) }

    /// The families that a device shows.
    public static func supportedFamilies(on device: DeviceProfile) -> [WidgetFamily] {
        WidgetSize.supportedSizes(for: device.idiom).map(\.widgetFamily)
    }

    /// The size of its widgets; `nil` where no table has one.
    public var size: WidgetSize? { WidgetSize.allCases.first { $0.widgetFamily == self } }
}

extension ContainerRelativeShape {
    /// The shape of the container around a widget's view, whichever family it belongs to.
    public init(_ widgetFamily: WidgetFamily) { self.init() }
}

/// The shape of the container around a widget's view; some systems once rounded its corners too much.
public typealias WidgetRelativeShape = ContainerRelativeShape
