/// A piece of Swift source that macros read as a unit.
package struct Token: Hashable, Sendable {
    /// The kinds of tokens.
    package enum Kind: Hashable, Sendable {
        /// A name or a keyword; also in backticks, and names such as `$0`.
        case word
        /// A number.
        case number
        /// A string with all that is interpolated in it.
        case string
        /// A regular expression.
        case regex
        /// A macro or a directive such as `#if`.
        case pound
        /// An operator, among them `=`, `->`, `?` and `!`.
        case symbol
        /// One of `( ) [ ] { } , : ; . @ \`.
        case punctuation
    }

    /// The kind of the token.
    package let kind: Kind
    /// The bytes of the token in its source.
    package let range: Range<Int>
    /// Whether a line ends between the token before and this one.
    package let startsLine: Bool
    /// Whether there is a space or a comment between the token before and this one.
    package let followsSpace: Bool
}
