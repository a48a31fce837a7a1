/// The description of a type of values: its notation in documents, and its parser.
///
/// Reading a document, its reference and its schema share this description.
struct ValueType<Value: Sendable>: Sendable {
    /// The name of the type, and the notation of its values.
    let notation: Notation
    private let read: @Sendable (Substring) -> Value?

    init(_ notation: Notation, _ read: @escaping @Sendable (Substring) -> Value?) {
        self.notation = notation
        self.read = read
    }

    /// Creates a type whose values have names.
    init(_ name: String, _ choices: KeyValuePairs<String, Value>) {
        let values = Dictionary(choices.map { ($0.key, $0.value) }) { first, _ in first }
        let words = choices.map(\.key)
        self.init(Notation(name, "one of " + words.joined(separator: ", "), words: words)) { values[String($0)] }
    }

    /// Returns the value of a text; `nil` if the text isn't valid.
    func value(of text: Substring) -> Value? {
        // Longer texts are invalid without parsing, unless the type accepts any text.
        notation.takesAnything || text.utf8.count <= Notation.longestValue ? read(text) : nil
    }
}

/// The name of a type of values, and the notation of its values.
struct Notation: Sendable {
    /// The largest number of bytes of a value, except for types that accept any text.
    static let longestValue = 100_000

    /// The name of the type in the reference and in the schema.
    let name: String
    /// The expected values, as the end of the sentence "Use …".
    let expectation: String
    /// The keywords that are values; empty if the type has none.
    let words: [String]
    /// A regular expression for all other values, in the syntax of the schema; `nil` if the type has none.
    let pattern: String?

    /// Whether any text is valid.
    ///
    /// In an attribute with several values, such a value needs a name.
    let takesAnything: Bool

    /// Creates the notation of values that are words, or match a pattern.
    init(_ name: String, _ expectation: String, words: [String] = [], pattern: String? = nil) {
        takesAnything = false
        self.name = name
        self.expectation = expectation
        self.words = words
        self.pattern = pattern
    }

    /// Creates the notation of a type that accepts any text.
    init(anythingFor name: String, _ expectation: String) {
        (self.name, self.expectation, words, pattern, takesAnything) = (name, expectation, [], Self.anything, true)
    }

    /// Whether the values are tags of views.
    var isTag: Bool { name == "tag" }

    /// Whether the values are tags of views in the content.
    var isSelection: Bool { name == "selection" }

    /// Whether the values are fractions from 0 to 1.
    var isFraction: Bool { name == "fraction" }

    /// The name of the type in a sentence.
    var spoken: String { name == "boolean" ? "Boolean value" : name.replacing("-", with: " ") }

    /// The pattern that matches any text.
    static let anything = "[\\s\\S]*"
}
