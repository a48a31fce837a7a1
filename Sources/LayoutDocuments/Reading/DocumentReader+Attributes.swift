extension DocumentReader {
    /// The role of an element, which determines its valid attributes.
    enum Role {
        /// A view, which accepts all modifiers, styles and an id.
        case view
        /// A style, which accepts all modifiers and other styles.
        case style
        /// A modifier around views, or an element that isn't a view.
        case wrapper

        /// The names of the attributes that are valid in addition to the element's parameters.
        var words: [String] {
            switch self {
            case .view: ModifierRule.all.map(\.name) + [DocumentReader.style, DocumentReader.identity]
            case .style: ModifierRule.all.map(\.name) + [DocumentReader.style]
            case .wrapper: []
            }
        }

        /// Whether the element accepts modifiers.
        var mayBeModified: Bool { self != .wrapper }
    }

    /// The name of the attribute with the names of styles.
    static let style = "style"
    /// The name of the attribute with the id of an element.
    static let identity = "id"
    /// The name of the argument with the id of a view.
    static let identityKey: RuleName = "<>id"

    /// Reads the attributes of an element and reports unknown ones.
    ///
    /// - Returns: Whether all attributes are valid.
    @discardableResult
    func takeAttributes(
        of element: XMLArena.Element,
        for parameters: ParameterList,
        as role: Role,
        into parsed: inout ParsedArguments
    ) -> Bool {
        var isRight = true
        var fixes = ""
        for index in element.attributeIndices {
            let attribute = element.attribute(at: index)
            if parameters.takeText, attribute.isSpace { continue }
            if !attribute.hasNamespace {
                let name = attribute.nameIndex
                if let rule = parameters.attribute(meanings[name].name) {
                    isRight = take(attribute, for: rule, into: &parsed) && isRight
                    continue
                }
                if role.mayBeModified, meanings[name].modifier != nil || meanings[name].isStyle { continue }
                if role == .view, meanings[name].isIdentity {
                    takeIdentity(attribute, into: &parsed)
                    continue
                }
            }
            isRight = false
            let place = AttributeContext(
                element: element.name,
                rules: parameters,
                mayBeModified: role.mayBeModified,
                isInRow: container == "GridRow" || element.name == "GridRow",
                words: parameters.attributes.map(\.name) + role.words
            )
            let fix = advice(for: attribute, of: place)
            fixes += fix
            report(
                .unknownAttribute,
                at: attribute.nameRange.lowerBound,
                "\"\(element.name)\" has no attribute \(spelled(attribute).quoted).",
                fix: fix
            )
        }
        for rule in parameters.neededAttributes
        where !element.attributes.contains(where: { meanings[$0.nameIndex].name == rule.key }) {
            isRight = false
            if fixes.contains("\"\(rule.name)\"") || fixes.contains(" \(rule.name)=") { continue }
            report(
                .missingAttribute,
                at: element.nameRange.lowerBound,
                "\"\(element.name)\" requires \"\(rule.name)\".",
                fix: "Use \(rule.notation.expectation)."
            )
        }
        return isRight
    }

    /// Returns the fix for an unknown attribute.
    ///
    /// It is cached because repetitions need it many times.
    private func advice(for attribute: XMLArena.ElementAttribute, of place: AttributeContext) -> String {
        if let advice = advice[attribute.nameRange.lowerBound] { return advice }
        let new = advised { Suggestion.attribute(attribute, of: place) } ?? place.message
        advice[attribute.nameRange.lowerBound] = new
        return new
    }

    /// Reads the value of an attribute; returns whether it is valid.
    private func take(
        _ attribute: XMLArena.ElementAttribute,
        for rule: AttributeRule,
        into parsed: inout ParsedArguments
    ) -> Bool {
        func parse(_ value: SourceMappedText) -> ParsedArguments? {
            var parsed = ParsedArguments(capacity: 1)
            return take(value.text[...], of: value, for: rule, into: &parsed) ? parsed : nil
        }
        let arguments =
            indices.isEmpty
            ? once(attribute, for: rule, parse) : known(attribute) ?? kept(attribute, parse)
        guard let arguments else { return false }
        parsed.add(arguments, at: attribute.valueRange.lowerBound)
        return true
    }

    /// Returns the arguments of an attribute, from a cache if an equal value of the rule was parsed before.
    func once(
        _ attribute: XMLArena.ElementAttribute,
        for rule: AnyObject,
        _ parse: (SourceMappedText) -> ParsedArguments?
    ) -> ParsedArguments? {
        // Values with names aren't cached, nor are long ones, because they rarely occur twice.
        guard attribute.valueCount <= 64, !attribute.contains(UInt8(ascii: "$"), or: UInt8(ascii: "{")) else {
            return parse(value(of: attribute))
        }
        let hash = KnownValues.hash(of: attribute, for: rule)
        if let known = templates.arguments(of: attribute, for: rule, hash: hash) { return known }
        let variations = templates.variations
        guard let arguments = parse(SourceMappedText(attribute.value, at: attribute.valueRange)) else { return nil }
        templates.keep(arguments, of: attribute, for: rule, hash: hash, since: variations)
        return arguments
    }

    /// Returns the arguments of an attribute, and caches them unless they depend on the iteration.
    func kept(
        _ attribute: XMLArena.ElementAttribute,
        _ parse: (SourceMappedText) -> ParsedArguments?
    ) -> ParsedArguments? {
        let (variations, budget) = (templates.variations, budget)
        let value = value(of: attribute)
        guard let arguments = parse(value) else { return nil }
        let repeatedBytes = value.text.utf8.count
        let spentBytes = self.budget.cost(since: budget).bytes
        let known = CompiledTemplates.KnownArguments(
            arguments: arguments,
            namedBytes: spentBytes - (indices.isEmpty ? 0 : repeatedBytes),
            repeatedBytes: repeatedBytes
        )
        templates.keep(known, at: attribute.index, since: variations)
        return arguments
    }

    /// Reads a value of an attribute; returns whether it is valid.
    func take(
        _ word: Substring,
        of value: SourceMappedText,
        for rule: AttributeRule,
        called name: String? = nil,
        into parsed: inout ParsedArguments
    ) -> Bool {
        // An unknown name or index in the value is already reported.
        if value.isBroken { return false }
        let name = name ?? rule.name
        let offset = value.offset(of: word.startIndex, in: source)
        guard let argument = rule.parse(word) else {
            report(
                .wrongValue,
                at: offset,
                word.isEmpty ? "\"\(name)\" is empty." : "\(word.quoted) isn't a valid value for \"\(name)\".",
                fix: advised { Suggestion.value(word, for: [rule]) } ?? "Use \(rule.notation.expectation)."
            )
            return false
        }
        guard !parsed.has(rule.key) else {
            report(
                .contradiction,
                at: offset,
                "\"\(name)\" is duplicated.",
                fix: "Remove one of its values."
            )
            return false
        }
        store(argument, word, at: offset, for: rule, into: &parsed)
        return true
    }

    /// Stores a valid value.
    func store(
        _ value: any ParsedValue,
        _ word: Substring,
        at offset: Int,
        for rule: AttributeRule,
        into parsed: inout ParsedArguments
    ) {
        parsed.set(rule.key, to: value, at: offset)
        guard rule.isTag else { return }
        templates.vary()
        tags.insert(String(word))
    }

    /// Reads the id of an element, and reports a duplicate.
    private func takeIdentity(_ attribute: XMLArena.ElementAttribute, into parsed: inout ParsedArguments) {
        templates.vary()
        let value = value(of: attribute)
        if value.isBroken { return }
        if identifiesViews { parsed.set(Self.identityKey, to: TypedValue(value.text), at: value.start) }
        if identities.updateValue(value.start, forKey: value.text) != nil {
            report(
                .nameUsedTwice,
                at: value.start,
                "\(value.text.quoted) is a duplicate id.",
                fix: "Change one of the ids. In a repetition, use the index, such as id=\"cell-{i}\"."
            )
        }
    }

    /// Returns the name of an attribute as it is written, with its prefix.
    private func spelled(_ attribute: XMLArena.ElementAttribute) -> String {
        String(decoding: source.bytes[attribute.nameRange], as: UTF8.self)
    }

    // MARK: Conflicts

    /// Reports attributes that conflict with each other.
    ///
    /// - Returns: Whether the view can be created.
    func find(_ constraints: [AttributeConstraint], in parsed: ParsedArguments, of element: XMLArena.Element) -> Bool {
        find(constraints, in: parsed, at: element.nameRange.lowerBound)
    }

    /// Reports attributes at an offset that conflict with each other; returns whether the view can be created.
    func find(_ constraints: [AttributeConstraint], in parsed: ParsedArguments, at offset: Int) -> Bool {
        for conflict in constraints {
            guard let problem = conflict.check(parsed) else { continue }
            let isHarmless = problem.code == .withoutEffect
            report(
                problem.code,
                isHarmless ? .warning : .error,
                at: problem.name.flatMap { parsed.offset(of: $0) } ?? offset,
                problem.message,
                fix: problem.fix
            )
            if !isHarmless { return false }
        }
        return true
    }
}

extension AttributeContext {
    /// The valid attributes of the element, as a sentence.
    fileprivate var message: String {
        let common: [String] = mayBeModified ? [DocumentReader.style, DocumentReader.identity] : []
        let validNames = rules.attributes.map(\.name) + common.filter { words.contains($0) }
        let modifiers = mayBeModified ? "all modifiers" : nil
        let lists = (validNames.isEmpty ? nil : validNames.joined(separator: ", "), modifiers)
        return switch lists {
        case (let validNames?, let modifiers?): "Valid attributes are \(validNames) and \(modifiers)."
        case (let validNames?, nil):
            rules.attributes.count == 1
                ? "The only valid attribute is \(validNames)." : "Valid attributes are \(validNames)."
        case (nil, let modifiers?): "Valid attributes are \(modifiers)."
        case (nil, nil): "Remove it: \"\(element)\" has no attributes."
        }
    }
}

extension XMLArena.ElementAttribute {
    /// Whether the attribute is `xml:space`, which determines the handling of white space.
    var isSpace: Bool { hasNamespace && name == "space" && namespace == "http://www.w3.org/XML/1998/namespace" }
}
