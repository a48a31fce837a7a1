extension EnvironmentValues {
    /// The device that the figure shows; ``DeviceProfile/standard`` by default.
    public var device: DeviceProfile {
        get { deviceProfile }
        set { deviceProfile = newValue }
    }

    /// The orientation of the device, portrait by default; `nil` while the device lies flat or its orientation is
    /// unknown.
    @Entry public var deviceOrientation: FUInterfaceOrientation? = .portrait

    /// The orientations that the app supports; all of them by default.
    @Entry public var supportedOrientations: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases

    /// The orientation of the app; `nil` if the app supports no orientation.
    ///
    /// By default, it follows from the orientation of the device and the supported orientations.
    public var interfaceOrientation: FUInterfaceOrientation? {
        get {
            self[InterfaceOrientationKey.self]
                ?? .interface(device: deviceOrientation, supported: supportedOrientations)
        }
        set { self[InterfaceOrientationKey.self] = newValue }
    }

    private enum InterfaceOrientationKey: EnvironmentKey { static let defaultValue: FUInterfaceOrientation? = nil }
}

nonisolated extension View {
    /// Sets the device that the view is shown on.
    public func device(_ device: DeviceProfile) -> ModifiedView<Self> { environment(\.device, device) }

    /// Sets the orientation of the device that the view is shown on; `nil` for a device that lies flat.
    public func deviceOrientation(_ orientation: FUInterfaceOrientation?) -> ModifiedView<Self> {
        environment(\.deviceOrientation, orientation)
    }

    /// Sets the orientation of the app, independent of the orientation of the device; `nil` restores the default.
    public func interfaceOrientation(_ orientation: FUInterfaceOrientation?) -> ModifiedView<Self> {
        environment(\.interfaceOrientation, orientation)
    }

    /// Sets the orientations that the app supports.
    public func supportedOrientations(_ orientations: [FUInterfaceOrientation]) -> ModifiedView<Self> {
        environment(\.supportedOrientations, orientations)
    }
}
