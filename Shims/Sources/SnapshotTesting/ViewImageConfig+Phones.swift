import GridPressKits

extension ViewImageConfig {
    /// Returns the screen of a phone.
    ///
    /// - Parameters:
    ///   - orientation: The orientation of the screen.
    ///   - size: The size in points, in portrait orientation.
    ///   - notch: The insets at the top and the bottom in portrait, and at the sides and the bottom in landscape;
    ///     `nil` for a phone with a home button.
    ///   - wideClass: The size class of the longer side.
    private static func phone(
        _ orientation: Orientation, _ size: CGSize,
        notch: (top: CGFloat, bottom: CGFloat, side: CGFloat, home: CGFloat)? = nil, scale: CGFloat,
        wideClass: UIUserInterfaceSizeClass = .compact
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: notch?.top ?? 20, left: 0, bottom: notch?.bottom ?? 0, right: 0),
                size: size, traits: .screen(.compact, .regular, scale: scale))
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(
                    top: 0, left: notch?.side ?? 0, bottom: notch?.home ?? 0, right: notch?.side ?? 0),
                size: CGSize(width: size.height, height: size.width), traits: .screen(wideClass, .compact, scale: scale)
            )
        }
    }

    /// The first iPhone SE.
    public static let iPhoneSe = iPhoneSe(.portrait)

    /// Returns the whole screen of the first iPhone SE, in an orientation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 320, height: 568), scale: 2)
    }

    /// The iPhone 8.
    public static let iPhone8 = iPhone8(.portrait)

    /// Returns the whole screen of the iPhone 8, in an orientation.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 375, height: 667), scale: 2)
    }

    /// The iPhone 8 Plus.
    public static let iPhone8Plus = iPhone8Plus(.portrait)

    /// Returns the whole screen of the iPhone 8 Plus, in an orientation.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 414, height: 736), scale: 3, wideClass: .regular)
    }

    /// The iPhone X.
    public static let iPhoneX = iPhoneX(.portrait)

    /// Returns the whole screen of the iPhone X, in an orientation.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 375, height: 812), notch: (44, 34, 44, 21), scale: 3)
    }

    /// The iPhone XS Max.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)

    /// Returns the whole screen of the iPhone XS Max, in an orientation.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 414, height: 896), notch: (44, 34, 44, 21), scale: 3, wideClass: .regular)
    }

    /// The iPhone XR.
    public static let iPhoneXr = iPhoneXr(.portrait)

    /// Returns the whole screen of the iPhone XR, in an orientation.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 414, height: 896), notch: (44, 34, 44, 21), scale: 2, wideClass: .regular)
    }

    /// The iPhone 12.
    public static let iPhone12 = iPhone12(.portrait)

    /// Returns the whole screen of the iPhone 12, in an orientation.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 390, height: 844), notch: (47, 34, 47, 21), scale: 3)
    }

    /// The iPhone 12 Pro.
    public static let iPhone12Pro = iPhone12Pro(.portrait)

    /// Returns the whole screen of the iPhone 12 Pro, in an orientation.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 390, height: 844), notch: (47, 34, 47, 21), scale: 3)
    }

    /// The iPhone 12 Pro Max.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)

    /// Returns the whole screen of the iPhone 12 Pro Max, in an orientation.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 428, height: 926), notch: (47, 34, 47, 21), scale: 3, wideClass: .regular)
    }

    /// The iPhone 13.
    public static let iPhone13 = iPhone13(.portrait)

    /// Returns the whole screen of the iPhone 13, in an orientation.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 390, height: 844), notch: (47, 34, 47, 21), scale: 3)
    }

    /// The iPhone 13 mini.
    public static let iPhone13Mini = iPhone13Mini(.portrait)

    /// Returns the whole screen of the iPhone 13 mini, in an orientation.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 375, height: 812), notch: (50, 34, 50, 21), scale: 3)
    }

    /// The iPhone 13 Pro.
    public static let iPhone13Pro = iPhone13Pro(.portrait)

    /// Returns the whole screen of the iPhone 13 Pro, in an orientation.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 390, height: 844), notch: (47, 34, 47, 21), scale: 3)
    }

    /// The iPhone 13 Pro Max.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)

    /// Returns the whole screen of the iPhone 13 Pro Max, in an orientation.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, CGSize(width: 428, height: 926), notch: (47, 34, 47, 21), scale: 3, wideClass: .regular)
    }
}

extension UITraitCollection {
    /// Returns the traits of a screen with size classes.
    fileprivate static func screen(
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, scale: CGFloat
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
            UITraitCollection(displayScale: scale),
        ])
    }
}
