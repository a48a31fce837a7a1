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

    /// The kind of token.
    package let kind: Kind
    /// Where it stands, in bytes.
    package let range: Range<Int>

    /// Whether it is some punctuation.
    package func isMark(_ character: Character) -> Bool { kind == .mark(character) }

    /// Whether it is a keyword, or a name like it.
    package func isWord(_ word: String) -> Bool { kind == .word(word) }

    /// The name, in backticks or not.
    package var name: String? {
        switch kind {
        case .word(let name), .quotedWord(let name): name
        case .mark, .text, .other: nil
        }
    }
}

/// A string literal of Swift source.
package struct SwiftStringLiteral: Equatable {
    /// How many number signs stand before and behind its quotation marks.
    package let hashes: Int
    /// Whether it has three quotation marks on either side.
    package let isMultiline: Bool
    /// What is between the quotation marks, in bytes.
    package let content: Range<Int>
    /// Whether something is inserted into it.
    package let hasInterpolation: Bool
}
