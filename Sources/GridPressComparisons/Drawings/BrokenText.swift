/// A displayed text without its white space, and with the position at which it is truncated.
struct BrokenText: Equatable {
    /// The parts before and after the truncation; the second is empty for a complete text.
    private var start: Substring
    private var end: Substring
    private var isCut: Bool

    /// Creates the text from its displayed lines.
    init(_ text: String) {
        let letters = Substring(text.filter { !$0.isWhitespace })
        guard let cut = letters.firstIndex(of: "…") else {
            (start, end, isCut) = (letters, "", false)
            return
        }
        (start, end, isCut) = (letters[..<cut], letters[letters.index(after: cut)...], true)
    }

    /// Returns whether both can be the same text, laid out in rooms of different sizes.
    func isSame(as other: BrokenText) -> Bool {
        switch (isCut, other.isCut) {
        case (false, false): start == other.start
        case (true, false): canBeCut(from: other.start)
        case (false, true): other.canBeCut(from: start)
        case (true, true):
            (start.hasPrefix(other.start) || other.start.hasPrefix(start))
                && (end.hasSuffix(other.end) || other.end.hasSuffix(end))
        }
    }

    private func canBeCut(from whole: Substring) -> Bool {
        start.count + end.count <= whole.count && whole.hasPrefix(start) && whole.hasSuffix(end)
    }
}
