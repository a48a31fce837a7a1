extension DeviceProfile {
    /// Returns the horizontal size class of the screen.
    ///
    /// - Parameter size: The size of the screen in its orientation.
    package func horizontalSizeClass(for size: CGSize) -> UserInterfaceSizeClass {
        switch idiom {
        // The largest phones have a regular width in landscape.
        case .phone: size.width > size.height && size.width >= 896 ? .regular : .compact
        case .watch, .carPlay, .unspecified: .compact
        case .pad, .tv, .mac, .vision: .regular
        }
    }

    /// Returns the vertical size class of the screen.
    ///
    /// - Parameter size: The size of the screen in its orientation.
    package func verticalSizeClass(for size: CGSize) -> UserInterfaceSizeClass {
        switch idiom {
        case .phone: size.width > size.height ? .compact : .regular
        case .watch, .carPlay, .unspecified: .compact
        case .pad, .tv, .mac, .vision: .regular
        }
    }
}
