/// How large people like to read.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The smallest.
    case xSmall
    /// Smaller than most like.
    case small
    /// A little smaller than the default.
    case medium
    /// The default.
    case large
    /// A little larger than the default.
    case xLarge
    /// Larger than most like.
    case xxLarge
    /// The largest without an accessibility setting.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest of all.
    case accessibility5

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares how large they are.
    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}

/// How large people like to read, by its older names.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable {
    /// The smallest.
    case extraSmall
    /// Smaller than most like.
    case small
    /// A little smaller than the default.
    case medium
    /// The default.
    case large
    /// A little larger than the default.
    case extraLarge
    /// Larger than most like.
    case extraExtraLarge
    /// The largest without an accessibility setting.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// The older name of a size.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the first is smaller than the second.
    public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
        first.rawValue < second.rawValue
    }

    /// Whether the first is at least as large as the second.
    public static func >= (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { !(first < second) }
}

extension DynamicTypeSize {
    /// The size by its older name.
    init(_ category: ContentSizeCategory) { self = Self.allCases[category.rawValue] }
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}
