/// A text wrapped to lines that fit a column.
struct WrappedLabel {
    /// The lines and their widths.
    let lines: [(text: String, width: Double)]
    /// The width of the widest line.
    let width: Double
    private let fontSize: Double

    /// Creates the lines of a text, wrapped at its line breaks, and between words if a line is full.
    ///
    /// A word that is wider than a line is divided. The lines are as narrow as their number allows, so that no short
    /// word is alone in the last line.
    init(_ text: String, width limit: Double, _ font: LabelFont) {
        lines = Self.balanced(text, width: limit, font)
        width = lines.map(\.width).max() ?? 0
        fontSize = font.size
    }

    /// Returns the lines of a text: as few as possible, and as narrow as this number of lines allows.
    private static func balanced(_ text: String, width limit: Double, _ font: LabelFont) -> [(
        text: String, width: Double
    )] {
        var lines = Self.lines(of: text, width: limit, font)
        let widestWord = text.split(whereSeparator: \.isWhitespace).map { font.width(of: String($0)) }.max() ?? 0
        guard lines.count > 1, widestWord <= limit else { return lines }
        var (tooNarrow, fitting) = (max(widestWord, limit / 2), limit)
        while fitting - tooNarrow > 1 {
            let middle = (tooNarrow + fitting) / 2
            let narrower = Self.lines(of: text, width: middle, font)
            if narrower.count == lines.count { (lines, fitting) = (narrower, middle) } else { tooNarrow = middle }
        }
        return lines
    }

    /// Returns the lines of a text, each with as many words as fit.
    private static func lines(of text: String, width limit: Double, _ font: LabelFont) -> [(
        text: String, width: Double
    )] {
        var lines: [(text: String, width: Double)] = []
        for paragraph in text.split(whereSeparator: \.isNewline) {
            var line = ""
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if font.width(of: longer) <= limit {
                    line = longer
                    continue
                }
                if !line.isEmpty { lines.append((line, font.width(of: line))) }
                line = String(word)
                while font.width(of: line) > limit, line.count > 1 {
                    let head = Self.head(of: line, width: limit, font)
                    lines.append((head, font.width(of: head)))
                    line = String(line.dropFirst(head.count))
                }
            }
            if !line.isEmpty { lines.append((line, font.width(of: line))) }
        }
        return lines
    }

    /// Returns the beginning of a word that fits, with at least one character.
    private static func head(of word: String, width limit: Double, _ font: LabelFont) -> String {
        var (fitting, tooMany) = (1, word.count)
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if font.width(of: String(word.prefix(middle))) <= limit { fitting = middle } else { tooMany = middle }
        }
        return String(word.prefix(fitting))
    }

    /// The distance from one baseline to the next.
    private var pitch: Double { (fontSize * 1.35).rounded() }

    private var ascent: Double { fontSize * Drawing.Font.capHeight }

    /// The height of the lines, from the top of capital letters to below the last baseline.
    var height: Double {
        pitch * Double(max(lines.count - 1, 0)) + ascent + fontSize * Drawing.Font.descent
    }

    /// The distance from the top to the middle of the capital letters of the first line.
    var firstMiddle: Double { ascent / 2 }

    /// The alignment of lines in their column.
    enum Alignment { case left, center, right }

    /// Returns the labels of the text in a column.
    ///
    /// - Parameters:
    ///   - top: The y-coordinate of the top.
    ///   - alignment: The alignment of the lines.
    ///   - edge: The x-coordinate of the left edge, the center or the right edge of all lines.
    func labels(top: Double, _ alignment: Alignment, at edge: Double) -> [Drawing.Annotation.Label] {
        lines.enumerated().map { number, line in
            let middle =
                switch alignment {
                case .left: edge + line.width / 2
                case .center: edge
                case .right: edge - line.width / 2
                }
            let baseline = top + ascent + Double(number) * pitch
            return Drawing.Annotation.Label(line.text, middle: CGPoint(x: middle, y: baseline), width: line.width)
        }
    }
}
