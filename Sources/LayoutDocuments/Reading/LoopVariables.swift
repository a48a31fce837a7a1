import GridPressFindings

/// The variables of the repetitions around an element: indices, as in `{i}` or `{i * 10 + 5}`, and words, as in
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

    /// Whether there is no repetition around.
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

    /// Returns the variables with one more index, or another value for it.
    func adding(_ name: String, _ value: Int) -> LoopVariables { adding(Variable(name: name, value: .index(value))) }

    /// Returns the variables with one more word, or another for it.
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

    /// Returns what a hole stands for; `nil` if it can't be computed.
    private func text(for hole: TextTemplate.Hole) -> String? {
        if case .word(let word) = value(hole.word) { return String(word) }
        return hole.expression?
            .value { name in
                if case .index(let index) = value(name) { index } else { nil }
            }
            .map { String($0) }
    }

    /// Returns a text with its holes filled, which ends where it has become longer than most bytes.
    ///
    /// Calls `unknown` with the first hole that can't be computed.
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
