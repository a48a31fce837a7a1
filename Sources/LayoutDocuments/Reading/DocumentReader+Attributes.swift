import GridPress
import XMLReading

extension DocumentReader {
    /// What an element is, as far as its attributes depend on it.
    enum Role {
        /// A view, which takes every modifier, styles and an identity.
        case view
        /// A style, which takes every modifier and other styles.
        case style
        /// A modifier around views, or something that is no view.
        case wrapper

        /// The attributes that it takes besides its own.
        var words: [String] {
            switch self {
            case .view: ModifierRule.all.map(\.name) + [DocumentReader.style, DocumentReader.identity]
            case .style: ModifierRule.all.map(\.name) + [DocumentReader.style]
            case .wrapper: []
            }
        }

        /// Whether it takes modifiers.
        var mayBeModified: Bool { self != .wrapper }
    }

    /// The name of the attribute that takes a style.
    static let style = "style"
    /// The name of the attribute that makes an element one of its kind.
    static let identity = "id"

    /// Takes the attributes that an element has itself, and tells of those that it doesn't know; whether all was right.
    @discardableResult
    func takeAttributes(
        of element: XMLElement,
        for parameters: ParameterList,
        as role: Role,
        into told: inout Told
    ) -> Bool {
        let own = parameters.attributes
        var isRight = true
        var fixes = ""
        for attribute in element.attributes where !attribute.isSpace || !parameters.takeText {
            if attribute.namespace == nil {
                if let rule = own.first(where: { $0.name == attribute.name }) {
                    let value = value(of: attribute)
                    isRight = take(value.text[...], of: value, for: rule, into: &told) && isRight
                    continue
                }
                if role.mayBeModified, ModifierRule.named[attribute.name] != nil { continue }
                if role.mayBeModified, attribute.name == Self.style { continue }
                if role == .view, attribute.name == Self.identity {
                    takeIdentity(attribute)
                    continue
                }
            }
            isRight = false
            let place = AttributePlace(
                element: element.name,
                rules: parameters,
                mayBeModified: role.mayBeModified,
                words: own.map(\.name) + role.words
            )
            let fix = advice(for: attribute, of: place)
            fixes += fix
            report(
                .unknownAttribute,
                at: attribute.nameRange.lowerBound,
                "“\(element.name)” has no attribute \(spelled(attribute).quoted).",
                fix: fix
            )
        }
        for rule in own where rule.isNeeded && !element.attributes.contains(where: { $0.name == rule.name }) {
            isRight = false
            if fixes.contains("“\(rule.name)”") || fixes.contains(" \(rule.name)=") { continue }
            report(
                .missingAttribute,
                at: element.nameRange.lowerBound,
                "“\(element.name)” needs “\(rule.name)”.",
                fix: "It has to be \(rule.notation.expectation)."
            )
        }
        return isRight
    }

    /// What to do about an unknown attribute; repetitions ask again and again.
    private func advice(for attribute: XMLAttribute, of place: AttributePlace) -> String {
        if let advice = advice[attribute.nameRange.lowerBound] { return advice }
        let new = advised { Advice.attribute(attribute, of: place) } ?? place.sentence
        advice[attribute.nameRange.lowerBound] = new
        return new
    }

    /// Takes a value if it is what an attribute may be.
    func take(
        _ word: Substring,
        of value: PlacedText,
        for rule: AttributeRule,
        called name: String? = nil,
        into told: inout Told
    ) -> Bool {
        // A name or an index in it that nothing is known of was told already.
        if value.isBroken { return false }
        let name = name ?? rule.name
        let offset = value.offset(of: word.startIndex)
        guard rule.accepts(word) else {
            report(
                .wrongValue,
                at: offset,
                word.isEmpty
                    ? "“\(name)” is empty." : "\(word.quoted) is no \(rule.notation.spoken) for “\(name)”.",
                fix: advised { Advice.value(word, for: [rule]) } ?? "It has to be \(rule.notation.expectation)."
            )
            return false
        }
        guard told.values[rule.name] == nil else {
            report(
                .contradiction,
                at: offset,
                "“\(name)” is given twice.",
                fix: "Leave one of them out."
            )
            return false
        }
        store(word, at: offset, for: rule, into: &told)
        return true
    }

    /// Keeps a value that is right.
    func store(_ word: Substring, at offset: Int, for rule: AttributeRule, into told: inout Told) {
        told.values[rule.name] = Told.Written(text: word, offset: offset)
        if rule.notation.isTag { tags.insert(String(word)) }
    }

    /// Takes the identity of an element, which no other may have.
    private func takeIdentity(_ attribute: XMLAttribute) {
        let value = value(of: attribute)
        if value.isBroken { return }
        if identities.updateValue(value.start, forKey: value.text) != nil {
            report(
                .nameUsedTwice,
                at: value.start,
                "\(value.text.quoted) is the id of another element too.",
                fix: "Give one of them another; in a repetition, put the index into it."
            )
        }
    }

    /// The name of an attribute as it is written, with its prefix.
    private func spelled(_ attribute: XMLAttribute) -> String {
        String(decoding: source.bytes[attribute.nameRange], as: UTF8.self)
    }

    // MARK: Conflicts

    /// Tells of attributes that are right each for itself, but not together; whether a view can be made nonetheless.
    func find(_ conflicts: [Conflict], in told: Told, of element: XMLElement) -> Bool {
        find(conflicts, in: told, at: element.nameRange.lowerBound)
    }

    /// The same for attributes that stand at a place.
    func find(_ conflicts: [Conflict], in told: Told, at offset: Int) -> Bool {
        for conflict in conflicts {
            guard let problem = conflict.check(told) else { continue }
            let isHarmless = problem.code == .withoutEffect
            report(
                problem.code,
                isHarmless ? .warning : .error,
                at: problem.name.flatMap { told.values[$0]?.offset } ?? offset,
                problem.sentence,
                fix: problem.fix
            )
            if !isHarmless { return false }
        }
        return true
    }
}

extension AttributePlace {
    /// The attributes that the element has itself, as a sentence.
    fileprivate var sentence: String {
        let own = rules.attributes.map(\.name)
        let modifiers = mayBeModified ? "every modifier" : nil
        let words = (own.isEmpty ? nil : own.joined(separator: ", "), modifiers)
        return switch words {
        case (let own?, let modifiers?): "It has \(own), and takes \(modifiers)."
        case (let own?, nil): "It has \(own)."
        case (nil, let modifiers?): "It takes \(modifiers), and has no attributes of its own."
        case (nil, nil): "It has no attributes."
        }
    }
}

extension XMLAttribute {
    /// Whether it says what becomes of spaces: `xml:space`.
    var isSpace: Bool { name == "space" && namespace == "http://www.w3.org/XML/1998/namespace" }
}
