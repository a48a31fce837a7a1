/// The words and the numbers of a text, separately.
struct NumberedText {
    private var words: [Substring] = []
    private var numbers: [Double] = []

    /// A text as it is written.
    init(_ text: String) {
        for word in text.split(whereSeparator: { $0.isWhitespace || ",×()".contains($0) }) {
            if let number = Double(word) { numbers.append(number) } else { words.append(word) }
        }
    }

    /// How far apart the numbers in two texts are at most; `nil` where more than numbers differs.
    static func distance(_ old: String?, _ new: String?) -> Double? {
        guard let old, let new else { return nil }
        let (first, second) = (NumberedText(old), NumberedText(new))
        guard first.words == second.words, first.numbers.count == second.numbers.count, !first.numbers.isEmpty else {
            return nil
        }
        return zip(first.numbers, second.numbers).map { abs($0 - $1) }.max()
    }
}
