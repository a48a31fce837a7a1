nonisolated extension View {
    /// Lays the view out with the size classes of a device.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - screenSize: The size of the screen, which determines the size classes.
    package func shown(on device: DeviceProfile, screenSize: CGSize) -> some View {
        environment(\.horizontalSizeClass, device.horizontalSizeClass(for: screenSize))
            .environment(\.verticalSizeClass, device.verticalSizeClass(for: screenSize))
            .environment(\.hasScreenGrounds, true)
            .device(device)
    }
}
