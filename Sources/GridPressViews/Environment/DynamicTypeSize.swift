/// The text size that the reader prefers.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The smallest size.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// The largest size without an accessibility setting.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The fifth accessibility size, the largest of all.
    case accessibility5

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Returns whether the first size is smaller than the second.
    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}

/// The text size that the reader prefers, by its older names.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable {
    /// The smallest size.
    case extraSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case extraLarge
    /// Two steps above the default.
    case extraExtraLarge
    /// The largest size without an accessibility setting.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The fifth accessibility size, the largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Creates the older name of a size.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns whether the first size is smaller than the second.
    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.rawValue < second.rawValue
    }

    /// Returns whether the first size is at most as large as the second.
    public static func <= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { !(second < first) }

    /// Returns whether the first size is larger than the second.
    public static func > (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { second < first }

    /// Returns whether the first size is at least as large as the second.
    public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { !(first < second) }
}

extension DynamicTypeSize {
    /// Creates the size that an older name represents.
    init(_ category: ContentSizeCategory) { self = Self.allCases[category.rawValue] }
}
