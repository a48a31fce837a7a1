extension StringProtocol {
    /// The text between quotation marks, on one line and no longer than a sentence can bear.
    package var quoted: String {
        var text = ""
        for scalar in prefix(81).unicodeScalars.prefix(400) {
            let isControl = scalar.properties.generalCategory == .control || scalar.isBidiControl
            text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return "“\(text.count > 80 ? text.prefix(79) + "…" : text[...])”"
    }
}
