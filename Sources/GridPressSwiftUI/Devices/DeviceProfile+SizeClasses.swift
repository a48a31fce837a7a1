extension DeviceProfile {
    /// Returns how much room there is from side to side on the screen, held in a way.
    package func horizontalSizeClass(for size: CGSize) -> UserInterfaceSizeClass {
        switch idiom {
        // The largest phones have room for two columns while they lie on a side.
        case .phone: size.width > size.height && size.width >= 896 ? .regular : .compact
        case .watch, .carPlay, .unspecified: .compact
        case .pad, .tv, .mac, .vision: .regular
        }
    }

    /// Returns how much room there is from top to bottom on the screen, held in a way.
    package func verticalSizeClass(for size: CGSize) -> UserInterfaceSizeClass {
        switch idiom {
        case .phone: size.width > size.height ? .compact : .regular
        case .watch, .carPlay, .unspecified: .compact
        case .pad, .tv, .mac, .vision: .regular
        }
    }
}
