nonisolated extension View {
    /// Lays the view out as on a device whose screen has a size: with its size classes and the styles of its system.
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
