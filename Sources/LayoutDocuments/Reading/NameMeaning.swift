import XMLReading

/// The meaning of a name in the language, looked up once for each name of a document.
struct NameMeaning {
    let name: RuleName
    /// The element of this name; `nil` if the language has no such element.
    let element: ElementRule?
    /// The modifier of this name; `nil` if the language has no such modifier.
    let modifier: ModifierRule?
    /// The position among all modifiers.
    let order: Int
    /// Whether it is the name of the attribute that takes a style.
    let isStyle: Bool
    /// Whether it is the name of the attribute that identifies an element.
    let isIdentity: Bool
    /// Whether it is the name of a repetition.
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
