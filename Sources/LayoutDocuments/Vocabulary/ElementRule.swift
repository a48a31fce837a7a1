/// An element of the language, with its name, its parameters and its view.
final class ElementRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// The checks for attributes that aren't valid together.
    let constraints: [AttributeConstraint]
    /// The only element that can contain this element; `nil` for any.
    let container: String?
    /// Creates the view; returns `nil` if a required parameter is missing.
    let view: @Sendable (ParsedArguments) -> AnyView?

    /// Creates an element with the parameters of its closure.
    convenience init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String, _ summary: String, _ parameters: repeat Parameter<each Value>,
        @ViewBuilder view: @escaping @Sendable (repeat each Value) -> Made
    ) {
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        self.init(name, summary, parameters: rules) { parsed in
            do { return AnyView(view(repeat try needed((each parameters).value(parsed)))) } catch { return nil }
        }
    }

    /// Creates an element with a list of parameters.
    init(
        _ name: String, _ summary: String, parameters: [ParameterRule],
        view: @escaping @Sendable (ParsedArguments) -> AnyView?
    ) {
        self.name = name
        self.summary = summary
        self.parameters = ParameterList(parameters, takeLayers: true)
        self.view = view
        constraints = []
        container = nil
    }

    /// Creates a copy of an element with other restrictions.
    private init(_ rule: ElementRule, constraints: [AttributeConstraint], container: String?) {
        (name, summary, parameters, view) = (rule.name, rule.summary, rule.parameters, rule.view)
        self.constraints = constraints
        self.container = container
    }

    /// Returns the element, restricted to a container.
    func inside(_ container: String) -> ElementRule {
        ElementRule(self, constraints: constraints, container: container)
    }

    /// Returns the element with checks for conflicting attributes.
    func with(_ constraints: AttributeConstraint...) -> ElementRule { with(constraints) }

    /// Returns the element with checks for conflicting attributes.
    func with(_ constraints: [AttributeConstraint]) -> ElementRule {
        ElementRule(self, constraints: self.constraints + constraints, container: container)
    }
}

/// A modifier of the language: an attribute of every view, or an element around views.
final class ModifierRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// The parameters of the modifier as an element, which also contains views.
    let elementParameters: ParameterList
    let constraints: [AttributeConstraint]
    /// Applies the modifier to a view; returns `nil` if a required parameter is missing.
    let apply: @Sendable (AnyView, ParsedArguments) -> AnyView?
    /// Applies the modifier to a part of a text; `nil` if it is valid for views only.
    let applyToText: (@Sendable (Text, ParsedArguments) -> Text?)?
    /// Whether the modifier layers views, and can be an element inside the view that it belongs to.
    let isLayer: Bool

    private init(
        name: String, summary: String, parameters: [ParameterRule], constraints: [AttributeConstraint] = [],
        apply: @escaping @Sendable (AnyView, ParsedArguments) -> AnyView?,
        applyToText: (@Sendable (Text, ParsedArguments) -> Text?)?
    ) {
        self.name = name
        self.summary = summary
        self.parameters = ParameterList(parameters)
        elementParameters = ParameterList(parameters + [.views])
        self.constraints = constraints
        self.apply = apply
        self.applyToText = applyToText
        isLayer = self.parameters.slot(Self.layer) != nil
    }

    /// Creates a modifier with the parameters of its closure.
    convenience init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String, _ summary: String, _ parameters: repeat Parameter<each Value>,
        @ViewBuilder apply: @escaping @Sendable (AnyView, repeat each Value) -> Made
    ) { self.init(name, summary, repeat each parameters, text: nil, apply: apply) }

    /// Creates a modifier that is also valid for a part of a text, unless its closure for text is `nil`.
    convenience init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String, _ summary: String, _ parameters: repeat Parameter<each Value>,
        text: (@Sendable (Text, repeat each Value) -> Text)?,
        @ViewBuilder apply: @escaping @Sendable (AnyView, repeat each Value) -> Made
    ) {
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        var applyToText: (@Sendable (Text, ParsedArguments) -> Text?)?
        if let text {
            applyToText = { part, parsed in
                do { return text(part, repeat try needed((each parameters).value(parsed))) } catch { return nil }
            }
        }
        self.init(
            name: name, summary: summary, parameters: rules,
            apply: { view, parsed in
                do { return AnyView(apply(view, repeat try needed((each parameters).value(parsed)))) } catch {
                    return nil
                }
            }, applyToText: applyToText)
    }

    /// Returns the modifier with checks for conflicting attributes.
    func with(_ constraints: AttributeConstraint...) -> ModifierRule {
        ModifierRule(
            name: name, summary: summary, parameters: parameters.rules, constraints: self.constraints + constraints,
            apply: apply, applyToText: applyToText)
    }

    /// The attributes of the element form, in the order of the values of the attribute form.
    var attributes: [AttributeRule] { parameters.attributes }
}

/// An error for a missing parameter that a view requires.
struct MissingArgument: Error {}

/// Returns a value that a view requires, or throws an error if it is missing.
func needed<Value>(_ value: Value?) throws(MissingArgument) -> Value {
    guard let value else { throw MissingArgument() }
    return value
}
