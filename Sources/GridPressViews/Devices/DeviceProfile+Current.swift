extension EnvironmentValues {
    /// The device that the figure shows; ``DeviceProfile/standard`` by default.
    ///
    /// `GridPress` has a public name for it, so that user code can use the name `device`.
    package var deviceProfile: DeviceProfile {
        get { self[DeviceKey.self] }
        set { self[DeviceKey.self] = newValue }
    }

    private enum DeviceKey: EnvironmentKey { static let defaultValue = DeviceProfile.standard }
}

extension DeviceProfile {
    /// The device of the view whose body is being read; outside of a drawing, ``standard``.
    package static var current: DeviceProfile { LayoutPass.current?.builder?.environment.deviceProfile ?? .standard }
}
