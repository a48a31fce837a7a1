/// How large a document may be; beyond it there is a finding that names the limit.
public struct XMLLimits: Hashable, Sendable {
    /// How many bytes it may have.
    public var bytes: Int
    /// How many elements it may have.
    public var elements: Int
    /// How many attributes an element may have.
    public var attributesOfElement: Int
    /// How many attributes all elements may have together.
    public var attributes: Int
    /// How deep elements may be nested.
    public var depth: Int

    /// The limits of a layout document, which people write.
    public static let layoutDocument = XMLLimits(
        bytes: 8_000_000,
        elements: 50_000,
        attributesOfElement: 256,
        attributes: 100_000,
        depth: 200
    )

    /// The limits of a golden file, which a program writes; libxml2 looks no further ahead than so many bytes.
    public static let goldenFile = XMLLimits(
        bytes: 10_000_000,
        elements: 200_000,
        attributesOfElement: 256,
        attributes: 2_000_000,
        depth: 200
    )
}
