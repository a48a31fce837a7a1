/// A text with holes for the variables of repetitions, taken apart once for all turns.
struct TextTemplate: Sendable {
    /// The holes, in their order.
    private(set) var holes: [Hole] = []

    /// An expression in braces.
    struct Hole: Sendable {
        /// The text in the braces, without spaces at its ends.
        let word: String
        /// The sum or product in the braces; `nil` if it isn't one.
        let expression: LoopExpression?
        /// The text in the braces, for messages.
        let written: String
        /// The number of bytes, with the braces.
        let byteCount: Int
    }

    /// The largest number of bytes in braces.
    private static let longestExpression = 1000

    /// The template that a text is.
    init(_ text: String) {
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let inside = rest[rest.utf8.index(after: open)..<close]
            let isShort = inside.utf8.count <= Self.longestExpression
            holes.append(
                Hole(
                    word: isShort ? inside.trimmingSpaces : "",
                    expression: isShort ? LoopExpression(inside) : nil,
                    written: String(inside),
                    byteCount: inside.utf8.count + 2
                )
            )
            rest = rest[rest.utf8.index(after: close)...]
        }
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
