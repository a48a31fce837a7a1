extension EnvironmentValues {
    /// What the figure is shown on: the standard device, unless something else is set.
    public var device: DeviceProfile {
        get { self[DeviceKey.self] }
        set { self[DeviceKey.self] = newValue }
    }

    /// How the device is held, upright unless something else is set; `nil` while it lies flat, or nobody knows.
    public var deviceOrientation: FUInterfaceOrientation? {
        get { self[DeviceOrientationKey.self] }
        set { self[DeviceOrientationKey.self] = newValue }
    }

    /// How the app may be turned: every way, unless something else is set.
    public var supportedOrientations: [FUInterfaceOrientation] {
        get { self[SupportedOrientationsKey.self] }
        set { self[SupportedOrientationsKey.self] = newValue }
    }

    /// How the app is turned: what follows from how the device is held and what the app supports, unless it is set.
    public var interfaceOrientation: FUInterfaceOrientation? {
        get {
            self[InterfaceOrientationKey.self]
                ?? .interface(device: deviceOrientation, supported: supportedOrientations)
        }
        set { self[InterfaceOrientationKey.self] = newValue }
    }

    private enum DeviceKey: EnvironmentKey { static let defaultValue = DeviceProfile.standard }

    private enum DeviceOrientationKey: EnvironmentKey {
        static let defaultValue: FUInterfaceOrientation? = .portrait
    }

    private enum SupportedOrientationsKey: EnvironmentKey {
        static let defaultValue = FUInterfaceOrientation.allCases
    }

    private enum InterfaceOrientationKey: EnvironmentKey { static let defaultValue: FUInterfaceOrientation? = nil }
}

nonisolated extension View {
    /// Shows this view as it looks on a device.
    public func device(_ device: DeviceProfile) -> ModifiedView<Self> { environment(\.device, device) }

    /// Shows this view as it looks while the device is held in a way; `nil` while it lies flat.
    public func deviceOrientation(_ orientation: FUInterfaceOrientation?) -> ModifiedView<Self> {
        environment(\.deviceOrientation, orientation)
    }

    /// Shows this view as it looks while the app is turned in a way, however the device is held.
    public func interfaceOrientation(_ orientation: FUInterfaceOrientation?) -> ModifiedView<Self> {
        environment(\.interfaceOrientation, orientation)
    }

    /// Shows this view as it looks in an app that may be turned in some ways only.
    public func supportedOrientations(_ orientations: [FUInterfaceOrientation]) -> ModifiedView<Self> {
        environment(\.supportedOrientations, orientations)
    }
}
