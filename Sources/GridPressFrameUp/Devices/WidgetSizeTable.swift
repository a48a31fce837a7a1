/// The sizes of widgets, by the size of the screen.
///
/// The first row counts whose least width and least height a screen both reaches; a screen is measured upright.
public struct WidgetSizeTable: Hashable, Sendable {
    /// The screens of phones, of whose rows the last takes any screen.
    let phones: [Row]
    /// The screens of tablets, the sizes as they are designed, and as they are on the home screen.
    let designCanvas: [Row]
    let homeScreen: [Row]
    /// The cases of watches, in millimetres, with the size of the only widget.
    let watches: [WatchRow]
    /// The least size of each widget on any device.
    public let minimumSizes: [WidgetSize: CGSize]
    /// The largest size of each widget on any device.
    public let maximumSizes: [WidgetSize: CGSize]
    private let phoneSizes: [WidgetSize]

    /// The sizes for screens that are at least this large.
    struct Row: Hashable, Sendable {
        var minWidth: CGFloat = 0
        var minHeight: CGFloat = 0
        let sizes: [WidgetSize: CGSize]

        func takes(_ screen: CGSize) -> Bool { minWidth <= screen.width && minHeight <= screen.height }
    }

    /// The size of the widget on watches with a case of at least this size.
    struct WatchRow: Hashable, Sendable {
        let minCase: CGFloat
        let medium: CGSize
    }

    init(
        phones: [Row],
        designCanvas: [Row],
        homeScreen: [Row],
        watches: [WatchRow],
        phoneSizes: [WidgetSize],
        minimumSizes: [WidgetSize: CGSize],
        maximumSizes: [WidgetSize: CGSize]
    ) {
        self.phones = phones
        self.designCanvas = designCanvas
        self.homeScreen = homeScreen
        self.watches = watches
        self.phoneSizes = phoneSizes
        self.minimumSizes = minimumSizes
        self.maximumSizes = maximumSizes
    }
}

// MARK: - Looking up

extension WidgetSizeTable {
    /// The sizes of widgets on a phone with a screen.
    public func sizesForiPhone(screenSize: CGSize) -> [WidgetSize: CGSize] { sizes(in: phones, for: screenSize) }

    /// The sizes of widgets on a tablet with a screen.
    public func sizesForiPad(screenSize: CGSize, target: WidgetTarget) -> [WidgetSize: CGSize] {
        sizes(in: target == .homeScreen ? homeScreen : designCanvas, for: screenSize)
    }

    /// The sizes of widgets on a watch whose case has this height in millimetres.
    public func sizesForWatch(watchSize: CGFloat) -> [WidgetSize: CGSize] {
        guard let row = watches.first(where: { $0.minCase <= watchSize }) else { return [:] }
        return [.medium: row.medium]
    }

    /// The sizes of widgets on a device.
    public func sizes(on device: DeviceProfile, iPadTarget: WidgetTarget = .homeScreen) -> [WidgetSize: CGSize] {
        switch device.idiom {
        case .phone: sizesForiPhone(screenSize: device.screenSize)
        case .pad: sizesForiPad(screenSize: device.screenSize, target: iPadTarget)
        case .watch: device.watchSize.map { sizesForWatch(watchSize: $0) } ?? [:]
        case .tv, .carPlay, .mac, .vision, .unspecified: [:]
        }
    }

    /// The sizes that can be put on the screens of a kind of device.
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
