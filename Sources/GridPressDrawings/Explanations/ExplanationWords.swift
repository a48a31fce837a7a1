import LayoutSolvers

/// A writer of steps in words, with sentences from the table of rules and computations from the formulas.
struct ExplanationWords {
    private let explainer: LayoutExplainer

    init(_ explainer: LayoutExplainer) { self.explainer = explainer }

    /// Returns a step in words.
    func step(_ step: LayoutStep, of quantity: LayoutQuantity) -> Drawing.Explanation.Step {
        let entry = LayoutRuleTable[step.rule]
        var element = 0
        if case .element(let index) = quantity.part { element = index }
        return Drawing.Explanation.Step(
            sentence: sentence(entry.sentence, step, quantity, element).capitalizedSentence,
            computation: computation(step, of: element),
            result: step.value,
            rule: entry.heading.heading,
            element: element,
            aspect: Drawing.Explanation.Aspect(quantity),
            isOffer: quantity.kind == .offer
        )
    }

    /// Returns the additional numbers of a rule, in few words; `nil` for rules without such numbers.
    func note(_ step: LayoutStep, of quantity: LayoutQuantity) -> String? {
        guard !step.facts.isEmpty, let note = LayoutRuleTable.note(of: step.rule) else { return nil }
        return sentence(note, step, quantity, 0)
    }

    // MARK: Names

    /// Returns the name of a view for a sentence: its name, or its kind with its text or its position.
    func name(of index: Int) -> String {
        let element = explainer.drawing.elements[index]
        let kind = element.kind.role == .modifier ? element.kind.name.separatedWords : element.kind.name
        if let name = element.name, element.kind.role == .modifier { return "the \(kind) \(name.quoted)" }
        if let name = element.name ?? nameAround(index) { return name.quoted }
        if case .text(let lines) = element.mark, let line = lines.first {
            let text = line.string
            // Quotation marks inside a text are replaced, because they would end it.
            let words = text.replacing("\"", with: "'")
            return "\(kind) \((words.count > 20 ? words.prefix(19) + "…" : words).quoted)"
        }
        if element.kind.role == .modifier, let inside = viewInside(index) {
            return "the \(kind) of \(self.name(of: inside))"
        }
        if let label = element.label { return "\(kind) \(label.quoted)" }
        if let source = element.source { return "\(kind) (line \(source.line))" }
        return kind
    }

    /// Returns the view inside any number of modifiers.
    private func viewInside(_ index: Int) -> Int? {
        var next = explainer.children(of: index).first
        while let inside = next, explainer.drawing.elements[inside].kind.role == .modifier {
            guard explainer.drawing.elements[inside].name == nil else { return inside }
            next = explainer.children(of: inside).first
        }
        return next
    }

    /// Returns the name of an element around a view that takes no part in layout, such as a view with a background.
    private func nameAround(_ index: Int) -> String? {
        var next = explainer.drawing.elements[index].parent
        while let parent = next {
            let element = explainer.drawing.elements[parent]
            guard element.proposal == nil, element.layer == nil || element.layer == .content else { return nil }
            if let name = element.name { return explainer.laidOut(parent) == index ? name : nil }
            next = element.parent
        }
        return nil
    }

    func name(of part: LayoutQuantity.Part) -> String {
        if case .element(let index) = part { name(of: index) } else { "the view" }
    }

    // MARK: Sentences

    private func sentence(_ template: String, _ step: LayoutStep, _ quantity: LayoutQuantity, _ element: Int) -> String
    {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let word = text(of: rest[rest.index(after: open)..<close], step, quantity, element)
            result += result.hasSuffix(". ") ? word.capitalizedSentence : word
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns the replacement of a placeholder.
    private func text(of word: Substring, _ step: LayoutStep, _ quantity: LayoutQuantity, _ element: Int) -> String {
        let isHorizontal = quantity.axis == .horizontal
        return switch word {
        case "it": name(of: element)
        case "by": explainer.owner(of: element).map { name(of: $0.element) } ?? "The figure"
        case "other": step.formula.quantities.first.map { name(of: $0.part) } ?? "a view"
        case "width": isHorizontal ? "width" : "height"
        case "across": isHorizontal ? "height" : "width"
        case "wide": isHorizontal ? "wide" : "high"
        case "widest": isHorizontal ? "widest" : "tallest"
        case "column": isHorizontal ? "column" : "row"
        case "columns": isHorizontal ? "columns" : "rows"
        case "left": isHorizontal ? "left" : "top"
        case "right": isHorizontal ? "right" : "bottom"
        default: Int(word).flatMap { fact($0, of: step) } ?? ""
        }
    }

    /// Returns a sentence for any view, without names and numbers.
    static func general(_ template: String) -> String {
        var result = template
        let words = [
            "it": "the view", "by": "the view around it", "other": "another view", "width": "length",
            "across": "other side",
            "wide": "long", "widest": "longest", "column": "track", "columns": "tracks", "left": "start",
            "right": "end",
        ]
        for (word, general) in words { result = result.replacing("{\(word)}", with: general) }
        for number in 0..<4 { result = result.replacing("{\(number)}", with: "…") }
        return result.prefix(1).uppercased() + result.dropFirst()
    }

    private func fact(_ index: Int, of step: LayoutStep) -> String? {
        guard step.facts.indices.contains(index) else { return nil }
        let fact = step.facts[index]
        if let quantity = fact.onlyQuantity, quantity.kind == .length {
            return "\(number(fact.value)) (\(name(of: quantity.part)))"
        }
        return number(fact.value)
    }

    func number(_ value: Double?) -> String { value?.inExplanation ?? "nothing" }

    /// Returns the computation of a step, with its result unless the computation is a single number.
    func computation(_ step: LayoutStep, of element: Int) -> String {
        let words = ComputationWords(self, rule: step.rule, element: element)
        if step.formula.isTerm { return words.text(step.formula) }
        return "\(words.text(step.formula)) = \(number(step.value))"
    }
}

extension String {
    /// The text with an uppercase first letter.
    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }

    /// The words of a name in camel case, such as "aspect ratio".
    fileprivate var separatedWords: String {
        reduce(into: "") { result, letter in result += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)" }
    }
}
