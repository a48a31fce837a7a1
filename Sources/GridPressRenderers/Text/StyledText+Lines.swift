extension StyledText {
    /// Parts beside each other on as few lines as they fit on; where these are too many, the last one says so.
    ///
    /// - Parameters:
    ///   - parts: What stands on the lines; a part that is longer than a line is shortened.
    ///   - first: What the first line starts with; the others start as far from the left.
    ///   - separator: What stands between two parts on a line.
    ///   - columns: How many columns a line has.
    ///   - most: How many lines there are at most.
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
