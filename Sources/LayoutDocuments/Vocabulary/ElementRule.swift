import GridPress

/// An element of the language: what it is called, what may stand in it, and the view that it makes.
struct ElementRule: Sendable {
    /// What may stand inside an element.
    enum Content: Sendable {
        /// Nothing.
        case nothing
        /// Other elements that are views.
        case views
        /// Text.
        case text
    }

    let name: String
    let summary: String
    let content: Content
    let attributes: [AttributeRule]
    let view: @Sendable (ElementReader) -> AnyView

    init(
        _ name: String,
        _ summary: String,
        content: Content = .nothing,
        attributes: [AttributeRule] = [],
        view: @escaping @Sendable (ElementReader) -> AnyView
    ) {
        self.name = name
        self.summary = summary
        self.content = content
        self.attributes = attributes
        self.view = view
    }
}

/// A modifier of the language: an attribute of every view, or an element around one.
struct ModifierRule: Sendable {
    let name: String
    let summary: String
    let parameters: [AttributeRule]
    let apply: @Sendable (AnyView, Arguments) -> AnyView

    init(
        _ name: String,
        _ summary: String,
        _ parameters: [AttributeRule],
        apply: @escaping @Sendable (AnyView, Arguments) -> AnyView
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.apply = apply
    }
}
