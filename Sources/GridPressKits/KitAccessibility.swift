// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// The accessibility settings of the system.
    ///
    /// In a figure none of them is on.
    public enum UIAccessibility {
        public static var isVoiceOverRunning: Bool { false }
        public static var isSwitchControlRunning: Bool { false }
        public static var isReduceMotionEnabled: Bool { false }
        public static var isReduceTransparencyEnabled: Bool { false }
        public static var isBoldTextEnabled: Bool { false }
        public static var isInvertColorsEnabled: Bool { false }
        public static var isDarkerSystemColorsEnabled: Bool { false }
        public static var isGrayscaleEnabled: Bool { false }
        public static var shouldDifferentiateWithoutColor: Bool { false }
        public static func post(notification: Notification, argument: Any?) {}

        public struct Notification: Hashable, Sendable {
            private let name: String
            public static let screenChanged = Notification(name: "screenChanged")
            public static let layoutChanged = Notification(name: "layoutChanged")
            public static let announcement = Notification(name: "announcement")
            public static let pageScrolled = Notification(name: "pageScrolled")
        }
    }

    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }
        public static let unspecified = UIContentSizeCategory("Unspecified"), extraSmall = UIContentSizeCategory("XS")
        public static let small = UIContentSizeCategory("S"), medium = UIContentSizeCategory("M")
        public static let large = UIContentSizeCategory("L"), extraLarge = UIContentSizeCategory("XL")
        public static let extraExtraLarge = UIContentSizeCategory("XXL")
        public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
        public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
        public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
        public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
        private static let order: [UIContentSizeCategory] = [
            unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
            accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
            accessibilityExtraExtraExtraLarge,
        ]

        public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

        public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
            (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
        }
    }

    extension KitColor {
        public convenience init(dynamicProvider: (UITraitCollection) -> KitColor) {
            self.init(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
        }

        public convenience init(name: String?, dynamicProvider: (NSAppearance) -> KitColor) {
            self.init(light: dynamicProvider(.light).light, dark: dynamicProvider(.dark).dark)
        }

        public func resolvedColor(with traits: UITraitCollection) -> KitColor {
            let parts = traits.userInterfaceStyle == .dark ? dark : light
            return KitColor(light: parts, dark: parts)
        }
    }
#endif
