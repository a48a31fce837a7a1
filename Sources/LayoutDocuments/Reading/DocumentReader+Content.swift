import GridPress
import GridPressFindings
import XMLReading

extension DocumentReader {
    /// Takes the views, the slots and the text inside an element, and tells of what may not stand there; whether
    /// there was nothing of that kind directly inside.
    @discardableResult
    func takeContent(of element: XMLElement, for parameters: ParameterList, into told: inout Told) -> Bool {
        if parameters.takeText {
            var isAfterSpace = true
            told.text = text(inside: element, isAfterSpace: &isAfterSpace)
            told.text.trimEnd()
            return true
        }
        let slots = parameters.slots
        let selection = parameters.attributes.first { $0.notation.isSelection }
        let outerTags = tags
        if selection != nil { tags = [] }
        checkText(in: element, mayHaveViews: parameters.takeViews || !slots.isEmpty)
        var views: [XMLElement] = []
        var isRight = true
        for child in element.elements {
            if slots.contains(where: { $0.name == child.name }) {
                takeSlot(child, of: element, into: &told)
            } else if parameters.takeViews {
                views.append(child)
            } else {
                isRight = false
                reportStranger(child, in: element, parameters)
            }
        }
        told.views = self.views(of: views)
        if let selection {
            check(told.values[selection.name])
            tags = outerTags
        }
        return isRight
    }

    /// Tells of an element in one that takes no views.
    private func reportStranger(_ child: XMLElement, in element: XMLElement, _ parameters: ParameterList) {
        let slots = parameters.slots.map(\.name)
        let isAttribute = parameters.attributes.contains { $0.name == child.name }
        let advice: String =
            if isAttribute {
                "Write it as an attribute: \(child.name)=\"…\"."
            } else if let slot = Spelling.nearest(to: child.name, among: slots) {
                Advice.question(slot)
            } else if slots.isEmpty {
                "Put it beside it, in a stack."
            } else {
                "Put it into \(slots.map { "<\($0)>" }.joined(separator: " or ")), inside it."
            }
        report(
            .unexpectedContent,
            at: child.nameRange.lowerBound,
            "No \(child.name.quoted) may stand in “\(element.name)”.",
            fix: advice
        )
    }

    /// Tells of a selection of something that isn't there.
    private func check(_ selection: Told.Written?) {
        guard let selection, !selection.text.isEmpty, !tags.contains(String(selection.text)) else { return }
        report(
            .unknownSelection,
            .warning,
            at: selection.offset,
            "No view inside has the tag \(selection.text.quoted).",
            fix: Spelling.nearest(to: String(selection.text), among: tags.sorted()).map(Advice.question)
                ?? "Give the view that is selected this tag."
        )
    }

    /// Notes a text in which there is nothing.
    func noteEmptyText(_ element: XMLElement) {
        let isEmpty = element.children.allSatisfy { child in
            switch child {
            case .text(let text, _): text.unicodeScalars.allSatisfy(\.isWhiteSpace)
            case .element: false
            case .comment: true
            }
        }
        guard isEmpty, !element.attributes.contains(where: \.isSpace) else { return }
        report(
            .withoutEffect,
            .note,
            at: element.nameRange.lowerBound,
            "The text is empty.",
            fix: "Write something into it, or use a Spacer or a frame to keep room."
        )
    }

    private func takeSlot(_ slot: XMLElement, of element: XMLElement, into told: inout Told) {
        checkText(in: slot, mayHaveViews: true)
        var ignored = Told()
        takeAttributes(of: slot, for: .none, as: .wrapper, into: &ignored)
        if told.slots.updateValue(views(of: slot.elements), forKey: slot.name) != nil {
            report(
                .contradiction,
                at: slot.nameRange.lowerBound,
                "“\(element.name)” has “\(slot.name)” twice.",
                fix: "Put the views of both into one."
            )
        }
    }

    /// Tells of text where none may stand.
    func checkText(in element: XMLElement, mayHaveViews: Bool) {
        for case .text(let text, let range) in element.children {
            guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { continue }
            report(
                .unexpectedContent,
                at: PlacedText(text, at: range, of: source).offset(of: start),
                "No text may stand in “\(element.name)”.",
                fix: mayHaveViews ? "Put it into a Text." : "Take it out."
            )
        }
    }

    /// Tells of anything in an element that has nothing.
    func checkEmpty(_ element: XMLElement) {
        var told = Told()
        takeAttributes(of: element, for: .none, as: .wrapper, into: &told)
        takeContent(of: element, for: .none, into: &told)
    }
}
