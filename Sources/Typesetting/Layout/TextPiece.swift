/// A piece of text with the same attributes.
package struct TextPiece: Hashable, Sendable {
    /// The text of the piece.
    package var string: String
    /// The typeface and the size.
    package var font: Drawing.Font
    /// The space that is added after each letter, in points.
    package var tracking: Double
    /// The distance by which the piece is raised above the baseline, in points.
    package var baselineOffset: Double
    /// The lines that are drawn along the text, such as underlines.
    package var decoration: Drawing.TextDecoration
    /// The destination of the link; `nil` for text without a link.
    package var link: SafeURL?
}

extension TextPiece {
    // An initializer inside the structure would assign field by field, and the compiler would then copy the whole.
    /// Creates a piece of text.
    package init(
        _ string: String,
        font: Drawing.Font,
        tracking: Double = 0,
        baselineOffset: Double = 0,
        decoration: Drawing.TextDecoration = [],
        link: SafeURL? = nil
    ) {
        self.init(
            string: string,
            font: font,
            tracking: tracking,
            baselineOffset: baselineOffset,
            decoration: decoration,
            link: link
        )
    }
}
