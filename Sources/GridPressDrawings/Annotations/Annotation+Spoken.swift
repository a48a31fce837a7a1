extension Drawing.Annotation {
    /// The annotation in one sentence, for screen readers: its sentence, or its title followed by its words
    /// and numbers.
    public var spoken: String {
        if let sentence { return sentence }
        let words = parts.flatMap(\.labels).map(\.text).withoutRepetitions
        guard !words.isEmpty else { return title }
        let shown = words.prefix(Self.mostWords).joined(separator: ", ")
        return "\(title): \(shown)" + (words.count > Self.mostWords ? " …" : "")
    }

    /// The largest number of words and numbers in a sentence.
    private static let mostWords = 24
}

extension [String] {
    /// The texts without repetitions of the previous text.
    ///
    /// Four or more whole numbers that each increase by 1 become a range.
    fileprivate var withoutRepetitions: [String] {
        var result: [String] = []
        var index = 0
        while index < count {
            let end = endOfCount(from: index)
            if end - index > 3 {
                result.append("\(self[index]) to \(self[end - 1])")
            } else if result.last != self[index] {
                result.append(self[index])
            }
            index = end - index > 3 ? end : index + 1
        }
        return result
    }

    /// Returns the end of the run of whole numbers that ascend by 1 from an index.
    private func endOfCount(from start: Int) -> Int {
        var end = start + 1
        while end < count, let number = self[end].wholeNumber, let last = self[end - 1].wholeNumber,
            number == last + 1
        {
            end += 1
        }
        return end
    }
}

extension String {
    /// The text as a whole number, which can have a minus sign; `nil` for other texts.
    fileprivate var wholeNumber: Int? { Int(hasPrefix("−") ? "-" + dropFirst() : self) }
}
