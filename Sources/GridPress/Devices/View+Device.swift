nonisolated extension View {
    /// Lays the view out with the size classes and the styles of a device.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - screenSize: The size of the screen, which determines the size classes.
    @ViewBuilder package func shown(on device: DeviceProfile, screenSize: CGSize) -> some View {
        let view = environment(\.horizontalSizeClass, device.horizontalSizeClass(for: screenSize))
            .environment(\.verticalSizeClass, device.verticalSizeClass(for: screenSize))
            .environment(\.hasScreenGrounds, true)
            .device(device)
        switch device.idiom {
        case .phone, .pad, .vision: view.listStyle(.insetGrouped)
        case .watch, .tv, .carPlay, .mac, .unspecified: view
        }
    }
}
