/// The limits for a document.
///
/// A document beyond them has a finding that names the limit.
package struct XMLLimits: Hashable, Sendable {
    /// How many bytes it may have.
    package var bytes: Int
    /// How many elements it may have.
    package var elements: Int
    /// How many attributes an element may have.
    package var attributesOfElement: Int
    /// How many attributes all elements may have together.
    package var attributes: Int
    /// How deep elements may be nested.
    package var depth: Int

    /// The limits of a layout document, which people write.
    package static let layoutDocument = XMLLimits(
        bytes: 8_000_000,
        elements: 50_000,
        attributesOfElement: 256,
        attributes: 100_000,
        depth: 200
    )

    /// The limits of a golden file, which a program writes; libxml2 looks no further ahead than so many bytes.
    package static let goldenFile = XMLLimits(
        bytes: 10_000_000,
        elements: 200_000,
        attributesOfElement: 256,
        attributes: 2_000_000,
        depth: 200
    )
}
