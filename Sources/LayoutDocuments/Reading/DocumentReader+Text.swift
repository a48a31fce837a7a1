import GridPress
import GridPressFindings
import XMLReading

extension DocumentReader {
    /// The name of the element that starts a line of text.
    static let lineBreak = "br"

    /// The text inside an element, with the texts inside it.
    func text(inside element: XMLElement, isAfterSpace: inout Bool) -> DocumentText {
        var text = DocumentText()
        let isPreserved = element.attributes.contains { $0.isSpace && $0.value == "preserve" }
        for child in element.children {
            switch child {
            case .comment: continue
            case .text(let letters, let range):
                let letters = expanded(PlacedText(letters, at: range, of: source)).text
                guard readsOn else { continue }
                if isPreserved {
                    text.add(letters)
                    isAfterSpace = false
                } else {
                    text.addCollapsed(letters, isAfterSpace: &isAfterSpace)
                }
            case .element(let inner) where inner.name == Self.lineBreak:
                checkEmpty(inner)
                text.trimEnd()
                text.add("\n")
                isAfterSpace = true
            case .element(let inner) where inner.name == "Text":
                add(inner, to: &text, isAfterSpace: &isAfterSpace)
            case .element(let inner): reportStranger(inner, in: element)
            }
        }
        return text
    }

    /// Tells of an element that no text can hold.
    private func reportStranger(_ inner: XMLElement, in element: XMLElement) {
        let tag = ForeignWords.elements[Spelling.folded(inner.name)]
        let advice: String? =
            if ModifierRule.named[inner.name]?.applyToText != nil {
                "Write it as an attribute of a text inside: <Text \(inner.name)=\"…\">."
            } else if let tag, tag.hasPrefix("<Text") {
                "Write \(tag)."
            } else {
                nil
            }
        report(
            .unexpectedContent,
            at: inner.nameRange.lowerBound,
            "No \(inner.name.quoted) may stand in “\(element.name)”.",
            fix: advice ?? "Texts and line breaks may stand in it; put other views beside it, in a stack."
        )
    }

    /// Adds a text that stands in another.
    private func add(_ element: XMLElement, to text: inout DocumentText, isAfterSpace: inout Bool) {
        guard let rule = ElementRule.named[element.name] else { return }
        var told = Told()
        takeAttributes(of: element, for: rule.parameters, as: .view, into: &told)
        var looks: [@Sendable (Text) -> Text] = []
        for modifier in modifiers(of: element, except: rule.parameters) {
            guard let apply = modifier.rule.applyToText else {
                report(
                    .misplacedModifier,
                    at: modifier.place,
                    "“\(modifier.rule.name)” can't be said of a part of a text.",
                    fix: "Say it of the whole text."
                )
                continue
            }
            if let told = arguments(of: modifier) {
                looks.append { @Sendable text in apply(text, told) ?? text }
            }
        }
        let inner = self.text(inside: element, isAfterSpace: &isAfterSpace)
        text.add(inner, isVerbatim: told.value(of: "verbatim", .truth) ?? false) { [looks] text in
            looks.reduce(text) { $1($0) }
        }
    }
}
