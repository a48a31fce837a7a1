import GridPress
import XMLReading

/// Values and modifiers that are named at the start of a figure, and values that refer to them.
extension DocumentReader {
    /// The name of the element that gives a name to a value.
    static let definition = "Define"
    /// The name of the element that gives a name to modifiers.
    static let styleDefinition = "Style"

    private static let name = Parameter.needed("name", .name, "The name.")
    private static let definedValue = Parameter.needed("value", .text, "The value, as it is written in attributes.")

    /// What a definition takes.
    static let definitionParameters = [name.rule, definedValue.rule]
    /// What a style takes besides modifiers.
    static let styleParameters = [name.rule]

    /// Takes the values and styles that are named at the start of a figure; what is left are views.
    func takeNames(of root: XMLElement) -> [XMLElement] {
        root.elements.filter { element in
            switch element.name {
            case Self.definition: takeDefinition(element)
            case Self.styleDefinition: takeStyle(element)
            default: return true
            }
            return false
        }
    }

    private func takeDefinition(_ element: XMLElement) {
        var told = Told()
        takeAttributes(of: element, for: Self.definitionParameters, mayBeModified: false, into: &told)
        takeContent(of: element, for: [], into: &told)
        guard let name = Self.name.value(told), let value = Self.definedValue.value(told) else { return }
        if definitions.updateValue(value, forKey: name) != nil { reportTwice(name, element) }
    }

    private func takeStyle(_ element: XMLElement) {
        var told = Told()
        takeAttributes(of: element, for: Self.styleParameters, mayBeModified: true, into: &told)
        takeContent(of: element, for: [], into: &told)
        // A style that nobody uses is checked too.
        for modifier in modifiers(of: element, except: Self.styleParameters) { _ = arguments(of: modifier) }
        guard let name = Self.name.value(told) else { return }
        if styles.updateValue(element.attributes, forKey: name) != nil { reportTwice(name, element) }
    }

    private func reportTwice(_ name: String, _ element: XMLElement) {
        report(
            .nameUsedTwice,
            at: element.nameRange.lowerBound,
            "\(name.quoted) is defined twice.",
            fix: "Give one of them another name."
        )
    }

    /// The modifiers of the styles that an element takes; of two that say the same, the later one holds.
    func style(_ attribute: XMLAttribute) -> [XMLAttribute] {
        let offset = attribute.valueRange.lowerBound
        let value = value(attribute.value, at: offset)
        return WordSplitter.split(value[...]).flatMap { word in
            if let attributes = styles[String(word)] {
                // What a style says is said again of each element that takes it.
                let bytes = attributes.reduce(0) { $0 + $1.value.utf8.count }
                return spend(namedBytes: bytes, at: offset) ? attributes.filter { $0.name != "name" } : []
            }
            report(
                .unknownReference,
                at: offset + value[..<word.startIndex].utf8.count,
                "There is no style \(String(word).quoted).",
                meant: Spelling.nearest(to: String(word), among: styles.keys.sorted()),
                fix: "Define it at the start of the figure: <Style name=\"\(word.prefix(40))\" …/>."
            )
            return []
        }
    }

    // MARK: References

    /// How many bytes a value may have with what its names stand for.
    private static let longestValue = 10_000

    /// The value of an attribute, with named values and indices in it.
    func value(_ text: String, at offset: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return expanded(text, at: offset) }
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            let name = rest[rest.index(after: sign)...].prefix(1000).prefix(while: \.isPartOfName)
            if let value = definitions[String(name)] {
                result += value
            } else if name.first?.isLetter == true {
                report(
                    .unknownReference,
                    at: offset + text[..<sign].utf8.count,
                    "Nothing is defined as \(String(name).quoted).",
                    meant: Spelling.nearest(to: String(name), among: definitions.keys.sorted()),
                    fix: "Define it at the start of the figure: <Define name=\"\(name.prefix(40))\" value=\"…\"/>."
                )
                result += "$" + name
            } else {
                // A sum of money.
                result += "$" + name
            }
            rest = rest[name.endIndex...]
            guard result.utf8.count <= Self.longestValue else {
                report(
                    .valueTooLong,
                    at: offset,
                    "With what its names stand for, the value has more than \(Self.longestValue) bytes.",
                    fix: "Don't define names by each other again and again."
                )
                return ""
            }
        }
        guard spend(namedBytes: result.utf8.count, at: offset) else { return "" }
        return expanded(result + rest, at: offset)
    }

    /// The text with what the repetitions around it stand for.
    func expanded(_ text: String, at offset: Int) -> String {
        guard !indices.isEmpty else { return text }
        guard spend(repeatedBytes: text.utf8.count, at: offset) else { return "" }
        let result = indices.expanded(text, most: ReadingBudget.bytes) { expression in
            report(
                .wrongExpression,
                at: offset,
                "\("{\(expression)}".quoted) can't be computed.",
                fix: "Use numbers and the indices around it, with + - and * between them."
            )
        }
        let added = max(result.utf8.count - text.utf8.count, 0)
        return spend(repeatedBytes: added, at: offset) ? result : ""
    }
}
