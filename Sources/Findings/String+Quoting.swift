extension StringProtocol {
    /// The text between quotation marks, on one line and no longer than a sentence can bear.
    ///
    /// It is cut between scalars: what people see as one character may have as many of them as it likes.
    package var quoted: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars.prefix(Self.longestQuotation + 1) {
            let isControl = scalar.properties.generalCategory == .control || scalar.isBidiControl
            text.append(isControl ? "\u{FFFD}" : scalar)
        }
        guard text.count > Self.longestQuotation else { return "“\(String(text))”" }
        return "“\(String(text.prefix(Self.longestQuotation - 1)))…”"
    }

    private static var longestQuotation: Int { 80 }
}
