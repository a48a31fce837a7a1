/// The kind of content of an element, which determines its formatting.
enum MarkupContent {
    /// No content.
    case nothing
    /// Only text, as words.
    ///
    /// The amount of white space between them has no meaning.
    case words([String])
    /// Elements, comments and processing instructions, each on a separate line.
    case nodes
    /// Text next to other nodes, or texts in a text.
    ///
    /// It isn't changed, because white space may have a meaning there.
    case verbatim

    /// Creates the kind of content of an element.
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
    /// Returns whether the element with this name contains text, in which spaces between nodes are visible.
    static func holdsText(_ name: String) -> Bool { named[name]?.parameters.takeText ?? false }
}
