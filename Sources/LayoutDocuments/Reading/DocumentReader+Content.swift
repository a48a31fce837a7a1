import GridPress
import GridPressFindings
import XMLReading

extension DocumentReader {
    /// Takes the views, the slots and the text inside an element, and reports invalid content.
    ///
    /// - Returns: Whether all direct content is valid.
    @discardableResult
    func takeContent(of element: XMLElement, for parameters: ParameterList, into parsed: inout ParsedArguments) -> Bool
    {
        if parameters.takeText {
            var isAfterSpace = true
            parsed.text = text(inside: element, of: parameters, isAfterSpace: &isAfterSpace)
            parsed.text.trimEnd()
            return true
        }
        let slots = parameters.slots
        let selection = parameters.attributes.first { $0.notation.isSelection }
        let outerTags = tags
        if selection != nil { tags = [] }
        if parameters.takeTitle, parsed.values["title"] == nil, let title = title(inside: element) {
            parsed.values["title"] = title
        } else {
            checkText(in: element, mayHaveViews: parameters.takeViews, slots: slots.map(\.name))
        }
        var views: [XMLElement] = []
        var isRight = true
        for child in element.elements {
            if slots.contains(where: { $0.name == child.name }) {
                takeSlot(child, of: element, into: &parsed)
            } else if isLayer(child, in: parameters) {
                continue
            } else if parameters.takeViews {
                views.append(child)
            } else {
                isRight = false
                reportStranger(child, in: element, parameters)
            }
        }
        parsed.views = self.views(of: views)
        if let selection {
            check(parsed.values[selection.name], in: element)
            tags = outerTags
        }
        return isRight
    }

    /// Returns the text directly inside an element as its title; `nil` for an element without text.
    private func title(inside element: XMLElement) -> ParsedArguments.WrittenValue? {
        var title = DocumentText()
        var isAfterSpace = true
        var place: Int?
        for case .text(let letters, let range) in element.children {
            guard letters.contains(where: { !$0.isWhitespace }) else { continue }
            place = place ?? range.lowerBound
            title.addCollapsed(
                expanded(SourceMappedText(letters, at: range, of: source)).text,
                isAfterSpace: &isAfterSpace
            )
        }
        title.trimEnd()
        return place.map { ParsedArguments.WrittenValue(text: title.letters[...], offset: $0) }
    }

    /// Reports an element in another one that can't contain views.
    private func reportStranger(_ child: XMLElement, in element: XMLElement, _ parameters: ParameterList) {
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
    private func check(_ selection: ParsedArguments.WrittenValue?, in element: XMLElement) {
        guard let selection, !selection.text.isEmpty, !tags.contains(String(selection.text)) else { return }
        let advice: String =
            switch element.name {
            case "TabMenu": "Set \"tab\" of the selected item to this value."
            case "TabView": "Set \"value\" of the selected Tab to this value, or give the selected view this tag."
            default: "Give the selected view this tag."
            }
        report(
            .unknownSelection,
            .warning,
            at: selection.offset,
            "No view has the tag \(selection.text.quoted).",
            fix: Spelling.nearest(to: String(selection.text), among: tags.sorted()).map(Suggestion.question)
                ?? advice
        )
    }

    /// Reports an empty text.
    func noteEmptyText(_ element: XMLElement) {
        let isEmpty = element.children.allSatisfy { child in
            switch child {
            case .text(let text, _): text.unicodeScalars.allSatisfy(\.isWhiteSpace)
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

    private func takeSlot(_ slot: XMLElement, of element: XMLElement, into parsed: inout ParsedArguments) {
        checkText(in: slot, mayHaveViews: true)
        var ignored = ParsedArguments()
        takeAttributes(of: slot, for: .none, as: .wrapper, into: &ignored)
        if parsed.slots.updateValue(views(of: slot.elements), forKey: slot.name) != nil {
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
    /// Returns whether there is none.
    @discardableResult
    func checkText(in element: XMLElement, mayHaveViews: Bool, slots: [String] = []) -> Bool {
        var isRight = true
        for case .text(let text, let range) in element.children {
            guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { continue }
            isRight = false
            report(
                .unexpectedContent,
                at: SourceMappedText(text, at: range, of: source).offset(of: start),
                "Text isn't valid in \"\(element.name)\".",
                fix: mayHaveViews
                    ? "Put it into a Text."
                    : slots.isEmpty
                        ? "Remove it."
                        : "Put it into a Text in \(slots.map { "<\($0)>" }.joined(separator: " or "))."
            )
        }
        return isRight
    }

    /// Reports attributes and content of an element that must be empty.
    func checkEmpty(_ element: XMLElement) {
        var parsed = ParsedArguments()
        takeAttributes(of: element, for: .none, as: .wrapper, into: &parsed)
        takeContent(of: element, for: .none, into: &parsed)
    }
}
