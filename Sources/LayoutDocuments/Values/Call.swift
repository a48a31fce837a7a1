/// A name followed by parentheses: `pt(60)`, or after another value `fit.aligned(top)`.
struct Call {
    /// What stands before the name and its point.
    let before: Substring
    /// What stands in the parentheses.
    let inside: Substring

    /// Takes a call of a name apart; `nil` where the text isn't one.
    init?(_ text: Substring, named name: String, isBehind: Bool = false) {
        guard text.last == ")" else { return nil }
        let start = (isBehind ? "." : "") + name + "("
        guard let range = isBehind ? text.ranges(of: start).last : text.firstRange(of: start),
            isBehind || range.lowerBound == text.startIndex
        else { return nil }
        before = text[..<range.lowerBound]
        inside = text[range.upperBound...].dropLast()
    }
}
