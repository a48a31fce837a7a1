/// A text for a terminal, in parts with separate styles.
struct StyledText {
    /// The role of a part, which determines its style.
    enum Style: String {
        /// Text in the default style.
        case plain = ""
        /// A title or a name.
        case name = "1"
        /// A line of a box, or secondary text.
        case line = "2"
        /// Explanations of a grid, and numbers of the legend.
        case grid = "35"
        /// A length.
        case size = "36"
        /// Content beyond the frame of the figure, and findings.
        case over = "31"
    }

    /// A part of a text with one style.
    struct Part {
        var text: String
        var style: Style
    }

    /// The parts, from left to right.
    private(set) var parts: [Part] = []
    /// The width in columns.
    private(set) var columns = 0

    init() {}

    /// Creates a text of one style.
    ///
    /// Characters that terminals may not show are replaced.
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

    /// Returns the text, shortened to a maximum number of columns.
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

    /// Appends the text to a string, with escape sequences for colors if it is colored.
    func write(to output: inout String, isColored: Bool) {
        for part in parts { part.style.write(part.text, to: &output, isColored: isColored) }
    }
}

extension StyledText.Style {
    /// Appends a text of this style to a string, with escape sequences for colors if it is colored.
    func write(_ text: String, to output: inout String, isColored: Bool) {
        guard isColored, self != .plain else { return output += text }
        output += "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
}
