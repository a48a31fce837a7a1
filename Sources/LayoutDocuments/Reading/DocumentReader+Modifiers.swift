extension DocumentReader {
    /// A modifier as an attribute.
    struct Modifier {
        let rule: ModifierRule
        /// The index of the modifier in ``ModifierRule/all``.
        let order: Int
        let attribute: XMLArena.ElementAttribute
        /// The offset for findings: the name of the attribute, or the view's attribute with the style.
        let place: Int
        /// Whether the modifier comes from a style, so that several views can have it.
        let isShared: Bool
    }

    /// Returns the modifiers from attributes and styles, in the order in which they apply.
    ///
    /// - Parameters:
    ///   - element: The element with the attributes.
    ///   - parameters: The parameters of the element, which hide modifiers of the same names.
    ///   - areShared: Whether the element is a style.
    func modifiers(
        of element: XMLArena.Element,
        except parameters: ParameterList,
        areShared: Bool = false
    ) -> [Modifier] {
        var modifiers: [Modifier] = []
        let indices = element.attributeIndices
        func add(_ attribute: XMLArena.ElementAttribute, at place: Int, isShared: Bool) {
            guard let rule = meanings[attribute.nameIndex].modifier, !attribute.hasNamespace else { return }
            let order = meanings[attribute.nameIndex].order
            let modifier = Modifier(rule: rule, order: order, attribute: attribute, place: place, isShared: isShared)
            if modifiers.isEmpty { modifiers.reserveCapacity(indices.count) }
            // Elements have few modifiers, so an insertion sort is enough.
            var position = modifiers.count
            while position > 0, modifiers[position - 1].order > order { position -= 1 }
            if position > 0, modifiers[position - 1].order == order {
                modifiers[position - 1] = modifier
            } else if position == modifiers.count {
                modifiers.append(modifier)
            } else {
                modifiers.insert(modifier, at: position)
            }
        }
        for index in indices {
            let attribute = element.attribute(at: index)
            guard meanings[attribute.nameIndex].isStyle, !attribute.hasNamespace else { continue }
            let place = attribute.valueRange.lowerBound
            for said in style(attribute) { add(said, at: place, isShared: true) }
        }
        // Modifiers of an element replace modifiers of its styles.
        for index in indices {
            let attribute = element.attribute(at: index)
            let name = attribute.nameIndex
            guard meanings[name].modifier != nil, parameters.attribute(meanings[name].name) == nil else { continue }
            add(attribute, at: attribute.nameRange.lowerBound, isShared: areShared)
        }
        return modifiers
    }

    /// Returns the arguments of a modifier; `nil` if one is invalid.
    func arguments(of modifier: Modifier) -> ParsedArguments? {
        guard modifier.isShared || !indices.isEmpty else {
            return once(modifier.attribute, for: modifier.rule) { parsed($0, for: modifier) }
        }
        return known(modifier.attribute) ?? kept(modifier.attribute) { parsed($0, for: modifier) }
    }

    private func parsed(_ value: SourceMappedText, for modifier: Modifier) -> ParsedArguments? {
        if value.isBroken { return nil }
        let rules = modifier.rule.parameters.attributes
        var parsed = ParsedArguments(capacity: min(rules.count, 2))
        var isRight = true
        if modifier.rule.parameters.takeWholeAttribute {
            isRight = take(value.text[...], of: value, for: rules[0], called: modifier.rule.name, into: &parsed)
        } else {
            // One value more than the modifier has is enough to report an error.
            // A text that is longer than any value is a single invalid word.
            let isLong = value.text.utf8.count > Notation.longestValue
            let words = isLong ? [value.text[...]] : WordSplitter.split(value.text[...])
            for word in words.prefix(rules.count + 1) {
                isRight = take(word: word, of: value, for: modifier.rule, into: &parsed) && isRight
            }
        }
        for rule in rules where rule.isNeeded && !parsed.has(rule.key) && isRight {
            isRight = false
            report(
                .missingAttribute,
                at: value.start,
                "\"\(modifier.rule.name)\" requires \"\(rule.name)\".",
                fix: "Use \(rule.notation.expectation)."
            )
        }
        guard isRight, find(modifier.rule.constraints, in: parsed, at: value.start) else { return nil }
        return parsed
    }

    /// Reads one of the values of an attribute: for the first parameter that accepts it, or for the parameter named
    /// before a colon.
    private func take(
        word: Substring,
        of value: SourceMappedText,
        for rule: ModifierRule,
        into parsed: inout ParsedArguments
    ) -> Bool {
        let rules = rule.attributes
        if word.utf8.contains(UInt8(ascii: ":")), let colon = word.firstIndex(of: ":"),
            let named = rules.first(where: { $0.name == word[..<colon] })
        {
            let word = word[word.index(after: colon)...]
            return take(WordSplitter.unquoted(word), of: value, for: named, into: &parsed)
        }
        let offset = value.offset(of: word.startIndex, in: source)
        for rule in rules where !rule.takesAnything && !parsed.has(rule.key) {
            guard let argument = rule.parse(word) else { continue }
            store(argument, word, at: offset, for: rule, into: &parsed)
            return true
        }
        let choices = rules.filter { !$0.notation.takesAnything }
        let free = choices.filter { !parsed.has($0.key) }
        let isSurplus = choices.contains { $0.accepts(word) }
        let parameters = rules.map { "\($0.name) (\($0.notation.spoken))" }.joined(separator: ", ")
        report(
            .wrongValue,
            at: offset,
            isSurplus
                ? "\(word.quoted) is one value too many for \"\(rule.name)\"."
                : "\(word.quoted) isn't a valid value for \"\(rule.name)\".",
            fix: (word.utf8.count > 256
                ? nil
                : isSurplus
                    ? Suggestion.insets(value.text[...], of: rules)
                    : advised { advice(word, for: free, of: rules) })
                ?? "Valid values are \(parameters)."
        )
        return false
    }

    /// Returns a suggestion for a word that isn't valid for a modifier; `nil` if no suggestion is found.
    private func advice(_ word: Substring, for free: [AttributeRule], of rules: [AttributeRule]) -> String? {
        if let advice = Suggestion.parts(word, of: rules) ?? Suggestion.value(word, for: free) { return advice }
        guard word.first?.isLetter == true, let open = rules.first(where: \.notation.takesAnything) else { return nil }
        return Suggestion.question("\(open.name):\(word.prefix(40))")
    }
}
