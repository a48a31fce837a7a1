/// An attribute of an element, or a parameter of a modifier.
struct Attribute<Value: Sendable>: Sendable {
    let name: String
    let type: ValueType<Value>
    let summary: String

    init(_ name: String, _ type: ValueType<Value>, _ summary: String) {
        self.name = name
        self.type = type
        self.summary = summary
    }

    /// The attribute without the type of its value.
    var rule: AttributeRule {
        AttributeRule(
            name: name,
            typeName: type.name,
            expectation: type.expectation,
            words: type.words,
            summary: summary,
            accepts: { [type] in type.value(of: $0) != nil }
        )
    }
}

/// An attribute as the reference and the schema list it.
struct AttributeRule: Sendable {
    let name: String
    let typeName: String
    let expectation: String
    let words: [String]
    let summary: String
    let accepts: @Sendable (Substring) -> Bool
}
