// Sizes in points, from the newest table by default.

extension WidgetSize {
    /// Returns the sizes of widgets on a phone with a screen of a given size.
    public static func sizesForiPhone(screenSize: CGSize, table: WidgetSizeTable = .newest) -> [WidgetSize: CGSize] {
        table.sizesForiPhone(screenSize: screenSize)
    }

    /// Returns the sizes of widgets on a tablet with a screen of a given size.
    public static func sizesForiPad(
        screenSize: CGSize, target: WidgetTarget, table: WidgetSizeTable = .newest
    ) -> [WidgetSize: CGSize] {
        table.sizesForiPad(screenSize: screenSize, target: target)
    }

    /// Returns the sizes of widgets on a watch whose case has a given height in millimeters.
    public static func sizesForWatch(watchSize: CGFloat, table: WidgetSizeTable = .newest) -> [WidgetSize: CGSize] {
        table.sizesForWatch(watchSize: watchSize)
    }

    /// Returns the size on a phone with a screen of a given size; `nil` if phones don't show the widget.
    public func sizeForiPhone(screenSize: CGSize, table: WidgetSizeTable = .newest) -> CGSize? {
        table.sizesForiPhone(screenSize: screenSize)[self]
    }

    /// Returns the size on a tablet with a screen of a given size; `nil` if tablets don't show the widget.
    public func sizeForiPad(screenSize: CGSize, target: WidgetTarget, table: WidgetSizeTable = .newest) -> CGSize? {
        table.sizesForiPad(screenSize: screenSize, target: target)[self]
    }

    /// Returns the size on a watch whose case has a given height in millimeters; `nil` if watches don't show the
    /// widget.
    public func sizeForWatch(watchSize: CGFloat, table: WidgetSizeTable = .newest) -> CGSize? {
        table.sizesForWatch(watchSize: watchSize)[self]
    }

    /// Returns the scale of the widget on the home screen of a tablet; `nil` if tablets don't show the widget.
    public func scaleFactorForiPad(screenSize: CGSize, table: WidgetSizeTable = .newest) -> CGFloat? {
        guard let home = sizeForiPad(screenSize: screenSize, target: .homeScreen, table: table),
            let canvas = sizeForiPad(screenSize: screenSize, target: .designCanvas, table: table)
        else { return nil }
        return home.width / canvas.width
    }
}

// MARK: - Limits

extension WidgetSize {
    /// The smallest size of each widget on any device.
    public static var minimumSizes: [WidgetSize: CGSize] { WidgetSizeTable.newest.minimumSizes }

    /// The smallest size on any device.
    public var minimumSize: CGSize { WidgetSizeTable.newest.minimumSizes[self] ?? .zero }

    /// The largest size on any device.
    public var maximumSize: CGSize { WidgetSizeTable.newest.maximumSizes[self] ?? .zero }
}

// MARK: - Devices

extension WidgetSize {
    /// Returns the kinds of widgets that a kind of device shows.
    public static func supportedSizes(
        for idiom: DeviceProfile.Idiom, table: WidgetSizeTable = .newest
    ) -> [WidgetSize] {
        table.supportedSizes(for: idiom)
    }

    /// Returns the size on a device; `nil` if the device doesn't show the widget.
    public func size(
        on device: DeviceProfile, iPadTarget: WidgetTarget = .homeScreen, table: WidgetSizeTable = .newest
    ) -> CGSize? {
        table.sizes(on: device, iPadTarget: iPadTarget)[self]
    }

    /// Returns the scale of the widget on the home screen of a device: 1, except on tablets.
    public func scaleFactor(on device: DeviceProfile, table: WidgetSizeTable = .newest) -> CGFloat {
        guard device.idiom == .pad else { return 1 }
        return scaleFactorForiPad(screenSize: device.screenSize, table: table) ?? 1
    }

    /// The kinds of widgets that the current device shows.
    ///
    /// The current device is the device of the environment. Outside of the body of a view, it is
    /// ``DeviceProfile/standard``.
    public static var supportedSizesForCurrentDevice: [WidgetSize] { supportedSizes(for: DeviceProfile.current.idiom) }

    /// Returns the size on the current device; `nil` if that device doesn't show the widget.
    ///
    /// The current device is the device of the environment. Outside of the body of a view, it is
    /// ``DeviceProfile/standard``.
    public func sizeForCurrentDevice(iPadTarget: WidgetTarget = .homeScreen) -> CGSize? {
        size(on: .current, iPadTarget: iPadTarget)
    }

    /// The scale of the widget on the home screen of the current device: 1, except on tablets.
    ///
    /// The current device is the device of the environment. Outside of the body of a view, it is
    /// ``DeviceProfile/standard``.
    public var scaleFactorForCurrentDevice: CGFloat { scaleFactor(on: .current) }
}
