/// A chain of function calls: `scale(0.5 anchor:top).combined(with:opacity)`.
struct CallChain {
    /// The calls in their order.
    let calls: [FunctionCall]

    /// The largest number of calls.
    private static let mostCalls = 16

    /// Creates a chain of calls from its text; `nil` if the text isn't a chain, or has more than 16 calls.
    ///
    /// A point before the first name is ignored, so that Swift code is valid too.
    init?(_ text: Substring) {
        let text = text.first == "." ? text.dropFirst() : text
        var calls: [FunctionCall] = []
        for part in Self.parts(of: text) {
            guard calls.count < Self.mostCalls, let call = FunctionCall(part) else { return nil }
            calls.append(call)
        }
        if calls.isEmpty { return nil }
        self.calls = calls
    }

    /// Splits a text at points outside parentheses.
    private static func parts(of text: Substring) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { letter in
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            return letter == "." && depth == 0
        }
    }
}

/// A call of a function: its name, and its arguments with or without labels.
struct FunctionCall {
    let name: Substring
    private var arguments: [(label: Substring, value: Substring)] = []

    /// Creates a call from its text; `nil` if the text isn't a call.
    init?(_ text: Substring) {
        name = text.prefix { $0.isLetter }
        guard !name.isEmpty else { return nil }
        let rest = text[name.endIndex...]
        if rest.isEmpty { return }
        guard rest.first == "(", rest.last == ")" else { return nil }
        let inside = rest.dropFirst().dropLast().replacing(": ", with: ":")
        for word in WordSplitter.list(inside[...]) {
            let label = word.prefix { $0.isLetter }
            let hasLabel = !label.isEmpty && word[label.endIndex...].first == ":"
            arguments.append(hasLabel ? (label, word[label.endIndex...].dropFirst()) : ("", word))
        }
    }

    /// Whether the call has no arguments.
    var isPlain: Bool { arguments.isEmpty }

    /// Returns the value of the argument with a label, and removes it.
    ///
    /// - Parameters:
    ///   - label: The label of the argument.
    ///   - type: The type of the value.
    ///   - missing: The default value; `nil` if the argument is required.
    ///   - mayLackLabel: Whether the first argument without a label is used if none has the label.
    /// - Throws: ``InvalidCall`` if the argument is missing or its value isn't valid.
    mutating func take<Value>(
        _ label: Substring,
        _ type: ValueType<Value>,
        or missing: Value? = nil,
        mayLackLabel: Bool = false
    ) throws(InvalidCall) -> Value {
        let labeled = arguments.firstIndex { $0.label == label }
        let bare = mayLackLabel ? arguments.firstIndex { $0.label.isEmpty } : nil
        guard let index = labeled ?? bare else {
            guard let missing else { throw InvalidCall() }
            return missing
        }
        let text = arguments.remove(at: index).value
        // In Swift code, a point precedes the names of values.
        let isMember = text.first == "." && text.dropFirst().first?.isLetter == true
        guard let value = type.value(of: isMember ? text.dropFirst() : text) else { throw InvalidCall() }
        return value
    }

    /// Throws an error if an argument is left.
    func end() throws(InvalidCall) { if !arguments.isEmpty { throw InvalidCall() } }
}

/// The error for a call of an unknown function, or with an invalid argument.
struct InvalidCall: Error {}
