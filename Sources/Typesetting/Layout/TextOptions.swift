/// The options for typesetting text.
package struct TextOptions: Hashable, Sendable {
    /// The part of a text that is omitted if the text doesn't fit.
    package enum Truncation: Hashable, Sendable {
        /// The end.
        case tail
        /// The start.
        case head
        /// The middle.
        case middle
    }

    /// The maximum number of lines; `nil` for any number.
    package var lineLimit: Int?
    /// The minimum height of the text, as a number of lines.
    package var reservedLines: Int
    /// The part that is omitted if the text doesn't fit.
    package var truncation: Truncation
    /// The space between two lines, in points.
    package var lineSpacing: Double
    /// The smallest scale of the letters before a part is omitted: 1 for the specified size.
    package var minimumScale: Double
    /// The direction of every paragraph; `nil` for the direction of its first letter with a direction.
    package var direction: Drawing.Direction?
    /// The direction of paragraphs in which no letter has a direction.
    package var fallbackDirection: Drawing.Direction

    /// Creates options.
    ///
    /// By default, text has any number of lines, no extra space and the specified size.
    package init(
        lineLimit: Int? = nil,
        reservedLines: Int = 1,
        truncation: Truncation = .tail,
        lineSpacing: Double = 0,
        minimumScale: Double = 1,
        direction: Drawing.Direction? = nil,
        fallbackDirection: Drawing.Direction = .leftToRight
    ) {
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScale = minimumScale
        self.direction = direction
        self.fallbackDirection = fallbackDirection
    }
}
