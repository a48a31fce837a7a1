/// The tokens and comments of a source that can have errors, for its display.
///
/// A string, name or comment without an end goes to the end of its line or of the source.
package struct UncheckedSource {
    /// The tokens, in order.
    package let tokens: [Token]
    /// The comments with their delimiters, in order.
    package let comments: [Range<Int>]

    /// Reads a source.
    package init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes)
        while scanner.scanUncheckedToken() {}
        (tokens, comments) = (scanner.tokens, scanner.comments)
    }
}
