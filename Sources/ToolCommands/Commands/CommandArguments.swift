/// The arguments of a command, checked with its rule: options with their values, and operands.
package struct CommandArguments {
    /// The operands, in order.
    package private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    private let command: CommandRule

    /// Parses the words after a command.
    ///
    /// A dash is an operand, and so is every word after `--`. If an option occurs twice, the last value counts,
    /// unless the option can be repeated. The first word that isn't an option starts the arguments of another program,
    /// if the command passes them on.
    ///
    /// - Throws: ``ToolFailure`` if an option, a value or an operand isn't valid.
    package init(_ words: some Collection<String>, of command: CommandRule) throws {
        self.command = command
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if case .passedOn = command.operands, !ParsedOption(word).isOption(of: command) {
                operands = [word] + rest
                break
            }
            if word.hasPrefix("-"), word != "-" {
                try take(ParsedOption(word), &rest)
            } else {
                operands.append(word)
            }
        }
        try command.operands.check(operands, of: command)
    }

    /// The value of an option; `nil` if it isn't set.
    package subscript<Value>(option: ToolOption<Value>) -> Value? {
        values[option.rule.name]?.last.flatMap(option.value)
    }

    /// Throws a failure if two options are given that exclude each other.
    package func reject<One, Other>(_ one: ToolOption<One>, with other: ToolOption<Other>) throws(ToolFailure) {
        guard values[one.rule.name] != nil, values[other.rule.name] != nil else { return }
        throw .usage(
            "\"\(one.rule.name)\" and \"\(other.rule.name)\" exclude each other.",
            advice: "Remove one of them."
        )
    }

    /// Returns all values of an option that can be repeated.
    package func all<Value>(_ option: ToolOption<Value>) -> [Value] {
        (values[option.rule.name] ?? []).compactMap(option.value)
    }

    /// Returns whether an option is set.
    package func isGiven(_ option: OptionRule) -> Bool { values[option.name] != nil }

    /// Returns whether the command has an option.
    package func accepts(_ option: OptionRule) -> Bool { command.option(named: option.name) != nil }

    private mutating func take(_ word: ParsedOption, _ rest: inout ArraySlice<String>) throws {
        guard let rule = command.option(named: word.name) else {
            throw ToolFailure.unknown(
                "Unknown option \"\(word.name)\" for \"gridpress \(command.call)\".",
                word: word.name,
                among: command.options.flatMap(\.names)
            )
        }
        if case .nothing = rule.argument {
            guard word.value == nil else {
                throw ToolFailure.usage("The option \(word.name) doesn't accept a value.")
            }
            values[rule.name] = [""]
            return
        }
        if word.value == nil, let next = rest.first, ParsedOption(next).isOption(of: command) {
            throw ToolFailure.usage("The option \(word.name) requires a value, but \"\(next)\" is an option.")
        }
        guard let value = word.value ?? rest.popFirst(), !value.isEmpty else {
            throw ToolFailure.usage("The option \(word.name) requires a value.", advice: rule.advice)
        }
        guard rule.accepts(value) else {
            let (wrong, words) = rule.mistake(in: value)
            let message = "\"\(wrong)\" isn't a valid value for \"\(word.name)\"."
            guard let words else { throw ToolFailure.usage(message, advice: rule.advice) }
            var failure = ToolFailure.unknown(message, word: wrong, among: words)
            failure.advice = failure.advice ?? rule.advice
            throw failure
        }
        values[rule.name, default: []].append(value)
    }
}

extension OptionRule {
    /// The advice for an invalid value, as a sentence.
    fileprivate var advice: String { "Use \(argument.expectation)." }

    /// Returns the invalid part of a value, and the valid words if there is a fixed set.
    fileprivate func mistake(in value: String) -> (wrong: String, words: [String]?) {
        switch argument {
        case .oneOf(let words): return (value, words)
        case .someOf(let words): return (part(of: value), words)
        case .lengths: return (part(of: value), nil)
        case .nothing, .length, .count, .folder, .file, .target, .package, .commit, .cell, .name, .text:
            return (value, nil)
        }
    }

    /// Returns the first part between commas that isn't valid.
    private func part(of value: String) -> String {
        value.split(separator: ",", omittingEmptySubsequences: false).map(String.init).first { !accepts($0) } ?? value
    }
}

/// A word in the form of an option, split into its name and the value after an equals sign.
private struct ParsedOption {
    /// The name of the option, with its dashes.
    var name: String
    /// The text after an equals sign; `nil` without one.
    var value: String?

    /// Splits a word into name and value.
    init(_ word: String) {
        if let sign = word.firstIndex(of: "="), word.hasPrefix("-") {
            name = String(word[..<sign])
            value = String(word[word.index(after: sign)...])
        } else {
            name = word
        }
    }

    /// Returns whether a command has this option.
    func isOption(of command: CommandRule) -> Bool { command.option(named: name) != nil }
}
