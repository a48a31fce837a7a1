/// How a value is written in a document, and how it is read.
///
/// Reading a document, its reference and its schema share this description.
struct ValueType<Value: Sendable>: Sendable {
    /// What the type is called in the reference and in the schema.
    let name: String
    /// What is expected, as a sentence goes on: “It has to be …”.
    let expectation: String
    /// The words that stand for values, where there are some.
    let words: [String]
    private let read: @Sendable (Substring) -> Value?

    init(
        _ name: String,
        expecting expectation: String,
        words: [String] = [],
        _ read: @escaping @Sendable (Substring) -> Value?
    ) {
        self.name = name
        self.expectation = expectation
        self.words = words
        self.read = read
    }

    /// One of some words.
    init(_ name: String, _ choices: KeyValuePairs<String, Value>) {
        let values = Dictionary(choices.map { ($0.key, $0.value) }) { first, _ in first }
        let words = choices.map(\.key)
        self.init(name, expecting: "one of " + words.joined(separator: ", "), words: words) { values[String($0)] }
    }

    /// The value that a text stands for; `nil` where it stands for none.
    func value(of text: Substring) -> Value? { read(text) }
}
