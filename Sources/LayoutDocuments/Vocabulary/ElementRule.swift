import GridPress

/// An element of the language: what it is called, what it is told, and the view that it makes.
struct ElementRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// What is wrong with attributes that are right each for itself.
    var conflicts: [Conflict] = []
    /// The element that it has to stand in, where not every one will do.
    var container: String?
    /// The view; `nil` where something is missing that it needs.
    let view: @Sendable (Told) -> AnyView?

    /// An element with the parameters of its closure.
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
        self.parameters = ParameterList(rules)
        self.view = { told in
            do {
                return AnyView(view(repeat try needed((each parameters).value(told))))
            } catch {
                return nil
            }
        }
    }

    /// An element whose parameters are put together by hand.
    init(
        _ name: String,
        _ summary: String,
        parameters: [ParameterRule],
        view: @escaping @Sendable (Told) -> AnyView?
    ) {
        self.name = name
        self.summary = summary
        self.parameters = ParameterList(parameters)
        self.view = view
    }

    /// The same element, which stands in another only.
    func inside(_ container: String) -> ElementRule {
        var rule = self
        rule.container = container
        return rule
    }

    /// The same element, whose attributes may be in conflict.
    func with(_ conflicts: Conflict...) -> ElementRule { with(conflicts) }

    /// The same element, whose attributes may be in these conflicts.
    func with(_ conflicts: [Conflict]) -> ElementRule {
        var rule = self
        rule.conflicts += conflicts
        return rule
    }
}

/// A modifier of the language: an attribute of every view, or an element around views.
struct ModifierRule: Sendable {
    let name: String
    let summary: String
    let parameters: ParameterList
    /// What it takes as an element around views: they stand inside it too.
    let elementParameters: ParameterList
    var conflicts: [Conflict] = []
    /// The view with the modifier.
    let apply: @Sendable (AnyView, Told) -> AnyView?
    /// What it makes of a part of a text, where it can be said of one.
    var applyToText: (@Sendable (Text, Told) -> Text?)?

    /// A modifier with the parameters of its closure.
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
        self.apply = { view, told in
            do {
                return AnyView(apply(view, repeat try needed((each parameters).value(told))))
            } catch {
                return nil
            }
        }
    }

    /// A modifier that can be said of a part of a text too.
    init<each Value: Sendable, Made: View & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameters: repeat Parameter<each Value>,
        text: @escaping @Sendable (Text, repeat each Value) -> Text,
        @ViewBuilder apply: @escaping @Sendable (AnyView, repeat each Value) -> Made
    ) {
        self.init(name, summary, repeat each parameters, apply: apply)
        applyToText = { part, told in
            do {
                return text(part, repeat try needed((each parameters).value(told)))
            } catch {
                return nil
            }
        }
    }

    /// The same modifier, whose attributes may be in conflict.
    func with(_ conflicts: Conflict...) -> ModifierRule {
        var rule = self
        rule.conflicts += conflicts
        return rule
    }

    /// Its attributes as an element; in this order they take the values of an attribute.
    var attributes: [AttributeRule] { parameters.attributes }
}

/// Something that a view can't be made without isn't there.
struct NotTold: Error {}

/// A value that a view can't be made without.
func needed<Value>(_ value: Value?) throws(NotTold) -> Value {
    guard let value else { throw NotTold() }
    return value
}
