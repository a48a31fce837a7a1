import GridPress

/// An element of the language, with its name, its parameters and its view.
struct ElementRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// The checks for attributes that aren't valid together.
    var constraints: [AttributeConstraint] = []
    /// The only element that can contain this one; `nil` for any.
    var container: String?
    /// Creates the view; returns `nil` if a required parameter is missing.
    let view: @Sendable (ParsedArguments) -> AnyView?

    /// Creates an element with the parameters of its closure.
    init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameters: repeat Parameter<each Value>,
        @ViewBuilder view: @escaping @Sendable (repeat each Value) -> Made
    ) {
        self.name = name
        self.summary = summary
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        self.parameters = ParameterList(rules, takeLayers: true)
        self.view = { parsed in
            do {
                return AnyView(view(repeat try needed((each parameters).value(parsed))))
            } catch {
                return nil
            }
        }
    }

    /// Creates an element with a list of parameters.
    init(
        _ name: String,
        _ summary: String,
        parameters: [ParameterRule],
        view: @escaping @Sendable (ParsedArguments) -> AnyView?
    ) {
        self.name = name
        self.summary = summary
        self.parameters = ParameterList(parameters, takeLayers: true)
        self.view = view
    }

    /// Returns the element, restricted to a container.
    func inside(_ container: String) -> ElementRule {
        var rule = self
        rule.container = container
        return rule
    }

    /// Returns the element with checks for conflicting attributes.
    func with(_ constraints: AttributeConstraint...) -> ElementRule { with(constraints) }

    /// Returns the element with checks for conflicting attributes.
    func with(_ constraints: [AttributeConstraint]) -> ElementRule {
        var rule = self
        rule.constraints += constraints
        return rule
    }
}

/// A modifier of the language: an attribute of every view, or an element around views.
struct ModifierRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// The parameters of the modifier as an element, which also contains views.
    let elementParameters: ParameterList
    var constraints: [AttributeConstraint] = []
    /// Applies the modifier to a view; returns `nil` if a required parameter is missing.
    let apply: @Sendable (AnyView, ParsedArguments) -> AnyView?
    /// Applies the modifier to a part of a text; `nil` if it is valid for views only.
    var applyToText: (@Sendable (Text, ParsedArguments) -> Text?)?

    /// Creates a modifier with the parameters of its closure.
    init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameters: repeat Parameter<each Value>,
        @ViewBuilder apply: @escaping @Sendable (AnyView, repeat each Value) -> Made
    ) {
        self.name = name
        self.summary = summary
        var rules: [ParameterRule] = []
        repeat rules.append((each parameters).rule)
        self.parameters = ParameterList(rules)
        elementParameters = ParameterList(rules + [.views])
        self.apply = { view, parsed in
            do {
                return AnyView(apply(view, repeat try needed((each parameters).value(parsed))))
            } catch {
                return nil
            }
        }
    }

    /// Creates a modifier that is also valid for a part of a text.
    init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameters: repeat Parameter<each Value>,
        text: @escaping @Sendable (Text, repeat each Value) -> Text,
        @ViewBuilder apply: @escaping @Sendable (AnyView, repeat each Value) -> Made
    ) {
        self.init(name, summary, repeat each parameters, apply: apply)
        applyToText = { part, parsed in
            do {
                return text(part, repeat try needed((each parameters).value(parsed)))
            } catch {
                return nil
            }
        }
    }

    /// Returns the modifier with checks for conflicting attributes.
    func with(_ constraints: AttributeConstraint...) -> ModifierRule {
        var rule = self
        rule.constraints += constraints
        return rule
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
