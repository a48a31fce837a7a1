extension String {
    /// The text on one line, as content or an attribute of HTML.
    var inHTML: String {
        onOneLine.reduce(into: "") { text, letter in
            switch letter {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(letter)
            }
        }
    }

    /// The text on one line, without control characters.
    ///
    /// Controls of direction, such as U+202E, would also affect the source of the page around the text.
    var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidiControl }))
            .split { letter in
                letter.isWhitespace || letter.unicodeScalars.contains { $0.properties.generalCategory == .control }
            }
            .joined(separator: " ")
    }
}
