import XMLReading

@testable import LayoutDocuments

/// What documents use of the language: elements, what they are told, and the words that values may be.
struct UsedLanguage {
    /// Elements by their names, and attributes, slots and modifiers of them as `Element.attribute` and `Element.<slot>`.
    private(set) var names: Set<String> = []
    /// Words by the names of their types: `scheme dark`.
    private(set) var words: Set<String> = []

    /// Adds what a document uses.
    mutating func add(_ source: SourceText) throws {
        let reader = DocumentReader(source)
        let root = try XMLDocument(source).root
        _ = reader.takeNames(of: root)
        add(root, DocumentReader.figureParameters, by: reader)
        root.elements.forEach { visit($0, by: reader) }
    }

    private mutating func visit(_ element: XMLElement, by reader: DocumentReader) {
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

    /// An element that modifiers may be said of.
    private mutating func visit(_ element: XMLElement, _ parameters: ParameterList, by reader: DocumentReader) {
        add(element, parameters, by: reader)
        for modifier in reader.modifiers(of: element, except: parameters) {
            names.insert(modifier.rule.name)
            if let arguments = reader.arguments(of: modifier) {
                add(arguments, of: modifier.rule.name, modifier.rule.parameters)
            }
        }
        visitContent(of: element, parameters, by: reader)
    }

    private mutating func visitContent(
        of element: XMLElement,
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

    private mutating func visitRepetition(_ element: XMLElement, by reader: DocumentReader) {
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

    private mutating func add(_ element: XMLElement, _ parameters: ParameterList, by reader: DocumentReader) {
        names.insert(element.name)
        var arguments = ParsedArguments()
        reader.takeAttributes(of: element, for: parameters, as: .view, into: &arguments)
        add(arguments, of: element.name, parameters)
    }

    private mutating func add(_ arguments: ParsedArguments, of name: String, _ parameters: ParameterList) {
        for attribute in parameters.attributes {
            guard let value = arguments.values[attribute.name]?.text else { continue }
            names.insert("\(name).\(attribute.name)")
            if attribute.notation.words.contains(String(value)) { words.insert("\(attribute.notation.name) \(value)") }
        }
    }
}

extension UsedLanguage {
    /// Everything that the table has.
    static var all: UsedLanguage {
        var all = UsedLanguage()
        all.add("Figure", DocumentReader.figureParameters)
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
