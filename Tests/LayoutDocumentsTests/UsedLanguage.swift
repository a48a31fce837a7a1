import XMLReading

@testable import LayoutDocuments

/// The parts of the language that documents use: elements, attributes, slots, modifiers and words.
struct UsedLanguage {
    /// The names of elements, and of their parts as `Element.attribute` and `Element.<slot>`.
    private(set) var names: Set<String> = []
    /// The words, each after the name of its type: `scheme dark`.
    private(set) var words: Set<String> = []

    /// Adds the parts that a document uses.
    mutating func add(_ source: SourceText) throws {
        let document = try XMLArena(source)
        let reader = DocumentReader(document)
        let root = document.root
        _ = reader.takeNames(of: root)
        let inner: ParameterList
        switch root.name {
        case DocumentReader.comparison:
            inner = DocumentReader.comparedFigureParameters
            add(root, DocumentReader.comparisonParameters, by: reader)
        case DocumentReader.states:
            inner = DocumentReader.stateParameters
            add(root, DocumentReader.statesParameters, by: reader)
        default: return addFigure(root, DocumentReader.figureParameters, by: reader)
        }
        for element in root.elements {
            if [DocumentReader.figure, DocumentReader.state].contains(element.name) {
                _ = reader.takeNames(of: element)
                addFigure(element, inner, by: reader)
            } else {
                visit(element, by: reader)
            }
        }
    }

    private mutating func addFigure(
        _ figure: XMLArena.Element,
        _ parameters: ParameterList,
        by reader: DocumentReader
    ) {
        add(figure, parameters, by: reader)
        figure.elements.forEach { visit($0, by: reader) }
    }

    private mutating func visit(_ element: XMLArena.Element, by reader: DocumentReader) {
        switch element.name {
        case DocumentReader.repetition: visitRepetition(element, by: reader)
        case DocumentReader.definition: add(element, DocumentReader.definitionParameters, by: reader)
        case DocumentReader.styleDefinition: visit(element, DocumentReader.styleParameters, by: reader)
        default:
            if let rule = ElementRule.named[element.name] {
                visit(element, rule.parameters, by: reader)
            } else if let rule = ModifierRule.named[element.name] {
                add(element, rule.parameters, by: reader)
                visitContent(of: element, rule.parameters, by: reader)
            }
        }
    }

    /// Adds an element that may have modifiers.
    private mutating func visit(_ element: XMLArena.Element, _ parameters: ParameterList, by reader: DocumentReader) {
        add(element, parameters, by: reader)
        for modifier in reader.modifiers(of: element, except: parameters) {
            names.insert(modifier.rule.name)
            if reader.arguments(of: modifier) != nil {
                add(reader.value(of: modifier.attribute).text, of: modifier.rule)
            }
        }
        visitContent(of: element, parameters, by: reader)
    }

    private mutating func visitContent(
        of element: XMLArena.Element,
        _ parameters: ParameterList,
        by reader: DocumentReader
    ) {
        for child in element.elements {
            if parameters.slots.contains(where: { $0.name == child.name }) {
                names.insert("\(element.name).<\(child.name)>")
                child.elements.forEach { visit($0, by: reader) }
            } else {
                visit(child, by: reader)
            }
        }
    }

    private mutating func visitRepetition(_ element: XMLArena.Element, by reader: DocumentReader) {
        add(element, DocumentReader.repetitionParameters, by: reader)
        let outer = reader.indices
        defer { reader.indices = outer }
        let values = element["values"].flatMap { ValueType<[Substring]>.texts.value(of: $0[...]) }
        let count = values?.count ?? element["count"].flatMap { Int($0) } ?? 0
        for index in 0..<count {
            reader.indices = outer.adding(element["index"] ?? "i", index)
            if let values { reader.indices = reader.indices.adding(element["value"] ?? "value", values[index]) }
            element.elements.forEach { visit($0, by: reader) }
        }
    }

    private mutating func add(_ element: XMLArena.Element, _ parameters: ParameterList, by reader: DocumentReader) {
        names.insert(element.name)
        for attribute in element.attributes {
            if let rule = parameters.attribute(RuleName(attribute.name)) {
                add(reader.value(of: attribute).text[...], of: element.name, rule)
            }
        }
    }

    /// Adds the values of a modifier attribute, each for the first parameter that accepts it.
    private mutating func add(_ value: String, of rule: ModifierRule) {
        if rule.attributes.count == 1 { return add(value[...], of: rule.name, rule.attributes[0]) }
        var rules = rule.attributes
        for word in WordSplitter.split(value[...]) {
            let parts = word.split(separator: ":", maxSplits: 1)
            let named = parts.count > 1 ? rules.firstIndex { $0.name == parts[0] } : nil
            guard let position = named ?? rules.firstIndex(where: { !$0.takesAnything && $0.accepts(word) }) else {
                continue
            }
            add(named == nil ? word : parts[1], of: rule.name, rules.remove(at: position))
        }
    }

    private mutating func add(_ value: Substring, of name: String, _ attribute: AttributeRule) {
        names.insert("\(name).\(attribute.name)")
        if attribute.notation.words.contains(String(value)) { words.insert("\(attribute.notation.name) \(value)") }
    }
}

extension UsedLanguage {
    /// All parts in the tables of rules.
    static var all: UsedLanguage {
        var all = UsedLanguage()
        all.add("Figure", DocumentReader.figureParameters)
        all.add("States", DocumentReader.statesParameters)
        all.add("State", DocumentReader.stateParameters)
        all.add("Define", DocumentReader.definitionParameters)
        all.add("Style", DocumentReader.styleParameters)
        all.add("ForEach", DocumentReader.repetitionParameters)
        ElementRule.all.forEach { all.add($0.name, $0.parameters) }
        ModifierRule.all.forEach { all.add($0.name, $0.parameters) }
        return all
    }

    private mutating func add(_ name: String, _ parameters: ParameterList) {
        names.insert(name)
        names.formUnion(parameters.slots.map { "\(name).<\($0.name)>" })
        for attribute in parameters.attributes {
            names.insert("\(name).\(attribute.name)")
            words.formUnion(attribute.notation.words.map { "\(attribute.notation.name) \($0)" })
        }
    }
}
