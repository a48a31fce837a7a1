/// The parameters of an element or a modifier, told apart once for all the elements that are read by them.
struct ParameterList: Sendable {
    /// All of them, in their order.
    let rules: [ParameterRule]
    /// The attributes among them.
    let attributes: [AttributeRule]
    /// The slots among them.
    let slots: [SlotRule]
    /// Whether views may stand inside.
    let takeViews: Bool
    /// Whether text may stand inside.
    let takeText: Bool

    /// These parameters.
    init(_ rules: [ParameterRule]) {
        self.rules = rules
        attributes = rules.compactMap { if case .attribute(let rule) = $0 { rule } else { nil } }
        slots = rules.compactMap { if case .slot(let rule) = $0 { rule } else { nil } }
        takeViews = rules.contains { if case .views = $0 { true } else { false } }
        takeText = rules.contains { if case .text = $0 { true } else { false } }
    }

    /// No parameters.
    static let none = ParameterList([])
}

extension ParameterList {
    /// The types of values that elements, modifiers and what isn't a view are told, each once, by their names.
    static var notations: [Notation] {
        let lists =
            [
                DocumentReader.figureParameters, DocumentReader.definitionParameters,
                DocumentReader.repetitionParameters,
            ] + ElementRule.all.map(\.parameters) + ModifierRule.all.map(\.parameters)
        let notations = lists.flatMap(\.attributes).map { ($0.notation.name, $0.notation) }
        return Dictionary(notations) { first, _ in first }.values.sorted { $0.name < $1.name }
    }
}
