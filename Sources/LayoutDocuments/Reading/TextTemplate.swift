/// A text with holes for the variables of repetitions, parsed once for all iterations.
struct TextTemplate: Sendable {
    /// The first holes, in order; at most ``mostHoles``.
    private(set) var holes: [Hole] = []

    /// An expression in braces.
    struct Hole: Sendable {
        /// The text in the braces, without spaces at its ends.
        let word: String
        /// The parsed expression in the braces; `nil` if it isn't valid.
        let expression: LoopExpression?
        /// The text in the braces, for messages.
        let written: String
        /// The number of bytes, including the braces.
        let byteCount: Int
    }

    /// The largest number of bytes in braces.
    private static let longestExpression = 1000
    /// The largest number of holes that are stored; others are parsed in each iteration.
    private static let mostHoles = 1000

    /// Creates the template of a text.
    init(_ text: String) {
        var rest = text[...]
        while holes.count < Self.mostHoles, let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let hole = Self.hole(at: rest[open...])
        {
            holes.append(hole)
            rest = rest[rest.utf8.index(open, offsetBy: hole.byteCount)...]
        }
    }

    /// Returns the hole at the start of a text; `nil` if its brace isn't closed.
    static func hole(at text: Substring) -> Hole? {
        guard let close = text.utf8.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let inside = text[text.utf8.index(after: text.startIndex)..<close]
        let byteCount = inside.utf8.count
        let isShort = byteCount <= longestExpression
        return Hole(
            word: isShort ? inside.trimmingSpaces : "",
            expression: isShort ? LoopExpression(inside) : nil,
            written: String(inside),
            byteCount: byteCount + 2
        )
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
