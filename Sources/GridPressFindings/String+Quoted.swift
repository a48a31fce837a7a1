extension StringProtocol {
    /// The text in quotation marks, on one line; a text of more than 80 scalars is cut after 79.
    ///
    /// The cut is between scalars, because a single character can have any number of them.
    package var quoted: String {
        let scalars = unicodeScalars
        guard let end = scalars.index(startIndex, offsetBy: 80, limitedBy: endIndex), end < endIndex else {
            return "\"\(String(self).printable)\""
        }
        return "\"\(String(self[..<scalars.index(before: end)]).printable)…\""
    }
}

extension [String] {
    /// The words in quotation marks, as a choice: `"a", "b" or "c"`.
    package var choice: String {
        let words = map { "\"\($0)\"" }
        return words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
}
