/// The description of a type of values: its notation in documents, and its parser.
///
/// Reading a document, its reference and its schema share this description.
struct ValueType<Value: Sendable>: Sendable {
    /// What the type is called, and how its values are spelled.
    let notation: Notation
    private let read: @Sendable (Substring) -> Value?

    init(_ notation: Notation, _ read: @escaping @Sendable (Substring) -> Value?) {
        self.notation = notation
        self.read = read
    }

    /// One of some words.
    init(_ name: String, _ choices: KeyValuePairs<String, Value>) {
        let values = Dictionary(choices.map { ($0.key, $0.value) }) { first, _ in first }
        let words = choices.map(\.key)
        self.init(Notation(name, "one of " + words.joined(separator: ", "), words: words)) { values[String($0)] }
    }

    /// The value that a text stands for; `nil` where it stands for none.
    func value(of text: Substring) -> Value? {
        // What is longer isn't even looked at, unless any text will do.
        notation.takesAnything || text.utf8.count <= Notation.longestValue ? read(text) : nil
    }
}

/// The name of a type of values, and the notation of its values.
struct Notation: Sendable {
    /// How many bytes a value may have, unless any text will do.
    static let longestValue = 100_000

    /// What the type is called in the reference and in the schema.
    let name: String
    /// The expected values, as the end of the sentence "Use …".
    let expectation: String
    /// The words that stand for values, where there are some.
    let words: [String]
    /// An expression that matches all other values, as schemas write it; `nil` where there are none.
    let pattern: String?

    /// Whether any text will do, so that only a name can tell what it is for.
    let takesAnything: Bool

    /// Values that are some words or match an expression.
    init(_ name: String, _ expectation: String, words: [String] = [], pattern: String? = nil) {
        takesAnything = false
        self.name = name
        self.expectation = expectation
        self.words = words
        self.pattern = pattern
    }

    /// Any text.
    init(anythingFor name: String, _ expectation: String) {
        (self.name, self.expectation, words, pattern, takesAnything) = (name, expectation, [], Self.anything, true)
    }

    /// Whether its values are what selections call views.
    var isTag: Bool { name == "tag" }

    /// Whether its values are tags of views inside.
    var isSelection: Bool { name == "selection" }

    /// Whether its values are parts of a whole.
    var isFraction: Bool { name == "fraction" }

    /// What the type is called in a sentence.
    var spoken: String { name == "boolean" ? "Boolean value" : name.replacing("-", with: " ") }

    /// The expression for any text.
    static let anything = "[\\s\\S]*"
}
