/// A name with an argument in parentheses: `pt(60)`, or after another value `fit.aligned(top)`.
struct Call {
    /// The text before the name and its point.
    let before: Substring
    /// The text in the parentheses.
    let inside: Substring

    /// Creates a call from its text; `nil` if the text isn't a call of this name.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The name of the call.
    ///   - isBehind: Whether the call follows another value, with a point before its name.
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
