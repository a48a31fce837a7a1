/// A token of Swift source, which is neither white space nor a comment.
package struct SwiftToken: Equatable {
    /// The kind of a token.
    package enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A name in backticks, which is never a keyword.
        case quotedWord(String)
        /// One byte of punctuation or of an operator.
        case mark(Character)
        /// A string literal.
        case text(SwiftStringLiteral)
        /// A number or a regular expression.
        case other
    }

    /// The kind of the token.
    package let kind: Kind
    /// The range in the source, in bytes.
    package let range: Range<Int>

    /// Returns whether the token is a punctuation character.
    package func isMark(_ character: Character) -> Bool { kind == .mark(character) }

    /// Returns whether the token is a keyword, or a name without backticks.
    package func isWord(_ word: String) -> Bool { kind == .word(word) }

    /// The name, with or without backticks; `nil` for other tokens.
    package var name: String? {
        switch kind {
        case .word(let name), .quotedWord(let name): name
        case .mark, .text, .other: nil
        }
    }
}

/// A string literal of Swift source.
package struct SwiftStringLiteral: Equatable {
    /// The number of number signs before and after the quotation marks.
    package let hashes: Int
    /// Whether the literal has three quotation marks on each side.
    package let isMultiline: Bool
    /// The range between the quotation marks, in bytes.
    package let content: Range<Int>
    /// Whether the literal contains an interpolation.
    package let hasInterpolation: Bool
}
