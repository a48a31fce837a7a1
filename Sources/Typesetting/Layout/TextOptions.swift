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

    /// How many lines there may be.
    package var lineLimit: Int?
    /// How many lines there is room for at least.
    package var reservedLines: Int
    /// Which part is left out where the text doesn't fit.
    package var truncation: Truncation
    /// The room between a line and the next.
    package var lineSpacing: Double
    /// How much smaller the letters may become before a part is left out.
    package var minimumScale: Double
    /// The direction of every paragraph; `nil` takes that of its first letter that has one.
    package var direction: Drawing.Direction?
    /// The direction of paragraphs without such a letter.
    package var fallbackDirection: Drawing.Direction

    /// Text in one go, from left to right.
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
