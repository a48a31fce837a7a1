/// What a modifier is told: as the value of an attribute, or as the attributes of an element.
struct Arguments {
    /// A value as it is written, and where it stands.
    struct Written {
        let text: Substring
        let offset: Int
    }

    private var values: [String: Written] = [:]
    private let reader: DocumentReader

    init(reader: DocumentReader) { self.reader = reader }

    /// The value of a parameter; what it may be was checked before.
    subscript<Value>(parameter: Attribute<Value>) -> Value? {
        values[parameter.name].flatMap { parameter.type.value(of: $0.text) }
    }

    /// Takes the attributes of an element.
    mutating func take(_ name: String, _ value: String, at offset: Int, for parameter: AttributeRule) {
        guard parameter.accepts(value[...]) else {
            return reader.report(wrong: value, for: parameter, at: offset)
        }
        values[name] = Written(text: value[...], offset: offset)
    }

    /// Takes the value of an attribute: values in a row, each for the first parameter that accepts it, or with a name and
    /// a colon before them.
    mutating func take(_ text: String, at offset: Int, for modifier: ModifierRule) {
        // Words beyond those that there are parameters for are one mistake.
        for word in text.split(separator: " ", maxSplits: modifier.parameters.count) {
            let place = offset + text[..<word.startIndex].utf8.count
            if let colon = word.firstIndex(of: ":"),
                let parameter = modifier.parameters.first(where: { $0.name == word[..<colon] })
            {
                let value = word[word.index(after: colon)...]
                take(parameter.name, String(value), at: place, for: parameter)
            } else if let parameter = modifier.parameters.first(where: { values[$0.name] == nil && $0.accepts(word) }) {
                values[parameter.name] = Written(text: word, offset: place)
            } else {
                reader.report(unexpected: String(word), in: modifier, at: place)
            }
        }
    }
}
