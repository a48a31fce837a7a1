import GridPress
import XMLReading

extension DocumentReader {
    /// A modifier that stands as an attribute.
    struct Modifier {
        let rule: ModifierRule
        let attribute: XMLAttribute
    }

    /// The name of the attribute that takes a style.
    static let style = "style"
    /// The name of the attribute that makes an element one of its kind.
    static let identity = "id"

    /// Takes the attributes that an element has itself, and tells of those that it doesn't know; whether all was right.
    @discardableResult
    func takeAttributes(
        of element: XMLElement,
        for parameters: [ParameterRule],
        mayBeModified: Bool,
        into told: inout Told
    ) -> Bool {
        let own = parameters.attributes
        var isRight = true
        for attribute in element.attributes where !attribute.isSpace || !parameters.takeText {
            if attribute.namespace == nil {
                if let rule = own.first(where: { $0.name == attribute.name }) {
                    let value = value(attribute.value, at: attribute.valueRange.lowerBound)
                    isRight = take(value[...], at: attribute.valueRange.lowerBound, for: rule, into: &told) && isRight
                    continue
                }
                if mayBeModified, ModifierRule.named[attribute.name] != nil || attribute.name == Self.style { continue }
                if mayBeModified, attribute.name == Self.identity {
                    takeIdentity(attribute)
                    continue
                }
            }
            isRight = false
            let others = mayBeModified ? ModifierRule.all.map(\.name) + [Self.style, Self.identity] : []
            report(
                .unknownAttribute,
                at: attribute.nameRange.lowerBound,
                "“\(element.name)” has no attribute \(attribute.name.quoted).",
                meant: Spelling.nearest(to: attribute.name, among: own.map(\.name) + others)
            )
        }
        for rule in own where rule.isNeeded && !element.attributes.contains(where: { $0.name == rule.name }) {
            isRight = false
            report(
                .missingAttribute,
                at: element.nameRange.lowerBound,
                "“\(element.name)” needs “\(rule.name)”.",
                fix: "It has to be \(rule.notation.expectation)."
            )
        }
        return isRight
    }

    /// The modifiers that stand as attributes and in styles, in the order of the table.
    func modifiers(of element: XMLElement, except parameters: [ParameterRule]) -> [Modifier] {
        guard !element.attributes.isEmpty else { return [] }
        var modifiers: [String: Modifier] = [:]
        func add(_ attributes: [XMLAttribute]) {
            for attribute in attributes where attribute.namespace == nil {
                guard let rule = ModifierRule.named[attribute.name] else { continue }
                modifiers[rule.name] = Modifier(rule: rule, attribute: attribute)
            }
        }
        for attribute in element.attributes where attribute.name == Self.style && attribute.namespace == nil {
            add(style(attribute))
        }
        // What an element says itself holds before what its style says.
        let own = parameters.attributes
        add(element.attributes.filter { attribute in !own.contains { $0.name == attribute.name } })
        return modifiers.values.sorted { ModifierRule.order[$0.rule.name] ?? 0 < ModifierRule.order[$1.rule.name] ?? 0 }
    }

    /// What a modifier is told by its attribute; `nil` where something in it is wrong.
    func arguments(of modifier: Modifier) -> Told? {
        let offset = modifier.attribute.valueRange.lowerBound
        let value = value(modifier.attribute.value, at: offset)
        let rules = modifier.rule.attributes
        var told = Told()
        var isRight = true
        if rules.count == 1 {
            isRight = take(value[...], at: offset, for: rules[0], into: &told)
        } else {
            // What is longer than any value is one word, and wrong.
            let isLong = value.utf8.count > Notation.longestValue
            for word in isLong ? [value[...]] : WordSplitter.split(value[...]) {
                let place = offset + value[..<word.startIndex].utf8.count
                isRight = take(word: word, at: place, of: modifier.rule, into: &told) && isRight
            }
        }
        for rule in rules where rule.isNeeded && told.values[rule.name] == nil && isRight {
            isRight = false
            report(
                .missingAttribute,
                at: offset,
                "“\(modifier.rule.name)” needs “\(rule.name)”.",
                fix: "It has to be \(rule.notation.expectation)."
            )
        }
        guard isRight, find(modifier.rule.conflicts, in: told, at: offset) else { return nil }
        return told
    }

    /// Takes one of the values of an attribute: for the first parameter that accepts it, or with a name and a colon.
    private func take(word: Substring, at offset: Int, of rule: ModifierRule, into told: inout Told) -> Bool {
        let rules = rule.attributes
        if let colon = word.firstIndex(of: ":"), let named = rules.first(where: { $0.name == word[..<colon] }) {
            let value = word[word.index(after: colon)...]
            return take(WordSplitter.unquoted(value), at: offset, for: named, into: &told)
        }
        let free = rules.filter { told.values[$0.name] == nil && !$0.notation.takesAnything }
        if let parameter = free.first(where: { $0.accepts(word) }) {
            told.values[parameter.name] = Told.Written(text: word, offset: offset)
            return true
        }
        report(
            .wrongValue,
            at: offset,
            "\(String(word).quoted) is nothing that “\(rule.name)” understands, or there is one too many.",
            meant: Spelling.nearest(to: String(word), among: free.flatMap(\.notation.words)),
            fix: "It takes \(rules.map { "\($0.name) (\($0.notation.name))" }.joined(separator: ", "))."
        )
        return false
    }

    /// Takes a value if it is what an attribute may be.
    private func take(_ value: Substring, at offset: Int, for rule: AttributeRule, into told: inout Told) -> Bool {
        guard rule.accepts(value) else {
            report(
                .wrongValue,
                at: offset,
                "\(String(value).quoted) is no \(rule.notation.name) for “\(rule.name)”.",
                meant: Spelling.nearest(to: String(value), among: rule.notation.words),
                fix: "It has to be \(rule.notation.expectation)."
            )
            return false
        }
        guard told.values[rule.name] == nil else {
            report(
                .contradiction,
                at: offset,
                "“\(rule.name)” is given twice.",
                fix: "Leave one of them out."
            )
            return false
        }
        told.values[rule.name] = Told.Written(text: value, offset: offset)
        return true
    }

    /// Takes the identity of an element, which no other may have.
    private func takeIdentity(_ attribute: XMLAttribute) {
        let offset = attribute.valueRange.lowerBound
        let name = value(attribute.value, at: offset)
        if identities.updateValue(offset, forKey: name) != nil {
            report(
                .nameUsedTwice,
                at: offset,
                "\(name.quoted) is the id of another element too.",
                fix: "Give one of them another; in a repetition, put the index into it."
            )
        }
    }

    // MARK: Conflicts

    /// Tells of attributes that are right each for itself, but not together; whether there were none.
    func find(_ conflicts: [Conflict], in told: Told, of element: XMLElement) -> Bool {
        find(conflicts, in: told, at: element.nameRange.lowerBound)
    }

    private func find(_ conflicts: [Conflict], in told: Told, at offset: Int) -> Bool {
        for conflict in conflicts {
            guard let problem = conflict.check(told) else { continue }
            let written = problem.name.flatMap { told.values[$0]?.offset }
            report(
                problem.name == nil ? .missingAttribute : .contradiction,
                at: written ?? offset,
                problem.sentence,
                fix: problem.fix
            )
            return false
        }
        return true
    }
}

extension XMLAttribute {
    /// Whether it says what becomes of spaces: `xml:space`.
    var isSpace: Bool { name == "space" && namespace == "http://www.w3.org/XML/1998/namespace" }
}
