import GridPressKits

extension ViewImageConfig {
    /// Returns the screen of a tablet, or a part of it.
    ///
    /// - Parameters:
    ///   - size: Its size in points, held upright.
    ///   - insets: The insets at the top and the bottom.
    ///   - across: The widths of the parts of a screen across: a third, a half, two thirds and all.
    ///   - upright: The widths of the parts of an upright screen: a third, two thirds and all.
    private static func tablet(
        _ orientation: TabletOrientation, _ size: CGSize, insets: (top: CGFloat, bottom: CGFloat) = (20, 0),
        across: [CGFloat], upright: [CGFloat]
    ) -> ViewImageConfig {
        let part: CGSize
        // A narrow part of a screen has the size class of a phone.
        let isNarrow: Bool
        switch orientation {
        case .landscape(let split):
            let place = [.oneThird, .oneHalf, .twoThirds, .full].firstIndex(of: split) ?? 3
            part = CGSize(width: across[place], height: size.width)
            isNarrow = place == 0 || place == 1 && across[place] < 600
        case .portrait(let split):
            let place = [.oneThird, .twoThirds, .full].firstIndex(of: split) ?? 2
            part = CGSize(width: upright[place], height: size.height)
            isNarrow = place < 2
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0), size: part,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
                UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
            ]))
    }

    /// The iPad mini of 7.9 inches.
    public static let iPadMini = iPadMini(.landscape)

    /// Returns the whole screen of the iPad mini of 7.9 inches, in an orientation.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPadMini(.landscape(splitView: .full))
        case .portrait: iPadMini(.portrait(splitView: .full))
        }
    }

    /// Returns the screen of the iPad mini of 7.9 inches, or a part of it, in an orientation.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(orientation, CGSize(width: 768, height: 1024), across: [320, 507, 694, 1024], upright: [320, 438, 768])
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The iPad of 9.7 inches.
    public static let iPad9_7 = iPad9_7(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the whole screen of the iPad of 9.7 inches, in an orientation.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPad9_7(.landscape(splitView: .full))
        case .portrait: iPad9_7(.portrait(splitView: .full))
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the screen of the iPad of 9.7 inches, or a part of it, in an orientation.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(orientation, CGSize(width: 768, height: 1024), across: [320, 507, 694, 1024], upright: [320, 438, 768])
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The iPad of 10.2 inches.
    public static let iPad10_2 = iPad10_2(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the whole screen of the iPad of 10.2 inches, in an orientation.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPad10_2(.landscape(splitView: .full))
        case .portrait: iPad10_2(.portrait(splitView: .full))
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the screen of the iPad of 10.2 inches, or a part of it, in an orientation.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(orientation, CGSize(width: 810, height: 1080), across: [320, 535, 750, 1080], upright: [320, 480, 810])
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The iPad Pro of 10.5 inches.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the whole screen of the iPad Pro of 10.5 inches, in an orientation.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPadPro10_5(.landscape(splitView: .full))
        case .portrait: iPadPro10_5(.portrait(splitView: .full))
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the screen of the iPad Pro of 10.5 inches, or a part of it, in an orientation.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(orientation, CGSize(width: 834, height: 1112), across: [320, 551, 782, 1112], upright: [320, 504, 834])
    }

    /// The iPad Pro of 11 inches.
    public static let iPadPro11 = iPadPro11(.landscape)

    /// Returns the whole screen of the iPad Pro of 11 inches, in an orientation.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPadPro11(.landscape(splitView: .full))
        case .portrait: iPadPro11(.portrait(splitView: .full))
        }
    }

    /// Returns the screen of the iPad Pro of 11 inches, or a part of it, in an orientation.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, CGSize(width: 834, height: 1194), insets: (24, 20), across: [375, 592, 809, 1194],
            upright: [320, 504, 834])
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The iPad Pro of 12.9 inches.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the whole screen of the iPad Pro of 12.9 inches, in an orientation.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: iPadPro12_9(.landscape(splitView: .full))
        case .portrait: iPadPro12_9(.portrait(splitView: .full))
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the screen of the iPad Pro of 12.9 inches, or a part of it, in an orientation.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, CGSize(width: 1024, height: 1366), across: [375, 678, 981, 1366], upright: [375, 639, 1024])
    }
}
