extension TokenList {
    /// Returns the index after a declaration in a body.
    ///
    /// The declaration ends at a semicolon, at the end of a line that the next line doesn't continue, or at the limit.
    func endOfDeclaration(from start: Int, limit: Int) -> Int {
        var index = start
        while index < limit {
            if isToken(index, ";") { return index }
            if index > start, tokens[index].startsLine, !continuesLine(index) { return index }
            index = self.index(after: index)
        }
        return limit
    }

    /// Returns whether a token at the start of a line continues the previous line.
    private func continuesLine(_ index: Int) -> Bool { isUnfinished(before: index) || continuesExpression(index) }

    /// Returns whether the token before a line can't end a declaration.
    private func isUnfinished(before index: Int) -> Bool {
        let last = index - 1
        switch kind(last) {
        case .punctuation: return isToken(last, ",") || isToken(last, ":") || isToken(last, ".") || isToken(last, "@")
        case .word: return Self.unfinishedWords.contains(text(last))
        case .symbol:
            // An operator after a space needs an operand after it. An operator directly after an operand can end a
            // declaration.
            return tokens[last].followsSpace || isToken(last, "=") || isToken(last, "->")
        default: return false
        }
    }

    /// Returns whether a token only occurs inside of an expression.
    private func continuesExpression(_ index: Int) -> Bool {
        switch kind(index) {
        case .punctuation:
            return isToken(index, ".") || isToken(index, ",") || isToken(index, ":") || isToken(index, "{")
        case .symbol:
            // A sign directly before an operand starts a statement, as in `-x` and `&x`.
            guard index + 1 < endIndex else { return true }
            return tokens[index + 1].followsSpace || tokens[index + 1].startsLine || isToken(index, "?")
        case .word: return isToken(index, "as") || isToken(index, "is") || isToken(index, "else")
        default: return false
        }
    }

    private static let unfinishedWords: Set = [
        "var", "let", "as", "is", "in", "try", "await", "any", "some", "else", "where", "return", "if", "switch",
    ]
}
