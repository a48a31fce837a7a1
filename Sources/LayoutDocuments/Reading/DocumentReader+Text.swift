extension DocumentReader {
    /// The name of the element for a line break.
    static let lineBreak = "br"

    /// Returns the text inside an element, including nested texts but not layers.
    func text(
        inside element: XMLArena.Element,
        of parameters: ParameterList = .none,
        isAfterSpace: inout Bool
    ) -> DocumentText {
        var text = DocumentText()
        let isPreserved = element.attributes.contains { $0.isSpace && $0.value == "preserve" }
        for child in element.children {
            switch child {
            case .comment: continue
            case .text(let written):
                let letters = expanded(SourceMappedText(written.string, at: written.range)).text
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
            case .element(let inner) where isLayer(inner, in: parameters): continue
            case .element(let inner): reportStranger(inner, in: element)
            }
        }
        return text
    }

    /// Reports an element that isn't valid inside a text.
    private func reportStranger(_ inner: XMLArena.Element, in element: XMLArena.Element) {
        let tag = SynonymTable.elements[Spelling.folded(inner.name)]
        let advice: String? =
            if ModifierRule.named[inner.name]?.applyToText != nil {
                "Use an attribute of an inner text: <Text \(inner.name)=\"…\">."
            } else if ModifierRule.named[inner.name]?.isLayer == true {
                "Put it directly into the whole text."
            } else if let tag, tag.hasPrefix("<Text") {
                "Use \(tag)."
            } else {
                nil
            }
        report(
            .unexpectedContent,
            at: inner.nameRange.lowerBound,
            "\(inner.name.quoted) isn't valid in \"\(element.name)\".",
            fix: advice
                ?? "Use only texts and line breaks in \"\(element.name)\". Put other views beside it, in a stack."
        )
    }

    /// Adds a nested text.
    private func add(_ element: XMLArena.Element, to text: inout DocumentText, isAfterSpace: inout Bool) {
        guard let rule = meanings[element.nameIndex].element else { return }
        var parsed = ParsedArguments()
        takeAttributes(of: element, for: rule.parameters, as: .view, into: &parsed)
        var styles: [@Sendable (Text) -> Text] = []
        for modifier in modifiers(of: element, except: rule.parameters) {
            guard let apply = modifier.rule.applyToText else {
                report(
                    .misplacedModifier,
                    at: modifier.place,
                    "\"\(modifier.rule.name)\" isn't valid for a part of a text.",
                    fix: "Apply it to the whole text."
                )
                continue
            }
            if let parsed = arguments(of: modifier) {
                styles.append { @Sendable text in apply(text, parsed) ?? text }
            }
        }
        let inner = self.text(inside: element, isAfterSpace: &isAfterSpace)
        text.add(inner, isVerbatim: parsed.value(of: "verbatim", .truth) ?? false) { [styles] text in
            styles.reduce(text) { $1($0) }
        }
    }
}
