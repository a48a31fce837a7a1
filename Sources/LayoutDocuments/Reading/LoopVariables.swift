/// The variables of the repetitions around an element: indices, such as `{i}` in `{i * 10 + 5}`, and words, such as
/// `{value}`.
struct LoopVariables {
    private var variables: [Variable] = []

    private struct Variable {
        let name: String
        let value: Value
    }

    private enum Value {
        case index(Int)
        case word(Substring)
    }

    /// Whether the element is outside repetitions.
    private(set) var isEmpty = true

    /// The valid expressions, for messages.
    var expectation: String {
        let (indices, words) = (names(areWords: false), names(areWords: true))
        let computed =
            "whole numbers and the indices (\(indices.sorted().joined(separator: ", "))), with +, - and *"
        guard !words.isEmpty else { return computed }
        return computed + ", or only a word (\(words.sorted().joined(separator: ", ")))"
    }

    private func names(areWords: Bool) -> [String] {
        variables.compactMap { variable in
            if case .word = variable.value { areWords ? variable.name : nil } else { areWords ? nil : variable.name }
        }
    }

    /// Returns the variables with an index, which replaces one of the same name.
    func adding(_ name: String, _ value: Int) -> LoopVariables { adding(Variable(name: name, value: .index(value))) }

    /// Returns the variables with a word, which replaces one of the same name.
    func adding(_ name: String, _ word: Substring) -> LoopVariables {
        adding(Variable(name: name, value: .word(word)))
    }

    private func adding(_ variable: Variable) -> LoopVariables {
        var result = self
        result.variables.removeAll { $0.name == variable.name }
        result.variables.append(variable)
        result.isEmpty = result.names(areWords: false).isEmpty
        return result
    }

    private func value(_ name: String) -> Value? { variables.first { $0.name == name }?.value }

    /// Returns the value of a hole; `nil` if it can't be computed.
    private func text(for hole: TextTemplate.Hole) -> String? {
        if case .word(let word) = value(hole.word) { return String(word) }
        return hole.expression?
            .value { name in
                if case .index(let index) = value(name) { index } else { nil }
            }
            .map { String($0) }
    }

    /// Returns a text with its holes filled.
    ///
    /// The text ends where it exceeds a number of bytes.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - template: The parsed holes of the text.
    ///   - most: The largest number of bytes.
    ///   - unknown: Called with the first hole that can't be computed, after which no others are filled.
    func filled(
        _ text: SourceMappedText,
        by template: TextTemplate,
        most: Int,
        unknown: (_ hole: TextTemplate.Hole, _ index: String.Index) -> Void
    ) -> SourceMappedText {
        var holes = template.holes[...]
        return text.replacing("{", most: most) { rest in
            guard let hole = holes.popFirst() ?? TextTemplate.hole(at: rest) else { return .end }
            if let value = self.text(for: hole) {
                return .text(value, to: rest.utf8.index(rest.startIndex, offsetBy: hole.byteCount))
            }
            unknown(hole, rest.startIndex)
            return .end
        }
    }
}
