/// The wrapping of words into lines.
package enum WordWrap {
    /// Returns lines with as many words as fit, separated by spaces.
    ///
    /// A word that is too long has a separate line.
    package static func lines(_ words: some Sequence<some StringProtocol>, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in words {
            let count = word.count
            if length > 0, length + 1 + count > width {
                lines.append(line)
                line = ""
                length = 0
            }
            line += length > 0 ? " \(word)" : String(word)
            length += length > 0 ? count + 1 : count
        }
        return length > 0 ? lines + [line] : lines
    }
}
