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
        self.init(attribute) { parsed -> Value? in .some(parsed.value(of: attribute.key, type)) }
    }

    /// Creates an attribute with a default value, written as in documents.
    init(_ name: String, _ type: ValueType<Value>, _ summary: String, or missing: String) {
        guard let value = type.value(of: missing[...]) else {
            preconditionFailure("\"\(missing)\" isn't a valid \(type.notation.name) for \"\(name)\".")
        }
        let attribute = AttributeRule(name, type, summary, missing: missing)
        self.init(attribute) { $0.value(of: attribute.key, type) ?? value }
    }

    /// Returns a required attribute.
    static func needed(_ name: String, _ type: ValueType<Value>, _ summary: String) -> Parameter {
        let attribute = AttributeRule(name, type, summary, isNeeded: true)
        return Parameter(attribute) { $0.value(of: attribute.key, type) }
    }
}

extension Parameter where Value == DocumentViews {
    /// The views in the content.
    static let views = Parameter(.views) { $0.value(of: ParsedArguments.views) ?? DocumentViews() }
}

extension Parameter where Value == DocumentText {
    /// The text in the content.
    static let text = Parameter(.text) { $0.value(of: ParsedArguments.text) ?? DocumentText() }
}

extension Parameter where Value == DocumentViews? {
    /// Returns a slot: a child element of this name, which contains views for one purpose.
    static func slot(_ name: String, _ summary: String) -> Parameter {
        let slot = SlotRule(name: name, summary: summary)
        return Parameter(.slot(slot)) { $0.value(of: slot.key) }
    }
}

/// A parameter without the type of its value, for the reader, the reference and the schema.
enum ParameterRule: Sendable {
    case attribute(AttributeRule)
    case slot(SlotRule)
    case views
    case text
}

/// The description of an attribute, with the parser of its value.
final class AttributeRule: Sendable {
    let name: String
    /// The name, for fast comparison.
    let key: RuleName
    let notation: Notation
    let summary: String
    /// The default value, as it is written in documents; `nil` if there is no default.
    let missing: String?
    let isNeeded: Bool
    /// Whether any text is valid.
    ///
    /// In an attribute with several values, such a value needs its name before it.
    let takesAnything: Bool
    /// Whether its values are tags of views.
    let isTag: Bool
    /// Returns the value of a text; `nil` if the text isn't valid.
    let parse: @Sendable (Substring) -> (any ParsedValue)?

    init<Value>(
        _ name: String, _ type: ValueType<Value>, _ summary: String, missing: String? = nil, isNeeded: Bool = false
    ) {
        self.name = name
        key = RuleName(name)
        self.notation = type.notation
        takesAnything = type.notation.takesAnything
        isTag = type.notation.isTag
        self.summary = summary
        self.missing = missing
        self.isNeeded = isNeeded
        parse = { type.value(of: $0).map { TypedValue($0) } }
    }

    /// Returns whether a text is a valid value.
    func accepts(_ text: Substring) -> Bool { parse(text) != nil }
}

/// A child element that contains views for one purpose.
struct SlotRule: Sendable {
    let name: String
    let summary: String
    /// The name of the argument with the views of the slot.
    let key: RuleName

    init(name: String, summary: String) {
        self.name = name
        self.summary = summary
        key = .slot(name)
    }
}
