/// A mistake in how the tool was called.
struct UsageMistake: Error {
    let sentence: String
}

/// The words behind a command: options with and without values, and files.
struct Words {
    private(set) var files: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// Reads the words; `-` is a file, and what follows `--` is files.
    init(_ words: [String], options: [String], switches known: [String] = []) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                files += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                files.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if known.contains(word) {
                switches.insert(word)
            } else if options.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw UsageMistake(sentence: "The option \(word) needs a value.")
                }
                values[parts[0]] = value
            } else {
                throw UsageMistake(sentence: "There is no option \(word) here.")
            }
        }
    }

    /// The value of an option.
    subscript(option: String) -> String? { values[option] }

    /// Whether a switch was given.
    func has(_ name: String) -> Bool { switches.contains(name) }

    /// The value of an option that is one of some words.
    func choice<Choice: RawRepresentable & CaseIterable>(_ option: String, _ type: Choice.Type) throws -> Choice?
    where Choice.RawValue == String {
        guard let word = self[option] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageMistake(sentence: "“\(word)” is nothing for \(option); it takes one of \(words).")
        }
        return choice
    }

    /// The value of an option that is a number.
    func number(_ option: String) throws -> Double? {
        guard let word = self[option] else { return nil }
        guard let number = Double(word), number.isFinite, number >= 0 else {
            throw UsageMistake(sentence: "“\(word)” is nothing for \(option); it takes a number of at least 0.")
        }
        return number
    }
}
