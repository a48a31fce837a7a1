/// A node of a document as it is written: references aren't replaced, and nothing is left out.
enum MarkupNode {
    /// An element.
    case element(MarkupElement)
    /// Text, with the white space around it.
    case text(ArraySlice<UInt8>)
    /// A section whose text isn't markup.
    case characterData(ArraySlice<UInt8>)
    /// A comment.
    case comment(ArraySlice<UInt8>)
    /// An instruction for a program, such as the declaration at the start.
    case instruction(ArraySlice<UInt8>)
}

/// An element as it is written.
struct MarkupElement {
    /// Its name, with its prefix.
    var name: String
    /// Its attributes, in the order of the file.
    var attributes: [MarkupAttribute]
    /// What stands inside it.
    var children: [MarkupNode] = []
    /// What stands between its tags.
    var content: ArraySlice<UInt8> = []
}

/// An attribute as it is written.
struct MarkupAttribute {
    /// Its name, with its prefix.
    var name: String
    /// Its value between double quotation marks; references stay.
    var value: String
}

extension Sequence<UInt8> {
    /// Whether there is only white space.
    var isBlank: Bool { allSatisfy(\.isMarkupSpace) }
}

extension UInt8 {
    /// Whether it is white space for XML.
    var isMarkupSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
