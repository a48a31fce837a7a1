import XMLReading

/// The position of a text in an element: whether it is the first content, and whether it is the last.
struct PiecePosition {
    var isFirst: Bool
    var isLast: Bool
}

extension XMLElement {
    /// An element or a text inside an element.
    ///
    /// Texts on both sides of a comment are one text.
    enum Piece {
        case element(XMLElement)
        case text(String, offset: Int)
    }

    var pieces: [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(children.count)
        for child in children {
            switch child {
            case .element(let element): pieces.append(.element(element))
            case .text(let text, let range):
                if case .text(let before, let offset)? = pieces.last {
                    pieces[pieces.count - 1] = .text(before + text, offset: offset)
                } else {
                    pieces.append(.text(text, offset: range.lowerBound))
                }
            case .comment: continue
            }
        }
        return pieces
    }

    /// The name or the title that identifies the element for readers; `nil` if it has none.
    var label: String? {
        if name == "title" || name == "style" { return nil }
        for case .element(let child) in children.prefix(2) where child.name == "title" {
            if case .text(let title, _)? = child.children.first { return title }
        }
        if let label = self["aria-label"] ?? self["title"] ?? self["name"] { return label }
        return name == "g" ? self["class"] : nil
    }

    /// Returns whether the content is a line of text, in which white space between elements counts.
    func holdsText(inside context: MarkupContext) -> Bool { Self.textElements.contains(name) }

    static let textElements: Set = [
        "text", "tspan", "textPath", "title", "desc", "p", "span", "b", "i", "em", "strong", "small", "code", "label",
        "td",
        "th", "h1", "h2", "h3", "h4", "h5", "h6", "caption", "figcaption", "legend", "summary", "dt", "dd",
    ]
    /// The elements inside of a line, where white space at the ends counts too.
    private static let inline: Set = ["tspan", "textPath", "span", "b", "i", "em", "strong", "small", "code", "a"]

    /// Returns a text as it is shown: runs of white space become one space, which is removed at the ends of a block.
    func flow(_ text: String, _ ends: PiecePosition) -> String {
        guard text.needsFlow else { return text }
        let isInline = Self.inline.contains(name)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if !byte.isSpace {
                bytes.append(byte)
            } else if bytes.last != 0x20, !(bytes.isEmpty && ends.isFirst && !isInline) {
                bytes.append(0x20)
            }
        }
        if ends.isLast, !isInline, bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// Whether the text only consists of white space.
    var isBlank: Bool { utf8.allSatisfy(\.isSpace) }

    /// Whether the text contains white space at an end, in a row, or other than spaces.
    var needsFlow: Bool {
        var wasSpace = true
        for byte in utf8 {
            if byte.isSpace, wasSpace || byte != 0x20 { return true }
            wasSpace = byte.isSpace
        }
        return wasSpace
    }
}
