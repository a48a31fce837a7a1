/// The parameters of an element or a modifier, sorted by kind once for all documents.
final class ParameterList: Sendable {
    /// All parameters, in their order.
    let rules: [ParameterRule]
    /// The attributes among the parameters.
    let attributes: [AttributeRule]
    /// The slots among the parameters.
    let slots: [SlotRule]
    /// The required attributes.
    let neededAttributes: [AttributeRule]
    /// The attribute with the tag of the selected view; `nil` if the element has no selection.
    let selection: AttributeRule?
    /// Whether the attribute form of a modifier isn't split at spaces.
    ///
    /// The modifier has a single value, or its first attribute is `value` and accepts any text.
    let takeWholeAttribute: Bool
    /// Whether the content can be views.
    let takeViews: Bool
    /// Whether the content can be text.
    let takeText: Bool
    /// Whether modifiers with views can be inside the element, as layers of its view.
    let takeLayers: Bool
    /// Whether text inside the element is its title.
    var takeTitle: Bool { title != nil }
    /// The attribute for the title, if text inside the element can replace it.
    let title: AttributeRule?

    /// Creates a list and sorts its parameters by kind.
    init(_ rules: [ParameterRule], takeLayers: Bool = false) {
        self.rules = rules
        self.takeLayers = takeLayers
        attributes = rules.compactMap { if case .attribute(let rule) = $0 { rule } else { nil } }
        slots = rules.compactMap { if case .slot(let rule) = $0 { rule } else { nil } }
        takeWholeAttribute =
            attributes.count == 1 || attributes.first.map { $0.name == "value" && $0.takesAnything } ?? false
        takeViews = rules.contains { if case .views = $0 { true } else { false } }
        takeText = rules.contains { if case .text = $0 { true } else { false } }
        neededAttributes = attributes.filter(\.isNeeded)
        selection = attributes.first { $0.notation.isSelection }
        title = takeLayers && !takeText && !takeViews ? attributes.first { $0.name == "title" } : nil
    }

    /// Returns the attribute of a name; `nil` if the list has no such attribute.
    func attribute(_ name: RuleName) -> AttributeRule? {
        for attribute in attributes where attribute.key == name { return attribute }
        return nil
    }

    /// Returns the slot of a name; `nil` if the list has no such slot.
    func slot(_ name: String) -> SlotRule? {
        for slot in slots where slot.name == name { return slot }
        return nil
    }

    /// An empty list.
    static let none = ParameterList([])
}

extension ParameterList {
    /// The types of values of all elements and modifiers, without duplicates, sorted by name.
    static var notations: [Notation] {
        let lists =
            [
                DocumentReader.figureParameters, DocumentReader.comparisonParameters, DocumentReader.statesParameters,
                DocumentReader.stateParameters, DocumentReader.definitionParameters,
                DocumentReader.repetitionParameters,
            ] + ElementRule.all.map(\.parameters) + ModifierRule.all.map(\.parameters)
        let notations = lists.flatMap(\.attributes).map { ($0.notation.name, $0.notation) }
        return Dictionary(notations) { first, _ in first }.values.sorted { $0.name < $1.name }
    }
}
