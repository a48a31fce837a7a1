extension DocumentReader {
    /// Reads the views, the slots and the text inside an element, and reports invalid content.
    ///
    /// - Returns: Whether all direct content is valid.
    @discardableResult
    func takeContent(of element: XMLArena.Element, for parameters: ParameterList, into parsed: inout ParsedArguments)
        -> Bool
    {
        // Most views have no content.
        if element.isEmpty, parameters.selection == nil, !parameters.takeText { return true }
        if parameters.takeText {
            var isAfterSpace = true
            var text = text(inside: element, of: parameters, isAfterSpace: &isAfterSpace)
            text.trimEnd()
            text.compose(isVerbatim: parsed.value(of: "verbatim", .truth) ?? false)
            parsed.set(ParsedArguments.text, to: TypedValue(text))
            return true
        }
        let outerTags = tags
        if parameters.selection != nil { tags = [] }
        if let rule = parameters.title, !parsed.has(rule.key), let title = title(inside: element) {
            if let value = rule.parse(title.letters[...]) { parsed.set(rule.key, to: value, at: title.offset) }
        } else {
            checkText(in: element, mayHaveViews: parameters.takeViews, slots: parameters.slots)
        }
        var isRight = true
        var hasViews = false
        for child in element.elements {
            if let slot = parameters.slot(child.name) {
                takeSlot(child, slot, of: element, into: &parsed)
            } else if isLayer(child, in: parameters) {
                continue
            } else if parameters.takeViews {
                hasViews = true
            } else {
                isRight = false
                reportStranger(child, in: element, parameters)
            }
        }
        if hasViews {
            let views = element.elements.lazy
                .filter { parameters.slot($0.name) == nil && !self.isLayer($0, in: parameters) }
            parsed.set(ParsedArguments.views, to: TypedValue(self.views(of: views)))
        }
        if let selection = parameters.selection {
            check(selection, parsed, in: element)
            tags = outerTags
        }
        return isRight
    }

    /// Returns the text directly inside an element as its title; `nil` for an element without text.
    private func title(inside element: XMLArena.Element) -> (letters: String, offset: Int)? {
        var title = DocumentText()
        var isAfterSpace = true
        var place: Int?
        for case .text(let written) in element.children where !written.isBlank {
            let letters = written.string
            guard letters.contains(where: { !$0.isWhitespace }) else { continue }
            place = place ?? written.range.lowerBound
            title.addCollapsed(
                expanded(SourceMappedText(letters, at: written.range)).text,
                isAfterSpace: &isAfterSpace
            )
        }
        title.trimEnd()
        return place.map { (title.letters, $0) }
    }

    /// Reports an element that isn't valid inside its parent.
    private func reportStranger(_ child: XMLArena.Element, in element: XMLArena.Element, _ parameters: ParameterList) {
        let slots = parameters.slots.map(\.name)
        let mayBeModified = element.name == Self.styleDefinition || parameters.takeLayers
        let isModifier = mayBeModified && ModifierRule.named[child.name] != nil
        let layers = parameters.takeLayers ? ModifierRule.layerNames : []
        let isAttribute = isModifier || parameters.attributes.contains { $0.name == child.name }
        let advice: String =
            if isAttribute {
                "Use an attribute: \(child.name)=\"…\"."
            } else if let slot = Spelling.nearest(to: child.name, among: slots + layers) {
                Suggestion.question(slot)
            } else if ElementRule.named[element.name] == nil {
                "Move it out of \"\(element.name)\"."
            } else if slots.isEmpty {
                "Put both into a stack, or put it into <overlay>."
            } else {
                "Put it into \(slots.map { "<\($0)>" }.joined(separator: " or "))."
            }
        report(
            .unexpectedContent,
            at: child.nameRange.lowerBound,
            "\(child.name.quoted) isn't valid in \"\(element.name)\".",
            fix: advice
        )
    }

    /// Reports a selection of a missing tag.
    private func check(_ rule: AttributeRule, _ parsed: ParsedArguments, in element: XMLArena.Element) {
        guard let selection = parsed.value(of: rule.key, .selection), !selection.isEmpty, !tags.contains(selection)
        else { return }
        let advice: String =
            switch element.name {
            case "TabMenu": "Set \"tab\" of the selected item to this value."
            case "TabView": "Set \"value\" of the selected Tab to this value, or give the selected view this tag."
            default: "Give the selected view this tag."
            }
        report(
            .unknownSelection,
            .warning,
            at: parsed.offset(of: rule.key) ?? 0,
            "No view has the tag \(selection.quoted).",
            fix: Spelling.nearest(to: selection, among: tags.sorted()).map(Suggestion.question)
                ?? advice
        )
    }

    /// Reports an empty text.
    func noteEmptyText(_ element: XMLArena.Element) {
        let isEmpty = element.children.allSatisfy { child in
            switch child {
            case .text(let text): text.isBlank || text.string.unicodeScalars.allSatisfy(\.isWhiteSpace)
            case .element(let inner): ModifierRule.named[inner.name]?.isLayer == true
            case .comment: true
            }
        }
        guard isEmpty, !element.attributes.contains(where: \.isSpace) else { return }
        report(
            .withoutEffect,
            .note,
            at: element.nameRange.lowerBound,
            "The text is empty.",
            fix: "Add text, or use a Spacer or a frame for empty space."
        )
    }

    private func takeSlot(
        _ slot: XMLArena.Element,
        _ rule: SlotRule,
        of element: XMLArena.Element,
        into parsed: inout ParsedArguments
    ) {
        checkText(in: slot, mayHaveViews: true)
        var ignored = ParsedArguments()
        takeAttributes(of: slot, for: .none, as: .wrapper, into: &ignored)
        if !parsed.set(rule.key, to: TypedValue(views(of: slot.elements))) {
            report(
                .contradiction,
                at: slot.nameRange.lowerBound,
                "\"\(element.name)\" has more than one \"\(slot.name)\" element.",
                fix: "Merge their views."
            )
        }
    }

    /// Reports text where it isn't valid.
    ///
    /// - Returns: Whether no text was found.
    @discardableResult
    func checkText(in element: XMLArena.Element, mayHaveViews: Bool, slots: [SlotRule] = []) -> Bool {
        var isRight = true
        for case .text(let written) in element.children where !written.isBlank {
            let text = written.string
            guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { continue }
            isRight = false
            report(
                .unexpectedContent,
                at: SourceMappedText(text, at: written.range).offset(of: start, in: source),
                "Text isn't valid in \"\(element.name)\".",
                fix: mayHaveViews
                    ? "Put it into a Text."
                    : slots.isEmpty
                        ? "Remove it."
                        : "Put it into a Text in \(slots.map { "<\($0.name)>" }.joined(separator: " or "))."
            )
        }
        return isRight
    }

    /// Reports attributes and content of an element that has to be empty.
    func checkEmpty(_ element: XMLArena.Element) {
        var parsed = ParsedArguments()
        takeAttributes(of: element, for: .none, as: .wrapper, into: &parsed)
        takeContent(of: element, for: .none, into: &parsed)
    }
}
