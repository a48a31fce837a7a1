// Sizes in points: the newest ones, unless a table is named.

extension WidgetSize {
    /// The sizes of widgets on a phone with a screen.
    public static func sizesForiPhone(
        screenSize: CGSize,
        table: WidgetSizeTable = .newest
    ) -> [WidgetSize: CGSize] {
        table.sizesForiPhone(screenSize: screenSize)
    }

    /// The sizes of widgets on a tablet with a screen.
    public static func sizesForiPad(
        screenSize: CGSize,
        target: WidgetTarget,
        table: WidgetSizeTable = .newest
    ) -> [WidgetSize: CGSize] {
        table.sizesForiPad(screenSize: screenSize, target: target)
    }

    /// The sizes of widgets on a watch whose case has this height in millimetres.
    public static func sizesForWatch(
        watchSize: CGFloat,
        table: WidgetSizeTable = .newest
    ) -> [WidgetSize: CGSize] {
        table.sizesForWatch(watchSize: watchSize)
    }

    /// The size on a phone with a screen; `nil` where there is none.
    public func sizeForiPhone(screenSize: CGSize, table: WidgetSizeTable = .newest) -> CGSize? {
        table.sizesForiPhone(screenSize: screenSize)[self]
    }

    /// The size on a tablet with a screen; `nil` where there is none.
    public func sizeForiPad(
        screenSize: CGSize,
        target: WidgetTarget,
        table: WidgetSizeTable = .newest
    ) -> CGSize? {
        table.sizesForiPad(screenSize: screenSize, target: target)[self]
    }

    /// The size on a watch whose case has this height in millimetres; `nil` where there is none.
    public func sizeForWatch(watchSize: CGFloat, table: WidgetSizeTable = .newest) -> CGSize? {
        table.sizesForWatch(watchSize: watchSize)[self]
    }

    /// How much the widget is scaled down on the home screen of a tablet; `nil` where it has none.
    public func scaleFactorForiPad(screenSize: CGSize, table: WidgetSizeTable = .newest) -> CGFloat? {
        guard let home = sizeForiPad(screenSize: screenSize, target: .homeScreen, table: table),
            let canvas = sizeForiPad(screenSize: screenSize, target: .designCanvas, table: table)
        else { return nil }
        return home.width / canvas.width
    }
}

// MARK: - Limits

extension WidgetSize {
    /// The least size of each widget on any device.
    public static var minimumSizes: [WidgetSize: CGSize] { WidgetSizeTable.newest.minimumSizes }

    /// The least size on any device.
    public var minimumSize: CGSize { WidgetSizeTable.newest.minimumSizes[self] ?? .zero }

    /// The largest size on any device.
    public var maximumSize: CGSize { WidgetSizeTable.newest.maximumSizes[self] ?? .zero }
}

// MARK: - Devices

extension WidgetSize {
    /// The sizes that can be put on the screens of a kind of device.
    public static func supportedSizes(
        for idiom: DeviceProfile.Idiom,
        table: WidgetSizeTable = .newest
    ) -> [WidgetSize] {
        table.supportedSizes(for: idiom)
    }

    /// The size on a device; `nil` where there is none.
    public func size(
        on device: DeviceProfile,
        iPadTarget: WidgetTarget = .homeScreen,
        table: WidgetSizeTable = .newest
    ) -> CGSize? {
        table.sizes(on: device, iPadTarget: iPadTarget)[self]
    }

    /// How much the widget is scaled down on the home screen of a device: 1, but on tablets.
    public func scaleFactor(on device: DeviceProfile, table: WidgetSizeTable = .newest) -> CGFloat {
        guard device.idiom == .pad else { return 1 }
        return scaleFactorForiPad(screenSize: device.screenSize, table: table) ?? 1
    }

    /// The sizes that can be put on the screen of the standard device.
    public static var supportedSizesForCurrentDevice: [WidgetSize] { supportedSizes(for: DeviceProfile.standard.idiom) }

    /// The size on the standard device; `nil` where there is none.
    public func sizeForCurrentDevice(iPadTarget: WidgetTarget = .homeScreen) -> CGSize? {
        size(on: .standard, iPadTarget: iPadTarget)
    }

    /// How much the widget is scaled down on the home screen of the standard device, which is a phone: 1.
    public var scaleFactorForCurrentDevice: CGFloat { scaleFactor(on: .standard) }
}
