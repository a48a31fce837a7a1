/// The families of widgets, with the names of WidgetKit.
///
/// ```swift
/// for family in WidgetFamily.supportedFamilies(on: .iPadAir) {
///     print(family, family.size?.size(on: .iPadAir) ?? .zero)
/// }
/// ```
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
    /// A small widget.
    case systemSmall
    /// A medium widget.
    case systemMedium
    /// A large widget.
    case systemLarge
    /// An extra large widget, on tablets.
    case systemExtraLarge
    /// A widget in the corner of a watch face.
    case accessoryCorner
    /// A circular widget on the lock screen.
    case accessoryCircular
    /// A rectangular widget on the lock screen.
    case accessoryRectangular
    /// A line of text on the lock screen.
    case accessoryInline

    /// The families that the device of the environment shows; outside of a body, those of ``DeviceProfile/standard``.
    public static var supportedFamiliesForCurrentDevice: [WidgetFamily] { supportedFamilies(on: .current) }

    /// Returns the families that a device shows.
    public static func supportedFamilies(on device: DeviceProfile) -> [WidgetFamily] {
        WidgetSize.supportedSizes(for: device.idiom).map(\.widgetFamily)
    }

    /// The widget size of the family; `nil` if it has none, as for `accessoryCorner`.
    public var size: WidgetSize? { WidgetSize.allCases.first { $0.widgetFamily == self } }
}

extension ContainerRelativeShape {
    /// Creates the shape of the container around a widget's view; the family has no effect.
    public init(_ widgetFamily: WidgetFamily) { self.init() }
}

/// FrameUp's name of `ContainerRelativeShape`, for the container around a widget's view.
public typealias WidgetRelativeShape = ContainerRelativeShape
