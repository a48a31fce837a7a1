/// The kind of content in an element, which determines its layout.
enum MarkupContent {
    /// No content.
    case nothing
    /// Text alone: its words, in which white space means the same however much there is.
    case words([String])
    /// Elements, comments and instructions, on lines of their own.
    case nodes
    /// Text among other things, or texts in a text: it stays as it is, since white space may mean something there.
    case verbatim

    /// How the content of this element is laid out.
    init(_ element: MarkupElement) {
        if element.attributes.contains(where: { $0.name == "xml:space" && $0.value != "default" }) {
            self = element.content.isEmpty ? .nothing : .verbatim
            return
        }
        var hasText = false
        var hasCharacterData = false
        var hasNodes = false
        for child in element.children {
            switch child {
            case .text(let bytes): hasText = hasText || !bytes.isBlank
            case .characterData: hasCharacterData = true
            case .element, .comment, .instruction: hasNodes = true
            }
        }
        if hasCharacterData || hasNodes && (hasText || ElementRule.holdsText(element.name)) {
            self = .verbatim
        } else if hasText {
            self = .words(
                element.content.split(whereSeparator: \.isMarkupSpace).map { String(decoding: $0, as: UTF8.self) }
            )
        } else {
            self = hasNodes ? .nodes : .nothing
        }
    }
}

extension ElementRule {
    /// Whether an element with this name holds text, in which space between two things is seen.
    static func holdsText(_ name: String) -> Bool { named[name]?.parameters.takeText ?? false }
}
