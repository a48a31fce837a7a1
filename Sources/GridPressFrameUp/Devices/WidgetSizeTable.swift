/// The sizes of widgets in points, by the size of the screen.
///
/// The first row whose minimum width and height the screen reaches determines the sizes. Screens are measured in
/// portrait orientation.
///
/// ```swift
/// let sizes = WidgetSizeTable.newest.sizes(on: .iPhone14)
/// print(sizes[.small] ?? .zero)  // (158.0, 158.0)
/// ```
public struct WidgetSizeTable: Hashable, Sendable {
    /// The rows for phones; the last row matches every screen.
    let phones: [Row]
    /// The rows for tablets: the sizes on the design canvas, and on the home screen.
    let designCanvas: [Row]
    let homeScreen: [Row]
    /// The rows for watches, by the height of their case in millimeters, with the size of the only widget.
    let watches: [WatchRow]
    let phoneSizes: [WidgetSize]
    /// The smallest size of each widget on any device.
    public let minimumSizes: [WidgetSize: CGSize]
    /// The largest size of each widget on any device.
    public let maximumSizes: [WidgetSize: CGSize]

    /// The sizes for screens that are at least as large as a minimum.
    struct Row: Hashable, Sendable {
        var minWidth: CGFloat = 0
        var minHeight: CGFloat = 0
        let sizes: [WidgetSize: CGSize]

        func takes(_ screen: CGSize) -> Bool { minWidth <= screen.width && minHeight <= screen.height }
    }

    /// The size of the widget on watches whose case has at least a minimum height, in millimeters.
    struct WatchRow: Hashable, Sendable {
        let minCase: CGFloat
        let medium: CGSize
    }
}

// MARK: - Looking up

extension WidgetSizeTable {
    /// Returns the sizes of widgets on a phone with a screen of a given size.
    public func sizesForiPhone(screenSize: CGSize) -> [WidgetSize: CGSize] { sizes(in: phones, for: screenSize) }

    /// Returns the sizes of widgets on a tablet with a screen of a given size.
    public func sizesForiPad(screenSize: CGSize, target: WidgetTarget) -> [WidgetSize: CGSize] {
        sizes(in: target == .homeScreen ? homeScreen : designCanvas, for: screenSize)
    }

    /// Returns the sizes of widgets on a watch whose case has a given height in millimeters.
    public func sizesForWatch(watchSize: CGFloat) -> [WidgetSize: CGSize] {
        guard let row = watches.first(where: { $0.minCase <= watchSize }) else { return [:] }
        return [.medium: row.medium]
    }

    /// Returns the sizes of widgets on a device; empty for devices without widgets in the table.
    ///
    /// - Parameters:
    ///   - device: The device, with the size of its screen.
    ///   - iPadTarget: The size to return for a tablet: on the design canvas, or on the home screen.
    public func sizes(on device: DeviceProfile, iPadTarget: WidgetTarget = .homeScreen) -> [WidgetSize: CGSize] {
        switch device.idiom {
        case .phone: sizesForiPhone(screenSize: device.screenSize)
        case .pad: sizesForiPad(screenSize: device.screenSize, target: iPadTarget)
        case .watch: device.watchSize.map { sizesForWatch(watchSize: $0) } ?? [:]
        case .tv, .carPlay, .mac, .vision, .unspecified: [:]
        }
    }

    /// Returns the kinds of widgets that a kind of device shows.
    public func supportedSizes(for idiom: DeviceProfile.Idiom) -> [WidgetSize] {
        switch idiom {
        case .phone: phoneSizes
        case .pad: [.small, .medium, .large, .extraLarge]
        case .watch, .tv, .carPlay, .mac, .vision, .unspecified: []
        }
    }

    private func sizes(in rows: [Row], for screenSize: CGSize) -> [WidgetSize: CGSize] {
        let screen = screenSize.upright
        return rows.first { $0.takes(screen) }?.sizes ?? [:]
    }
}
