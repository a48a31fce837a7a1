import GridPress
import XMLReading

extension DocumentReader {
    /// A modifier that stands as an attribute.
    struct Modifier {
        let rule: ModifierRule
        let attribute: XMLAttribute
        /// Where it is said of a view: at its name, or where the view takes the style that says it.
        let place: Int
    }

    /// The modifiers that stand as attributes and in styles, in the order of the table.
    func modifiers(of element: XMLElement, except parameters: ParameterList) -> [Modifier] {
        guard !element.attributes.isEmpty else { return [] }
        // There are few, which are found among each other without hashing their names.
        var modifiers: [Modifier] = []
        func add(_ attributes: [XMLAttribute], at place: Int?) {
            for attribute in attributes where attribute.namespace == nil {
                guard let rule = ModifierRule.named[attribute.name] else { continue }
                let place = place ?? attribute.nameRange.lowerBound
                let modifier = Modifier(rule: rule, attribute: attribute, place: place)
                if let known = modifiers.firstIndex(where: { $0.rule.name == rule.name }) {
                    modifiers[known] = modifier
                } else {
                    modifiers.append(modifier)
                }
            }
        }
        for attribute in element.attributes where attribute.name == Self.style && attribute.namespace == nil {
            add(style(attribute), at: attribute.valueRange.lowerBound)
        }
        // What an element says itself holds before what its style says.
        let own = parameters.attributes
        add(element.attributes.filter { attribute in !own.contains { $0.name == attribute.name } }, at: nil)
        if modifiers.count < 2 { return modifiers }
        return modifiers.sorted { ModifierRule.order[$0.rule.name] ?? 0 < ModifierRule.order[$1.rule.name] ?? 0 }
    }

    /// What a modifier is told by its attribute; `nil` where something in it is wrong.
    func arguments(of modifier: Modifier) -> Told? {
        let value = value(of: modifier.attribute)
        if value.isBroken { return nil }
        let rules = modifier.rule.attributes
        var told = Told()
        var isRight = true
        if rules.count == 1 {
            isRight = take(value.text[...], of: value, for: rules[0], called: modifier.rule.name, into: &told)
        } else {
            // One value too many is enough to know.
            // What is longer than any value is one word, and wrong.
            let isLong = value.text.utf8.count > Notation.longestValue
            let words = isLong ? [value.text[...]] : WordSplitter.split(value.text[...])
            for word in words.prefix(rules.count + 1) {
                isRight = take(word: word, of: value, for: modifier.rule, into: &told) && isRight
            }
        }
        for rule in rules where rule.isNeeded && told.values[rule.name] == nil && isRight {
            isRight = false
            report(
                .missingAttribute,
                at: value.start,
                "“\(modifier.rule.name)” needs “\(rule.name)”.",
                fix: "It has to be \(rule.notation.expectation)."
            )
        }
        guard isRight, find(modifier.rule.conflicts, in: told, at: value.start) else { return nil }
        return told
    }

    /// Takes one of the values of an attribute: for the first parameter that accepts it, or with a name and a colon.
    private func take(word: Substring, of value: PlacedText, for rule: ModifierRule, into told: inout Told) -> Bool {
        let rules = rule.attributes
        if let colon = word.firstIndex(of: ":"), let named = rules.first(where: { $0.name == word[..<colon] }) {
            let word = word[word.index(after: colon)...]
            return take(WordSplitter.unquoted(word), of: value, for: named, into: &told)
        }
        let offset = value.offset(of: word.startIndex)
        for rule in rules where !rule.notation.takesAnything && told.values[rule.name] == nil && rule.accepts(word) {
            store(word, at: offset, for: rule, into: &told)
            return true
        }
        let choices = rules.filter { !$0.notation.takesAnything }
        let free = choices.filter { told.values[$0.name] == nil }
        let isSurplus = choices.contains { $0.accepts(word) }
        let parameters = rules.map { "\($0.name) (\($0.notation.spoken))" }.joined(separator: ", ")
        report(
            .wrongValue,
            at: offset,
            isSurplus
                ? "\(word.quoted) is one value too many for “\(rule.name)”."
                : "\(word.quoted) is nothing that “\(rule.name)” takes.",
            fix: (isSurplus || word.utf8.count > 256 ? nil : advised { advice(word, for: free, of: rules) })
                ?? "It takes \(parameters)."
        )
        return false
    }

    /// What may be meant by a word that a modifier doesn't take.
    private func advice(_ word: Substring, for free: [AttributeRule], of rules: [AttributeRule]) -> String? {
        if let advice = Advice.parts(word, of: rules) ?? Advice.value(word, for: free) { return advice }
        guard word.first?.isLetter == true, let open = rules.first(where: \.notation.takesAnything) else { return nil }
        return Advice.question("\(open.name):\(word.prefix(40))")
    }
}
