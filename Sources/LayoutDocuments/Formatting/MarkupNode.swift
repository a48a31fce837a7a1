/// A node of a document as it is written: references aren't replaced, and comments and white space are kept.
enum MarkupNode {
    /// An element.
    case element(MarkupElement)
    /// Text, with the white space around it.
    case text(ArraySlice<UInt8>)
    /// A CDATA section.
    case characterData(ArraySlice<UInt8>)
    /// A comment.
    case comment(ArraySlice<UInt8>)
    /// A processing instruction, such as the XML declaration at the start.
    case instruction(ArraySlice<UInt8>)
}

/// An element as it is written.
struct MarkupElement {
    /// The name, with a prefix if it has one.
    var name: String
    /// The attributes in the order of the file.
    var attributes: [MarkupAttribute]
    /// The nodes of the content.
    var children: [MarkupNode] = []
    /// The bytes of the content, between the tags.
    var content: ArraySlice<UInt8> = []
}

/// An attribute as it is written.
struct MarkupAttribute {
    /// The name, with a prefix if it has one.
    var name: String
    /// The value as written between double quotation marks, with its references.
    var value: String
}

extension Sequence<UInt8> {
    /// Whether all bytes are white space, or no bytes exist.
    var isBlank: Bool { allSatisfy(\.isMarkupSpace) }
}

extension UInt8 {
    /// Whether the byte is XML white space.
    var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
