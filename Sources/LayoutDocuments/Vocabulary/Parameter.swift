import GridPress

/// A parameter of an element or a modifier: an attribute, the views of a slot, or the content.
///
/// A rule lists its parameters once, and its closure gets their values in the same order.
struct Parameter<Value: Sendable>: Sendable {
    /// The description for the reader, the reference and the schema.
    let rule: ParameterRule
    /// Returns the value; `nil` if it is required and missing.
    let value: @Sendable (ParsedArguments) -> Value?

    private init(_ attribute: AttributeRule, value: @escaping @Sendable (ParsedArguments) -> Value?) {
        rule = .attribute(attribute)
        self.value = value
    }

    private init(_ rule: ParameterRule, value: @escaping @Sendable (ParsedArguments) -> Value) {
        self.rule = rule
        self.value = value
    }
}

extension Parameter {
    /// Creates an optional attribute.
    init<WrittenValue>(_ name: String, _ type: ValueType<WrittenValue>, _ summary: String)
    where Value == WrittenValue? {
        let attribute = AttributeRule(name, type, summary)
        self.init(attribute) { parsed -> Value? in .some(parsed.value(of: name, type)) }
    }

    /// Creates an attribute with a default value, written as in documents.
    init(_ name: String, _ type: ValueType<Value>, _ summary: String, or missing: String) {
        guard let value = type.value(of: missing[...]) else {
            preconditionFailure("\"\(missing)\" isn't a valid \(type.notation.name) for \"\(name)\".")
        }
        self.init(AttributeRule(name, type, summary, missing: missing)) { $0.value(of: name, type) ?? value }
    }

    /// Returns a required attribute.
    static func needed(_ name: String, _ type: ValueType<Value>, _ summary: String) -> Parameter {
        Parameter(AttributeRule(name, type, summary, isNeeded: true)) { $0.value(of: name, type) }
    }
}

extension Parameter where Value == DocumentViews {
    /// The views inside.
    static let views = Parameter(.views) { $0.views }
}

extension Parameter where Value == DocumentText {
    /// The text inside.
    static let text = Parameter(.text) { $0.text }
}

extension Parameter where Value == DocumentViews? {
    /// Returns a slot: a child element of this name, which contains views for one purpose.
    static func slot(_ name: String, _ summary: String) -> Parameter {
        Parameter(.slot(SlotRule(name: name, summary: summary))) { $0.slots[name] }
    }
}

/// A parameter as the reader, the reference and the schema use it.
enum ParameterRule: Sendable {
    case attribute(AttributeRule)
    case slot(SlotRule)
    case views
    case text
}

/// The description of an attribute, with a check of its value.
struct AttributeRule: Sendable {
    let name: String
    let notation: Notation
    let summary: String
    /// The default value, as it is written; `nil` if there is no default.
    let missing: String?
    let isNeeded: Bool
    let accepts: @Sendable (Substring) -> Bool

    init<Value>(
        _ name: String,
        _ type: ValueType<Value>,
        _ summary: String,
        missing: String? = nil,
        isNeeded: Bool = false
    ) {
        self.name = name
        self.notation = type.notation
        self.summary = summary
        self.missing = missing
        self.isNeeded = isNeeded
        accepts = { type.value(of: $0) != nil }
    }
}

/// A child element that contains views for one purpose.
struct SlotRule: Sendable {
    let name: String
    let summary: String
}

/// The checked arguments of an element or a modifier.
struct ParsedArguments {
    /// The values as written, by the names of attributes.
    var values: [String: WrittenValue] = [:]
    var views = DocumentViews(views: [])
    var slots: [String: DocumentViews] = [:]
    var text = DocumentText()

    /// A value as written, with its offset in the file.
    struct WrittenValue {
        let text: Substring
        let offset: Int
    }

    /// Returns the value of an attribute; `nil` if it is missing.
    func value<Value>(of name: String, _ type: ValueType<Value>) -> Value? {
        values[name].flatMap { type.value(of: $0.text) }
    }
}

/// The views of an element in a document, each a separate child.
struct DocumentViews: NonisolatedView, @unchecked Sendable {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
