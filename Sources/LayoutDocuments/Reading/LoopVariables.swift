import GridPressFindings

/// The variables of the repetitions around an element: indices, as in `{i}` or `{i * 10 + 5}`, and words, as in
/// `{value}`.
struct LoopVariables {
    private var values: [String: Int] = [:]
    private var words: [String: Substring] = [:]

    /// Whether there is no repetition around.
    var isEmpty: Bool { values.isEmpty }

    /// The valid expressions, for messages.
    var expectation: String {
        let indices = values.keys.sorted().joined(separator: ", ")
        let computed = "whole numbers and the indices (\(indices)), with +, - and *"
        guard !words.isEmpty else { return computed }
        return computed + ", or only a word (\(words.keys.sorted().joined(separator: ", ")))"
    }

    /// The indices with one more, or another value for it.
    func adding(_ name: String, _ value: Int) -> LoopVariables {
        var indices = self
        indices.values[name] = value
        indices.words[name] = nil
        return indices
    }

    /// The indices and words with one more word, or another for it.
    func adding(_ name: String, _ word: Substring) -> LoopVariables {
        var indices = self
        indices.words[name] = word
        indices.values[name] = nil
        return indices
    }

    /// A text with the values of indices in it, which ends where it has become longer than most bytes.
    ///
    /// Calls `unknown` with the first expression in braces that can't be computed.
    func expanded(
        _ text: SourceMappedText,
        in source: SourceText,
        most: Int,
        unknown: (_ expression: String, _ offset: Int) -> Void
    ) -> SourceMappedText {
        guard !isEmpty, text.text.utf8.contains(UInt8(ascii: "{")) else { return text }
        return text.replacing("{", most: most) { rest in
            guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else { return .end }
            let expression = rest[rest.utf8.index(after: rest.startIndex)..<close]
            let end = rest.utf8.index(after: close)
            if expression.utf8.count <= Self.longestExpression {
                if let word = words[expression.trimmingSpaces] { return .text(String(word), to: end) }
                if let value = value(of: expression) { return .text(String(value), to: end) }
            }
            unknown(String(expression), text.offset(of: rest.startIndex, in: source))
            return .end
        }
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

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
