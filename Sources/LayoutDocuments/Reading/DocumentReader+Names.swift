import GridPress
import GridPressFindings
import XMLReading

/// The named values and styles of a file.
struct DocumentNames {
    /// Values that have a name, as they are written.
    var values: [String: String] = [:]
    /// Modifiers that have a name together.
    var styles: [String: [XMLArena.ElementAttribute]] = [:]
    /// Names whose values have errors, which are already reported.
    var broken: Set<String> = []
    /// Where names are given, for those that nothing has used so far.
    var unused: [String: Int] = [:]
}

/// Values and modifiers that are named directly in a figure, and values that refer to them.
extension DocumentReader {
    /// The name of the element that gives a name to a value.
    static let definition = "Define"
    /// The name of the element that gives a name to modifiers.
    static let styleDefinition = "Style"

    private static let name = Parameter.needed("name", .name, "The name.")
    private static let definedValue = Parameter.needed("value", .text, "The value, as written in attributes.")

    /// The parameters of a definition.
    static let definitionParameters = ParameterList([name.rule, definedValue.rule])
    /// The parameters of a style, besides modifiers.
    static let styleParameters = ParameterList([name.rule])

    /// Takes the values and styles that are named directly in a figure; what is left are views.
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
        // A style that nobody uses is checked too.
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

    /// Reports unused names, unless there are errors, which may be the cause.
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

    /// The modifiers of the styles that an element takes; of two that say the same, the later one holds.
    func style(_ attribute: XMLArena.ElementAttribute) -> [XMLArena.ElementAttribute] {
        let value = value(of: attribute)
        if value.isBroken { return [] }
        return WordSplitter.split(value.text[...]).flatMap { word in
            names.unused[String(word)] = nil
            if let attributes = names.styles[String(word)] {
                // What a style says is said again of each element that takes it.
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

    /// How many bytes a value may have with what its names stand for.
    private static let longestValue = 10_000

    /// The value of an attribute, with named values and indices in it.
    func value(of attribute: XMLArena.ElementAttribute) -> SourceMappedText {
        let written = SourceMappedText(attribute.value, at: attribute.valueRange)
        guard written.text.utf8.contains(UInt8(ascii: "$")) else { return expanded(written) }
        guard written.text.utf8.count <= Self.longestValue else { return refused(written) }
        var isBroken = false
        var isExpanded = false
        let value = written.replacing("$", most: Self.longestValue) { rest in
            let name = rest.dropFirst().prefix(1000).prefix(while: \.isPartOfName)
            // What no name follows is a sum of money.
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

    /// Reports a value that is too long after names are replaced.
    private func refused(_ written: SourceMappedText) -> SourceMappedText {
        report(
            .valueTooLong,
            at: written.start,
            "After names are replaced, the value is longer than \(Self.longestValue) bytes.",
            fix: "Shorten the value, or the values that it refers to."
        )
        return written.broken
    }

    /// The text with what the repetitions around it stand for.
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
