/// A token of Swift source.
package struct Token: Hashable, Sendable {
    /// The kind of a token.
    package enum Kind: Hashable, Sendable {
        /// A name or a keyword, including names in backticks and names such as `$0`.
        case word
        /// A number.
        case number
        /// A string, including its interpolations.
        case string
        /// A regular expression.
        case regex
        /// A macro or a directive such as `#if`.
        case pound
        /// An operator, including `=`, `->`, `?` and `!`.
        case symbol
        /// One of `( ) [ ] { } , : ; . @ \`.
        case punctuation
    }

    /// The kind of the token.
    package let kind: Kind
    /// The range of the token in its source, in bytes.
    package let range: Range<Int>
    /// Whether a line ends between the previous token and this token.
    package let startsLine: Bool
    /// Whether a space or a comment precedes the token.
    package let followsSpace: Bool
}
