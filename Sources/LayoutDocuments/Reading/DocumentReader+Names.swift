/// The named values and styles of a file.
struct DocumentNames {
    /// The named values, as they are written.
    var values: [String: String] = [:]
    /// The modifiers of the named styles.
    var styles: [String: [XMLArena.ElementAttribute]] = [:]
    /// Names whose values have errors, which are already reported.
    var broken: Set<String> = []
    /// The offsets of names that aren't used so far.
    var unused: [String: Int] = [:]
}

/// Values and styles that are defined directly in a figure, and the values that refer to them.
extension DocumentReader {
    /// The name of the element that defines a value.
    static let definition = "Define"
    /// The name of the element that defines a style.
    static let styleDefinition = "Style"

    private static let name = Parameter.needed("name", .name, "The name for references in attributes.")
    private static let definedValue = Parameter.needed(
        "value",
        .text,
        "The value, in the notation of the attributes that refer to it."
    )

    /// The parameters of a definition.
    static let definitionParameters = ParameterList([name.rule, definedValue.rule])
    /// The parameters of a style, in addition to modifiers.
    static let styleParameters = ParameterList([name.rule])

    /// Reads the values and styles that are defined directly in a figure, and returns all other elements.
    func takeNames(of root: XMLArena.Element) -> [XMLArena.Element] {
        root.elements.filter { element in
            switch element.name {
            case Self.definition: takeDefinition(element)
            case Self.styleDefinition: takeStyle(element)
            default: return true
            }
            return false
        }
    }

    private func takeDefinition(_ element: XMLArena.Element) {
        var parsed = ParsedArguments()
        takeAttributes(of: element, for: Self.definitionParameters, as: .wrapper, into: &parsed)
        takeContent(of: element, for: .none, into: &parsed)
        guard let name = Self.name.value(parsed) else { return }
        guard let value = Self.definedValue.value(parsed) else {
            names.broken.insert(name)
            return
        }
        if names.values.updateValue(value, forKey: name) != nil { reportTwice(name, parsed) }
        names.unused["$" + name] = parsed.offset(of: "name")
    }

    private func takeStyle(_ element: XMLArena.Element) {
        var parsed = ParsedArguments()
        takeAttributes(of: element, for: Self.styleParameters, as: .style, into: &parsed)
        takeContent(of: element, for: .none, into: &parsed)
        // An unused style is checked too.
        let modifiers = modifiers(of: element, except: Self.styleParameters, areShared: true)
        for modifier in modifiers { _ = arguments(of: modifier) }
        guard let name = Self.name.value(parsed) else { return }
        if names.styles.updateValue(modifiers.map(\.attribute), forKey: name) != nil { reportTwice(name, parsed) }
        names.unused[name] = parsed.offset(of: "name")
    }

    private func reportTwice(_ name: String, _ parsed: ParsedArguments) {
        report(
            .nameUsedTwice,
            at: parsed.offset(of: "name") ?? 0,
            "\(name.quoted) is defined twice.",
            fix: "Rename one of the definitions."
        )
    }

    /// Reports unused names, unless errors exist, which may be the cause.
    func noteUnusedNames() {
        if hasErrors { return }
        for (name, offset) in names.unused {
            let isValue = name.hasPrefix("$")
            report(
                .unusedName,
                .note,
                at: offset,
                "The \(isValue ? "value" : "style") \"\(isValue ? String(name.dropFirst()) : name)\" is never used.",
                fix: "Use it as \(isValue ? name : "style=\"\(name)\""), or remove it."
            )
        }
    }

    /// Returns the modifiers of the styles in an attribute.
    ///
    /// If two of them are the same modifier, the later one is used.
    func style(_ attribute: XMLArena.ElementAttribute) -> [XMLArena.ElementAttribute] {
        let value = value(of: attribute)
        if value.isBroken { return [] }
        return WordSplitter.split(value.text[...]).flatMap { word in
            names.unused[String(word)] = nil
            if let attributes = names.styles[String(word)] {
                // The values of a style count for each element that uses it.
                let bytes = attributes.reduce(0) { $0 + $1.valueCount }
                return spend(namedBytes: bytes, at: value.start) ? attributes : []
            }
            report(
                .unknownReference,
                at: value.offset(of: word.startIndex, in: source),
                "Undefined style \(word.quoted).",
                fix: Spelling.nearest(to: String(word), among: names.styles.keys.sorted()).map(Suggestion.question)
                    ?? "Define it in the figure: <Style name=\"\(word.prefix(40))\" …/>."
            )
            return []
        }
    }

    // MARK: References

    /// The largest number of bytes of a value after names are replaced.
    private static let longestValue = 10_000

    /// Returns the value of an attribute with names and expressions replaced.
    func value(of attribute: XMLArena.ElementAttribute) -> SourceMappedText {
        let written = SourceMappedText(attribute.value, at: attribute.valueRange)
        guard written.text.utf8.contains(UInt8(ascii: "$")) else { return expanded(written) }
        guard written.text.utf8.count <= Self.longestValue else { return refused(written) }
        var isBroken = false
        var isExpanded = false
        let value = written.replacing("$", most: Self.longestValue) { rest in
            let name = rest.dropFirst().prefix(1000).prefix(while: \.isPartOfName)
            // A `$` without a name after it stays, for example in prices.
            guard name.first?.isLetter == true else { return .none }
            names.unused["$" + name] = nil
            if let value = names.values[String(name)] {
                isExpanded = true
                return .text(value, to: name.endIndex)
            }
            isBroken = true
            if !names.broken.contains(String(name)) {
                report(
                    .unknownReference,
                    at: written.offset(of: rest.startIndex, in: source),
                    "Undefined name \(name.quoted).",
                    fix: Spelling.nearest(to: String(name), among: names.values.keys.sorted()).map(Suggestion.question)
                        ?? "Define it in the figure: <Define name=\"\(name.prefix(40))\" value=\"…\"/>."
                )
            }
            return readsOn ? .none : .end
        }
        if isExpanded, value.text.utf8.count > Self.longestValue { return refused(written) }
        guard spend(namedBytes: value.text.utf8.count, at: written.start) else { return written.broken }
        return expanded(isBroken ? value.broken : value)
    }

    /// Reports a value that is too long after names are replaced, and returns it as invalid.
    private func refused(_ written: SourceMappedText) -> SourceMappedText {
        report(
            .valueTooLong,
            at: written.start,
            "After names are replaced, the value is longer than \(Self.longestValue) bytes.",
            fix: "Shorten the value, or the values that it refers to."
        )
        return written.broken
    }

    /// Returns a text with the expressions of the repetitions around it replaced.
    func expanded(_ text: SourceMappedText) -> SourceMappedText {
        let hasHoles = text.text.utf8.contains(UInt8(ascii: "{"))
        if hasHoles { templates.vary() }
        guard !indices.isEmpty else { return text }
        guard spend(repeatedBytes: text.text.utf8.count, at: text.start) else { return text.broken }
        guard hasHoles else { return text }
        var isBroken = false
        let result = indices.filled(text, by: templates.template(of: text), most: ExpansionBudget.bytes) {
            hole,
            index in
            isBroken = true
            report(
                .wrongExpression,
                at: text.offset(of: index, in: source),
                "\("{\(hole.written)}".quoted) can't be computed.",
                fix: "Use \(indices.expectation)."
            )
        }
        let added = max(result.text.utf8.count - text.text.utf8.count, 0)
        guard spend(repeatedBytes: added, at: text.start) else { return text.broken }
        return isBroken ? result.broken : result
    }
}
