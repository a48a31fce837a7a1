import GridPressFindings

/// A piece of a line on a terminal, in parts that look the same.
struct StyledText {
    /// The role of a part, which determines its style.
    enum Style: String {
        /// Words without a look of their own.
        case plain = ""
        /// A title or a name.
        case name = "1"
        /// A line of a box, or what matters less.
        case line = "2"
        /// What explains a grid, and numbers of the legend.
        case grid = "35"
        /// A length.
        case size = "36"
        /// What runs over the figure's frame, and findings.
        case over = "31"
    }

    /// A part that looks the same.
    struct Part {
        var text: String
        var style: Style
    }

    /// The parts, from left to right.
    private(set) var parts: [Part] = []
    /// How many columns it takes.
    private(set) var columns = 0

    init() {}

    /// A text of one style; what a terminal may not show is replaced.
    init(_ text: String, _ style: Style = .plain) { append(text, style) }

    /// Adds a text at the end.
    mutating func append(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        let text = text.shown()
        columns += text.columns
        parts.append(Part(text: text, style: style))
    }

    static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        sum.parts += second.parts
        sum.columns += second.columns
        return sum
    }

    /// The text, shortened where it takes more columns.
    func shortened(to most: Int) -> StyledText {
        guard columns > most else { return self }
        guard most > 0 else { return StyledText() }
        var result = StyledText()
        for part in parts {
            var text = ""
            var room = most - 1 - result.columns
            for character in part.text {
                room -= character.columns
                if room < 0 { return result + StyledText(text + "…", part.style) }
                text.append(character)
            }
            result.append(text, part.style)
        }
        return result
    }

    /// Adds the text to the end of another, with the signs that give a terminal its colours.
    func write(to output: inout String, isColored: Bool) {
        for part in parts { part.style.write(part.text, to: &output, isColored: isColored) }
    }
}

extension StyledText.Style {
    /// Adds a text of this style to the end of another.
    func write(_ text: String, to output: inout String, isColored: Bool) {
        guard isColored, self != .plain else { return output += text }
        output += "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
}
