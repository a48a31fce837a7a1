import GridPress
import XMLReading

extension DocumentReader {
    /// Takes the views, the slots and the text inside an element, and tells of what may not stand there.
    func takeContent(of element: XMLElement, for parameters: [ParameterRule], into told: inout Told) {
        if parameters.takeText {
            var isAfterSpace = true
            told.text = text(inside: element, isAfterSpace: &isAfterSpace)
            told.text.trimEnd()
            return
        }
        let slots = parameters.slots
        checkText(in: element, mayHaveViews: parameters.takeViews || !slots.isEmpty)
        var views: [XMLElement] = []
        for child in element.elements {
            if slots.contains(where: { $0.name == child.name }) {
                takeSlot(child, of: element, into: &told)
            } else if parameters.takeViews {
                views.append(child)
            } else {
                report(
                    .unexpectedContent,
                    at: child.nameRange.lowerBound,
                    "No \(child.name.quoted) may stand in “\(element.name)”.",
                    meant: Spelling.nearest(to: child.name, among: slots.map(\.name)),
                    fix: slots.isEmpty
                        ? "Put it beside it, in a stack."
                        : "Put it into one of \(slots.map(\.name).joined(separator: ", "))."
                )
            }
        }
        told.views = self.views(of: views)
    }

    private func takeSlot(_ slot: XMLElement, of element: XMLElement, into told: inout Told) {
        checkText(in: slot, mayHaveViews: true)
        var ignored = Told()
        takeAttributes(of: slot, for: [], mayBeModified: false, into: &ignored)
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
        for case .text(let text, let offset) in element.children {
            guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { continue }
            report(
                .unexpectedContent,
                at: offset + text[..<start].utf8.count,
                "No text may stand in “\(element.name)”.",
                fix: mayHaveViews ? "Put it into a Text." : "Take it out."
            )
        }
    }

    /// Tells of anything in an element that has nothing.
    func checkEmpty(_ element: XMLElement) {
        var told = Told()
        takeAttributes(of: element, for: [], mayBeModified: false, into: &told)
        takeContent(of: element, for: [], into: &told)
    }
}
