extension Drawing.Annotation {
    /// The annotation in one sentence, for people who can't see it: its own, or its title with its words and numbers.
    public var spoken: String {
        if let sentence { return sentence }
        let words = parts.flatMap(\.labels).map(\.text).withoutRepetitions
        guard !words.isEmpty else { return title }
        let shown = words.prefix(Self.mostWords).joined(separator: ", ")
        return "\(title): \(shown)" + (words.count > Self.mostWords ? " …" : "")
    }

    /// The number of words and numbers that anybody listens to.
    private static let mostWords = 24
}

extension [String] {
    /// The texts without those that follow an equal one, with three or more numbers that count up or down as two.
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

    /// Returns one past the last of the numbers that count from one on.
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
    /// The number that the text is, which may have a minus sign.
    fileprivate var wholeNumber: Int? { Int(hasPrefix("−") ? "-" + dropFirst() : self) }
}
