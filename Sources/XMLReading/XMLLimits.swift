/// The limits of a document.
///
/// A document that exceeds them isn't read, and the finding names the limit.
package struct XMLLimits: Hashable, Sendable {
    /// The largest number of bytes.
    package var bytes: Int
    /// The largest number of elements, comments and other pieces of markup.
    package var elements: Int
    /// The largest number of attributes of an element.
    package var attributesOfElement: Int
    /// The largest number of attributes of all elements together.
    package var attributes: Int
    /// The deepest level of nested elements.
    package var depth: Int

    /// The limits of layout documents, which people write.
    package static let layoutDocument = XMLLimits(
        bytes: 8_000_000,
        elements: 50_000,
        attributesOfElement: 256,
        attributes: 100_000,
        depth: 200
    )

    /// The limits of golden files, which a program writes.
    ///
    /// The number of bytes is the lookahead limit of libxml2.
    package static let goldenFile = XMLLimits(
        bytes: 10_000_000,
        elements: 200_000,
        attributesOfElement: 256,
        attributes: 2_000_000,
        depth: 200
    )
}
