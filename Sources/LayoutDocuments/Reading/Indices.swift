/// The indices of the repetitions around an element, which stand in its texts and values as `{i}` or `{i * 10 + 5}`.
struct Indices {
    private var values: [String: Int] = [:]

    /// Whether there is no repetition around.
    var isEmpty: Bool { values.isEmpty }

    /// The indices with one more, or another value for it.
    func adding(_ name: String, _ value: Int) -> Indices {
        var indices = self
        indices.values[name] = value
        return indices
    }

    /// A text with the values of indices in it; calls `unknown` with the first that stands in braces and can't be
    /// computed.
    func expanded(_ text: String, unknown: (String) -> Void) -> String {
        guard !isEmpty, text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            result += rest[..<open]
            guard let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")) else {
                return result + rest[open...]
            }
            let expression = rest[rest.index(after: open)..<close]
            if let value = value(of: expression) {
                result += String(value)
            } else {
                unknown(String(expression))
                return result + rest[open...]
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// How many bytes there may be in braces.
    private static let longestExpression = 1000

    /// The value of sums and products of numbers and indices; `nil` where it can't be computed.
    private func value(of expression: Substring) -> Int? {
        var sum = 0
        var product: Int?
        var sign = 1
        var operation: Character?
        var isExpectingTerm = true
        guard expression.utf8.count <= Self.longestExpression else { return nil }
        var rest = expression.drop(while: \.isWhitespace)
        while let first = rest.first {
            if isExpectingTerm {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard let term = values[String(word)] ?? Int(word) else { return nil }
                if operation == "*", let left = product {
                    let (value, overflows) = left.multipliedReportingOverflow(by: term)
                    if overflows { return nil }
                    product = value
                } else {
                    product = term
                }
                rest = rest[word.endIndex...]
            } else {
                guard first == "+" || first == "-" || first == "*" else { return nil }
                if first != "*" {
                    let (value, overflows) = sum.addingReportingOverflow(sign * (product ?? 0))
                    if overflows { return nil }
                    sum = value
                    sign = first == "-" ? -1 : 1
                }
                operation = first
                rest = rest.dropFirst()
            }
            isExpectingTerm.toggle()
            rest = rest.drop(while: \.isWhitespace)
        }
        guard !isExpectingTerm, let product else { return nil }
        let (value, overflows) = sum.addingReportingOverflow(sign * product)
        return overflows ? nil : value
    }
}
