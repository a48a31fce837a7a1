import GridPress
import XMLReading

/// Turns elements into views, and collects every mistake on the way.
final class DocumentReader {
    let source: SourceText
    private(set) var findings: [Finding] = []
    /// What repetition says again is said once.
    private var known: Set<Mistake> = []
    /// The indices of the repetitions around the element that is read.
    private var indices = Indices()
    /// Values that have a name, as they are written.
    private var definitions: [String: String] = [:]
    /// What repetitions and named values may still make of the document.
    private var budget = ReadingBudget()

    /// A mistake that was told.
    private struct Mistake: Hashable {
        let code: Finding.Code
        let offset: Int
        let sentence: String
    }

    init(_ source: SourceText) { self.source = source }

    // MARK: Views

    /// The views of all elements inside another.
    func views(inside element: XMLElement) -> [AnyView] {
        element.elements.flatMap { child -> [AnyView] in
            // What stands behind too many mistakes isn't read.
            guard known.count < Self.mostMistakes, spend(elements: 1, on: child) else { return [] }
            switch child.name {
            case Self.repetition: return repeated(child)
            case Self.definition where element.name == "Figure": return []
            default: return view(child).map { [$0] } ?? []
            }
        }
    }

    /// How many bytes a value may have with what its names stand for.
    private static let longestValue = 10_000

    /// The value of an attribute with named values and the indices around it.
    func value(_ text: String, at offset: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return expanded(text, at: offset) }
        guard !budget.isSpent else { return "" }
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            let name = rest[rest.index(after: sign)...].prefix(1000).prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-"
            }
            if let value = definitions[String(name)] {
                result += value
            } else {
                report(
                    .unknownReference,
                    at: offset,
                    "Nothing is defined as \(String(name).quoted).",
                    meant: Spelling.nearest(to: String(name), among: definitions.keys.sorted()),
                    fix: "Define it at the start of the figure: <Define name=\"\(name.prefix(40))\" value=\"…\"/>."
                )
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
        guard budget.spend(bytes: result.utf8.count) else {
            report(
                .valueTooLong,
                at: offset,
                "With what names stand for, the values have more than \(ReadingBudget.bytes) bytes together.",
                fix: "Write shorter values, or draw a part of them."
            )
            return ""
        }
        return expanded(result + rest, at: offset)
    }

    /// The text with the indices around it.
    func expanded(_ text: String, at offset: Int) -> String {
        guard indices.isEmpty || budget.spend(bytes: text.utf8.count) else {
            reportRepetitions(at: offset)
            return ""
        }
        return indices.expanded(text) { expression in
            report(
                .wrongExpression,
                at: offset,
                "\("{\(expression)}".quoted) can't be computed.",
                fix: "Use numbers and the indices around it, with + - and * between them."
            )
        }
    }

    // MARK: Named values

    /// The name of the element that gives a name to a value.
    static let definition = "Define"

    private static let definedName = Attribute("name", .text, "The name, by which $ stands for the value.")
    private static let definedValue = Attribute("value", .text, "The value, as it is written in attributes.")

    /// What a definition takes.
    static let definitionRules = [definedName.rule, definedValue.rule]

    /// Takes the values that are named at the start of a figure.
    func takeDefinitions(of root: XMLElement) {
        for element in root.elements where element.name == Self.definition {
            check(element, content: .nothing)
            checkAttributes(of: element, known: Self.definitionRules.map(\.name))
            let attributes = ElementReader(element: element, reader: self)
            guard let name = attributes[Self.definedName], let value = attributes[Self.definedValue] else {
                report(
                    .missingAttribute,
                    at: element.nameRange.lowerBound,
                    "A definition needs a “name” and a “value”."
                )
                continue
            }
            if definitions.updateValue(value, forKey: name) != nil {
                report(
                    .nameUsedTwice,
                    at: element.nameRange.lowerBound,
                    "\(name.quoted) is defined twice.",
                    fix: "Give one of them another name."
                )
            }
        }
    }

    // MARK: Repetition

    /// The name of the element that repeats what is inside it.
    static let repetition = "ForEach"

    private static let count = Attribute("count", .count, "How often what is inside is repeated.")
    private static let index = Attribute("index", .text, "The name of the index, which counts from 0; i by default.")

    /// What a repetition takes.
    static let repetitionRules = [count.rule, index.rule]

    /// The views inside a repetition, once for each value of its index.
    private func repeated(_ element: XMLElement) -> [AnyView] {
        check(element, content: .views)
        checkAttributes(of: element, known: Self.repetitionRules.map(\.name))
        let attributes = ElementReader(element: element, reader: self)
        let name = attributes[Self.index] ?? "i"
        let outer = indices
        defer { indices = outer }
        var views: [AnyView] = []
        for index in 0..<(attributes[Self.count] ?? 0) {
            // A repetition of nothing costs time too.
            guard spend(elements: 1, on: element) else { break }
            indices = outer.adding(name, index)
            views += self.views(inside: element)
        }
        return views
    }

    /// Whether an element may be read, which counts inside a repetition.
    private func spend(elements count: Int, on element: XMLElement) -> Bool {
        if indices.isEmpty, element.name != Self.repetition { return true }
        if budget.spend(elements: count) { return true }
        reportRepetitions(at: element.nameRange.lowerBound)
        return false
    }

    private func reportRepetitions(at offset: Int) {
        guard !budget.isReported else { return }
        budget.isReported = true
        report(
            .tooManyRepetitions,
            at: offset,
            "The repetitions of the document make more than \(ReadingBudget.elements) elements, or more than "
                + "\(ReadingBudget.bytes) bytes of text.",
            fix: "Draw a part of them."
        )
    }

    /// The view that an element makes, with its modifiers.
    private func view(_ element: XMLElement) -> AnyView? {
        if let rule = ElementRule.named[element.name] {
            check(element, content: rule.content)
            checkAttributes(of: element, known: rule.attributes.map(\.name) + ModifierRule.all.map(\.name))
            return modified(
                rule.view(ElementReader(element: element, reader: self)),
                by: element,
                except: rule.attributes
            )
        }
        if let rule = ModifierRule.named[element.name] { return wrapped(element, in: rule) }
        let words = ElementRule.all.map(\.name) + ModifierRule.all.map(\.name) + [Self.repetition]
        report(
            .unknownElement,
            at: element.nameRange.lowerBound,
            "There is no element \(element.name.quoted).",
            meant: Spelling.nearest(to: element.name, among: words)
        )
        return nil
    }

    /// A modifier as an element around views.
    private func wrapped(_ element: XMLElement, in rule: ModifierRule) -> AnyView {
        var arguments = Arguments(reader: self)
        checkAttributes(of: element, known: rule.parameters.map(\.name))
        for attribute in element.attributes {
            guard let parameter = rule.parameters.first(where: { $0.name == attribute.name }) else { continue }
            let offset = attribute.valueRange.lowerBound
            arguments.take(attribute.name, value(attribute.value, at: offset), at: offset, for: parameter)
        }
        check(element, content: .views)
        return rule.apply(AnyView(DocumentViews(views: views(inside: element))), arguments)
    }

    /// The view with the modifiers that stand as attributes, in the order of the table.
    private func modified(_ view: AnyView, by element: XMLElement, except own: [AttributeRule]) -> AnyView {
        var view = view
        for rule in ModifierRule.all where !own.contains(where: { $0.name == rule.name }) {
            guard let attribute = element.attributes.first(where: { $0.name == rule.name && $0.namespace == nil })
            else {
                continue
            }
            var arguments = Arguments(reader: self)
            let offset = attribute.valueRange.lowerBound
            let value = value(attribute.value, at: offset)
            if rule.parameters.count == 1 {
                arguments.take(rule.parameters[0].name, value, at: offset, for: rule.parameters[0])
            } else {
                arguments.take(value, at: offset, for: rule)
            }
            view = rule.apply(view, arguments)
        }
        return view
    }

    // MARK: Checks

    /// Tells of elements and text where none may stand.
    func check(_ element: XMLElement, content: ElementRule.Content) {
        for child in element.children {
            switch (child, content) {
            case (.element(let inner), .nothing), (.element(let inner), .text):
                report(
                    .unexpectedContent,
                    at: inner.nameRange.lowerBound,
                    "No element may stand in \(element.name.quoted).",
                    fix: "Put it beside it, in a stack."
                )
            case (.text(let text, let offset), .nothing), (.text(let text, let offset), .views):
                guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { continue }
                report(
                    .unexpectedContent,
                    at: offset + text[..<start].utf8.count,
                    "No text may stand in “\(element.name)”.",
                    fix: content == .views ? "Put it into a Text." : "Take it out."
                )
            default: continue
            }
        }
    }

    /// Tells of attributes that aren't among the known ones.
    func checkAttributes(of element: XMLElement, known words: [String]) {
        for attribute in element.attributes where !words.contains(attribute.name) || attribute.namespace != nil {
            report(
                .unknownAttribute,
                at: attribute.nameRange.lowerBound,
                "\(element.name.quoted) has no attribute \(attribute.name.quoted).",
                meant: Spelling.nearest(to: attribute.name, among: words)
            )
        }
    }
}

// MARK: - Findings

extension DocumentReader {
    /// How many mistakes of a document are told.
    private static let mostMistakes = 1000

    func report(
        _ code: Finding.Code,
        at offset: Int,
        _ sentence: @autoclosure () -> String,
        meant: @autoclosure () -> String? = nil,
        fix: @autoclosure () -> String? = nil
    ) {
        guard known.count < Self.mostMistakes else { return }
        let mistake = Mistake(code: code, offset: offset, sentence: sentence())
        guard known.insert(mistake).inserted else { return }
        let fix = meant().map { "Did you mean “\($0)”?" } ?? fix()
        findings.append(Finding(code, .error, at: source.place(of: offset), mistake.sentence, fix: fix))
        guard known.count == Self.mostMistakes else { return }
        findings.append(
            Finding(
                .tooManyMistakes,
                .error,
                at: source.place(of: offset),
                "The document has \(Self.mostMistakes) mistakes up to here; the others aren't told.",
                fix: "Mend these first."
            )
        )
    }

    func report(wrong value: String, for rule: AttributeRule, at offset: Int) {
        report(
            .wrongValue,
            at: offset,
            "\(value.quoted) is no \(rule.typeName) for “\(rule.name)”.",
            meant: Spelling.nearest(to: value, among: rule.words),
            fix: "It has to be \(rule.expectation)."
        )
    }

    func report(unexpected word: String, in modifier: ModifierRule, at offset: Int) {
        report(
            .wrongValue,
            at: offset,
            "\(word.quoted) is nothing that “\(modifier.name)” understands, or there is one too many.",
            meant: Spelling.nearest(to: word, among: modifier.parameters.flatMap(\.words)),
            fix: "It takes "
                + modifier.parameters.map { "\($0.name) (\($0.typeName))" }.joined(separator: ", ") + "."
        )
    }
}

extension Finding.Code {
    /// An element that the language doesn't have.
    public static let unknownElement = Finding.Code(rawValue: "document.unknown-element")
    /// An attribute that an element doesn't have.
    public static let unknownAttribute = Finding.Code(rawValue: "document.unknown-attribute")
    /// A value that isn't what an attribute takes.
    public static let wrongValue = Finding.Code(rawValue: "document.wrong-value")
    /// An element or text where none may stand.
    public static let unexpectedContent = Finding.Code(rawValue: "document.unexpected-content")
    /// A name that nothing is defined as.
    public static let unknownReference = Finding.Code(rawValue: "document.unknown-reference")
    /// A value that names make too long.
    public static let valueTooLong = Finding.Code(rawValue: "document.value-too-long")
    /// A name that is used for two things.
    public static let nameUsedTwice = Finding.Code(rawValue: "document.name-used-twice")
    /// An attribute that an element can't do without.
    public static let missingAttribute = Finding.Code(rawValue: "document.missing-attribute")
    /// An expression in braces that can't be computed.
    public static let wrongExpression = Finding.Code(rawValue: "document.wrong-expression")
    /// Repetitions that make more elements than are drawn.
    public static let tooManyRepetitions = Finding.Code(rawValue: "document.too-many-repetitions")
    /// More mistakes than are told.
    public static let tooManyMistakes = Finding.Code(rawValue: "document.too-many-mistakes")
    /// A document whose outermost element is no figure.
    public static let unknownRoot = Finding.Code(rawValue: "document.unknown-root")
}
