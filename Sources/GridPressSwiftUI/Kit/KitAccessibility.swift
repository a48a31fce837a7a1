#if !canImport(Darwin)
    /// The aids of a system for people who need them: a figure has none switched on.
    public enum UIAccessibility {
        /// Whether a screen reader runs.
        public static var isVoiceOverRunning: Bool { false }
        /// Whether a switch is used.
        public static var isSwitchControlRunning: Bool { false }
        /// Whether things should move less.
        public static var isReduceMotionEnabled: Bool { false }
        /// Whether things should be less transparent.
        public static var isReduceTransparencyEnabled: Bool { false }
        /// Whether text is bold.
        public static var isBoldTextEnabled: Bool { false }
        /// Whether colors are inverted.
        public static var isInvertColorsEnabled: Bool { false }
        /// Whether colors are darker.
        public static var isDarkerSystemColorsEnabled: Bool { false }
        /// Whether there are no colors.
        public static var isGrayscaleEnabled: Bool { false }
        /// Whether colors aren't all that differs.
        public static var shouldDifferentiateWithoutColor: Bool { false }

        /// Has no effect: nothing is read aloud.
        public static func post(notification: Notification, argument: Any?) {}

        /// A notification about what should be read.
        public struct Notification: Hashable, Sendable {
            private let name: String

            /// Another screen is shown.
            public static let screenChanged = Notification(name: "screenChanged")
            /// Parts of the screen have changed.
            public static let layoutChanged = Notification(name: "layoutChanged")
            /// A sentence.
            public static let announcement = Notification(name: "announcement")
            /// A page was scrolled.
            public static let pageScrolled = Notification(name: "pageScrolled")
        }
    }

    /// The size in which people like to read, by its name in UIKit.
    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
        /// The name of the size.
        public let rawValue: String

        /// A size by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

        /// A size that isn't known.
        public static let unspecified = UIContentSizeCategory("Unspecified")
        /// The smallest size.
        public static let extraSmall = UIContentSizeCategory("XS")
        /// A small size.
        public static let small = UIContentSizeCategory("S")
        /// A size a little smaller than the usual one.
        public static let medium = UIContentSizeCategory("M")
        /// The usual size.
        public static let large = UIContentSizeCategory("L")
        /// A size a little larger than the usual one.
        public static let extraLarge = UIContentSizeCategory("XL")
        /// A large size.
        public static let extraExtraLarge = UIContentSizeCategory("XXL")
        /// The largest size without an aid.
        public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
        /// The first size of an aid.
        public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
        /// The second size of an aid.
        public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
        /// The third size of an aid.
        public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
        /// The fourth size of an aid.
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
        /// The largest size.
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

        private static let order: [UIContentSizeCategory] = [
            unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
            accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
            accessibilityExtraExtraExtraLarge,
        ]

        /// Whether it is a size of an aid.
        public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

        /// Returns whether one size is smaller than another.
        public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
            (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
        }
    }

    /// The style of a user interface.
    public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
        /// A style that isn't known.
        case unspecified
        /// The light style.
        case light
        /// The dark style.
        case dark
    }

    extension KitColor {
        /// A color that depends on the style of the interface.
        public convenience init(dynamicProvider: (UITraitCollection) -> KitColor) {
            self.init(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
            )
        }

        /// Returns the color in the style of some traits.
        public func resolvedColor(with traits: UITraitCollection) -> KitColor {
            let parts = traits.userInterfaceStyle == .dark ? dark : light
            return KitColor(light: parts, dark: parts)
        }
    }
#endif
