extension StyledText {
    /// Returns parts on as few lines as possible.
    ///
    /// If there are too many lines, the last line ends with an ellipsis.
    ///
    /// - Parameters:
    ///   - parts: The content of the lines. A part that is longer than a line is shortened.
    ///   - first: The start of the first line. The other lines are indented by its width.
    ///   - separator: The text between two parts on a line.
    ///   - columns: The width of a line in columns.
    ///   - most: The maximum number of lines.
    static func lines(
        of parts: [StyledText],
        behind first: StyledText = StyledText(),
        separator: String = " ",
        columns: Int,
        most: Int
    ) -> [StyledText] {
        guard !parts.isEmpty else { return [] }
        let separator = StyledText(separator, .line)
        let indent = StyledText(String(repeating: " ", count: first.columns))
        var lines: [StyledText] = []
        var line = first
        var isEmpty = true
        for part in parts {
            if !isEmpty, line.columns + separator.columns + part.columns > columns {
                guard lines.count < most - 1 else {
                    return lines + [(line + StyledText(" …", .line)).shortened(to: columns)]
                }
                lines.append(line)
                line = indent
                isEmpty = true
            }
            line = (isEmpty ? line : line + separator) + part.shortened(to: columns - indent.columns)
            isEmpty = false
        }
        return lines + [line]
    }
}
