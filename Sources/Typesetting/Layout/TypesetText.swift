/// Typeset text: its lines and their positions.
package struct TypesetText {
    /// A typeset line.
    package struct Line {
        /// The scalars it starts with.
        var head: Range<Int>
        /// What was put where the text was cut.
        var mark: Mark = .none
        /// The scalars behind the mark.
        var tail: Range<Int>
        /// The scalars of its paragraph.
        var paragraph: Range<Int>
        /// How wide it is, without the spaces at which it is broken.
        package var width: Double
        /// The width of the spaces at which it is broken.
        var trailingWhitespaceWidth = 0.0
        /// How far its letters reach above its baseline.
        package var ascent: Double
        /// How far its letters reach below its baseline.
        package var descent: Double
        /// How far its baseline lies below the top of the text.
        package var baseline: Double

        /// The scalar that the mark looks like: the one before it, or else the one behind it.
        var markedScalar: Int { head.isEmpty ? tail.lowerBound : head.upperBound - 1 }
    }

    /// The mark at the end of a part of a line.
    enum Mark: String {
        case none = ""
        case hyphen = "-"
        case ellipsis = "…"
    }

    /// The lines from top to bottom.
    package internal(set) var lines: [Line]
    /// The width of the widest line, and the height of all lines.
    ///
    /// A line counts with the spaces at which it is broken, as far as there is room for them. Only the size does: lines
    /// are drawn and aligned without them.
    package internal(set) var size: CGSize
    /// Whether a part was left out.
    package internal(set) var isTruncated: Bool
    /// Whether a word is broken between lines because it is wider than a line.
    package internal(set) var breaksWords: Bool
    /// How much smaller the letters are than asked for.
    package internal(set) var scale: Double

    /// How far the baseline of the first line lies below the top.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// How far the baseline of the last line lies below the top.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
