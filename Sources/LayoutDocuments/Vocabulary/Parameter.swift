import GridPress

/// What an element or a modifier is told: an attribute, views that stand in a slot, or what is inside it.
///
/// A rule lists its parameters once, and its closure gets their values in the same order.
struct Parameter<Value: Sendable>: Sendable {
    /// How it stands in a document.
    let rule: ParameterRule
    /// Takes its value; `nil` where it is needed and isn't there.
    let value: @Sendable (Told) -> Value?

    private init(_ attribute: AttributeRule, value: @escaping @Sendable (Told) -> Value?) {
        rule = .attribute(attribute)
        self.value = value
    }

    private init(_ rule: ParameterRule, value: @escaping @Sendable (Told) -> Value) {
        self.rule = rule
        self.value = value
    }
}

extension Parameter {
    /// An attribute that may be left out.
    init<Written>(_ name: String, _ type: ValueType<Written>, _ summary: String) where Value == Written? {
        let attribute = AttributeRule(name, type, summary)
        self.init(attribute) { told -> Value? in .some(told.value(of: name, type)) }
    }

    /// An attribute with a value for when it is left out, written as in documents.
    init(_ name: String, _ type: ValueType<Value>, _ summary: String, or missing: String) {
        guard let value = type.value(of: missing[...]) else {
            preconditionFailure("“\(missing)” is no \(type.notation.name) for “\(name)”.")
        }
        self.init(AttributeRule(name, type, summary, missing: missing)) { $0.value(of: name, type) ?? value }
    }

    /// An attribute that an element can't do without.
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
    /// An element of this name inside, whose views have a place of their own.
    static func slot(_ name: String, _ summary: String) -> Parameter {
        Parameter(.slot(SlotRule(name: name, summary: summary))) { $0.slots[name] }
    }
}

/// A parameter as reading, the reference and the schema see it.
enum ParameterRule: Sendable {
    case attribute(AttributeRule)
    case slot(SlotRule)
    case views
    case text
}

/// An attribute as it is checked and described.
struct AttributeRule: Sendable {
    let name: String
    let notation: Notation
    let summary: String
    /// What is taken where it is left out.
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

/// An element inside another whose views have a place of their own.
struct SlotRule: Sendable {
    let name: String
    let summary: String
}

/// What a place in a document tells a rule; all of it was checked before.
struct Told {
    /// Values as they are written, by the names of attributes.
    var values: [String: Written] = [:]
    var views = DocumentViews(views: [])
    var slots: [String: DocumentViews] = [:]
    var text = DocumentText()

    /// A value as it is written, and where it stands in the file.
    struct Written {
        let text: Substring
        let offset: Int
    }

    /// The value of an attribute.
    func value<Value>(of name: String, _ type: ValueType<Value>) -> Value? {
        values[name].flatMap { type.value(of: $0.text) }
    }
}

/// Some views that a document holds, each a child of its own.
struct DocumentViews: View, @unchecked Sendable {
    let views: [AnyView]

    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
