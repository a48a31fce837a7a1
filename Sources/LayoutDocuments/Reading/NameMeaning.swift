/// The meaning of a name in the language, computed once for each name of a document.
struct NameMeaning {
    let name: RuleName
    /// The element of this name; `nil` if the language has no such element.
    let element: ElementRule?
    /// The modifier of this name; `nil` if the language has no such modifier.
    let modifier: ModifierRule?
    /// The index of the modifier in ``ModifierRule/all``; 0 if the language has no such modifier.
    let order: Int
    /// Whether it is the name of the attribute with styles.
    let isStyle: Bool
    /// Whether it is the name of the attribute with the id of an element.
    let isIdentity: Bool
    /// Whether it is the name of the repetition element.
    let isRepetition: Bool

    init(_ text: String) {
        name = RuleName(text)
        element = ElementRule.named[text]
        modifier = ModifierRule.named[text]
        order = ModifierRule.order[text] ?? 0
        isStyle = text == DocumentReader.style
        isIdentity = text == DocumentReader.identity
        isRepetition = text == DocumentReader.repetition
    }
}
