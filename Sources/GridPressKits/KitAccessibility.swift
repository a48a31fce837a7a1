import GridPressSwiftUI

#if !canImport(Darwin)
    /// The accessibility settings of the system.
    ///
    /// In a figure none of them is on.
    public enum UIAccessibility {
        /// A Boolean value that indicates whether VoiceOver is running; always `false`.
        public static var isVoiceOverRunning: Bool { false }
        /// A Boolean value that indicates whether Switch Control is running; always `false`.
        public static var isSwitchControlRunning: Bool { false }
        /// A Boolean value that indicates whether motion is reduced; always `false`.
        public static var isReduceMotionEnabled: Bool { false }
        /// A Boolean value that indicates whether transparency is reduced; always `false`.
        public static var isReduceTransparencyEnabled: Bool { false }
        /// A Boolean value that indicates whether text is bold; always `false`.
        public static var isBoldTextEnabled: Bool { false }
        /// A Boolean value that indicates whether colors are inverted; always `false`.
        public static var isInvertColorsEnabled: Bool { false }
        /// A Boolean value that indicates whether system colors are darker; always `false`.
        public static var isDarkerSystemColorsEnabled: Bool { false }
        /// A Boolean value that indicates whether colors are replaced with grays; always `false`.
        public static var isGrayscaleEnabled: Bool { false }
        /// A Boolean value that indicates whether information must not depend on color alone; always `false`.
        public static var shouldDifferentiateWithoutColor: Bool { false }

        /// Has no effect: no assistive technology is notified.
        public static func post(notification: Notification, argument: Any?) {}

        /// A notification for assistive technologies.
        public struct Notification: Hashable, Sendable {
            private let name: String

            /// A new screen is shown.
            public static let screenChanged = Notification(name: "screenChanged")
            /// Parts of the screen have changed.
            public static let layoutChanged = Notification(name: "layoutChanged")
            /// An announcement.
            public static let announcement = Notification(name: "announcement")
            /// A page was scrolled.
            public static let pageScrolled = Notification(name: "pageScrolled")
        }
    }

    /// A content size category of UIKit: the text size that people prefer.
    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
        /// The name of the category.
        public let rawValue: String

        /// Creates a category with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

        /// An unspecified size.
        public static let unspecified = UIContentSizeCategory("Unspecified")
        /// The smallest size.
        public static let extraSmall = UIContentSizeCategory("XS")
        /// A small size.
        public static let small = UIContentSizeCategory("S")
        /// A size smaller than the default.
        public static let medium = UIContentSizeCategory("M")
        /// The default size.
        public static let large = UIContentSizeCategory("L")
        /// A size larger than the default.
        public static let extraLarge = UIContentSizeCategory("XL")
        /// A large size.
        public static let extraExtraLarge = UIContentSizeCategory("XXL")
        /// The largest size outside of the accessibility sizes.
        public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
        /// The first accessibility size.
        public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
        /// The second accessibility size.
        public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
        /// The third accessibility size.
        public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
        /// The fourth accessibility size.
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
        /// The largest accessibility size.
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

        private static let order: [UIContentSizeCategory] = [
            unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
            accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
            accessibilityExtraExtraExtraLarge,
        ]

        /// A Boolean value that indicates whether the size is an accessibility size.
        public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

        /// Returns whether one size is smaller than another.
        public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
            (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
        }
    }

    /// A light or dark interface style.
    public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
        /// An unspecified style.
        case unspecified
        /// The light style.
        case light
        /// The dark style.
        case dark
    }

    extension KitColor {
        /// Creates a color whose components depend on the interface style.
        public convenience init(dynamicProvider: (UITraitCollection) -> KitColor) {
            self.init(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
            )
        }

        /// Creates a color whose components depend on the appearance; the name has no effect.
        public convenience init(name: String?, dynamicProvider: (NSAppearance) -> KitColor) {
            self.init(
                light: dynamicProvider(.light).light,
                dark: dynamicProvider(.dark).dark
            )
        }

        /// Returns the color for the interface style of some traits.
        public func resolvedColor(with traits: UITraitCollection) -> KitColor {
            let parts = traits.userInterfaceStyle == .dark ? dark : light
            return KitColor(light: parts, dark: parts)
        }
    }
#endif
