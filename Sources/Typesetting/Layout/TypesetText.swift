/// Typeset text: its lines and their positions.
package struct TypesetText {
    /// A typeset line.
    package struct Line {
        /// The scalars before the mark, or all if there is no mark.
        var head: Range<Int>
        /// The mark where the text is broken or truncated.
        var mark: Mark = .none
        /// The scalars after the mark.
        var tail: Range<Int>
        /// The scalars of the paragraph that contains the line.
        var paragraph: Range<Int>
        /// The width of the line without the spaces at its end.
        package var width: Double
        /// The width of the spaces at the end of the line.
        var trailingWhitespaceWidth = 0.0
        /// The distance from the baseline to the top of the line.
        package var ascent: Double
        /// The distance from the baseline to the bottom of the line.
        package var descent: Double
        /// The distance from the top of the text to the baseline of the line.
        package var baseline: Double

        /// The scalar whose attributes the mark has: the scalar before the mark, or the scalar after it at the start.
        var markedScalar: Int { head.isEmpty ? tail.lowerBound : head.upperBound - 1 }
    }

    /// A hyphen or an ellipsis in a line.
    enum Mark: String {
        case none = ""
        case hyphen = "-"
        case ellipsis = "…"
    }

    /// The lines from top to bottom.
    package internal(set) var lines: [Line]
    /// The width of the widest line, and the height of all lines, including reserved ones.
    ///
    /// The size includes spaces at line ends as far as there is room for them. Lines are drawn and aligned without
    /// these spaces.
    package internal(set) var size: CGSize
    /// Whether a part of the text is omitted.
    package internal(set) var isTruncated: Bool
    /// Whether a word is broken between lines because it is wider than a line.
    package internal(set) var breaksWords: Bool
    /// The scale of the letters; 1 for the specified size.
    package internal(set) var scale: Double

    /// The distance from the top to the baseline of the first line.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance from the top to the baseline of the last line.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
