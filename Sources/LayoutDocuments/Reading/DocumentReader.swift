import GridPress
import XMLReading

/// Compiles elements to views, and collects every mistake on the way.
///
/// What each element needs isn't guarded against overlapping access: nothing here hands out a loan of it.
final class DocumentReader {
    let source: SourceText
    /// The meanings of the names of the document, by their numbers.
    let meanings: [NameMeaning]
    private let file: DocumentFile
    private var findings: [Finding] = []
    /// The findings by their places; what repetitions say again is said once.
    private var found: [FindingKey: FindingCount] = [:]
    /// A kind of finding at a place, before its line and column are counted.
    private struct FindingKey: Hashable {
        let code: Finding.Code
        let offset: Int
    }

    /// The number of findings at a place, and their messages.
    private struct FindingCount {
        var times = 0
        var sentences: Set<String> = []
    }

    /// The largest number of findings of one kind at a place.
    private static let mostAtOnePlace = 20

    /// The variables of the repetitions around the element that is read.
    @exclusivity(unchecked) var indices = LoopVariables()
    /// The named values and styles of the file.
    var names = DocumentNames()
    /// Identities that views have, and where each is given.
    var identities: [String: Int] = [:]
    /// The tags of the views that were read inside the element that selects one of them.
    @exclusivity(unchecked) var tags: Set<String> = []
    /// The element that arranges the views that are read; groups, repetitions and modifiers are none.
    @exclusivity(unchecked) private(set) var container = DocumentReader.figure
    /// The advice about unknown attributes, by their places.
    var advice: [Int: String] = [:]
    /// The amount that repetitions and names may still add to the document.
    @exclusivity(unchecked) private(set) var budget = ExpansionBudget()
    /// The parts that are compiled once for all turns of repetitions and all uses of styles.
    @exclusivity(unchecked) var templates = CompiledTemplates()
    /// The number of reported errors, and of notes and warnings.
    @exclusivity(unchecked) private var errorCount = 0
    @exclusivity(unchecked) private var hintCount = 0

    /// The number of suggestions that may still be looked for.
    private var adviceLeft = 50

    /// A reader of a document.
    init(_ document: XMLArena) {
        source = document.source
        file = DocumentFile(document.source)
        meanings = document.names.map(NameMeaning.init)
    }

    // MARK: Views

    /// Returns the views of some elements.
    func views(of elements: some Sequence<XMLArena.Element>) -> DocumentViews {
        var views = DocumentViews()
        for element in elements { add(element, to: &views) }
        return views
    }

    /// Adds the views that an element makes.
    func add(_ element: XMLArena.Element, to views: inout DocumentViews) {
        // What stands behind too many mistakes, or where nothing is left to be made, isn't read.
        guard readsOn, spend(elementAt: element) else { return }
        if isRepetition(element) {
            templates.vary()
            repeated(element, into: &views)
        } else if indices.isEmpty {
            if let view = view(element) { views.views.append(view) }
        } else if let known = templates.view(at: element.index), budget.spend(known.cost) {
            views.views.append(known.view)
        } else {
            let (variations, budget) = (templates.variations, budget)
            guard let view = view(element) else { return }
            views.views.append(view)
            templates.keep(view, cost: self.budget.cost(since: budget), at: element.index, since: variations)
        }
    }

    /// Returns whether an element is a repetition.
    private func isRepetition(_ element: XMLArena.Element) -> Bool { meanings[element.nameIndex].isRepetition }

    /// Returns the view that an element makes, with its modifiers; `nil` where a mistake keeps it from being made.
    private func view(_ element: XMLArena.Element) -> CompiledView? {
        if let rule = meanings[element.nameIndex].element { return view(element, by: rule) }
        if let rule = meanings[element.nameIndex].modifier { return wrapped(element, in: rule) }
        reportUnknown(element)
        return nil
    }

    private func view(_ element: XMLArena.Element, by rule: ElementRule) -> CompiledView? {
        if let place = rule.container, place != container {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(element.name)\" is valid only directly in \"\(place)\".",
                fix: "Put it directly into a \"\(place)\", or use a stack."
            )
        }
        var parsed = ParsedArguments()
        var isRight = takeAttributes(of: element, for: rule.parameters, as: .view, into: &parsed)
        if isRight, rule.parameters.takeText { noteEmptyText(element) }
        // Groups arrange nothing.
        let place = rule.name == "Group" ? container : rule.name
        isRight = inside(place) { takeContent(of: element, for: rule.parameters, into: &parsed) } && isRight
        isRight = isRight && find(rule.constraints, in: parsed, of: element)
        var view = isRight ? placed(.make(rule, parsed), at: element) : nil
        for modifier in modifiers(of: element, except: rule.parameters) {
            if let parsed = arguments(of: modifier) { view?.add(.modify(modifier.rule, parsed)) } else { view = nil }
        }
        return layered(view, by: element, rule.parameters)
    }

    /// Reads the content of an element that arranges it.
    func inside<Result>(_ container: String, _ read: () -> Result) -> Result {
        let outer = self.container
        defer { self.container = outer }
        self.container = container
        return read()
    }

    /// Returns the view of a modifier as an element around views.
    private func wrapped(_ element: XMLArena.Element, in rule: ModifierRule) -> CompiledView? {
        var parsed = ParsedArguments()
        let isRight = takeAttributes(of: element, for: rule.parameters, as: .wrapper, into: &parsed)
        takeContent(of: element, for: rule.elementParameters, into: &parsed)
        guard isRight, !reportStrayLayer(element, by: rule), find(rule.constraints, in: parsed, of: element) else {
            return nil
        }
        return placed(.wrap(rule, parsed), at: element)
    }

    /// Returns the view that an operation makes, with the place of its element.
    private func placed(_ operation: CompiledView.Operation, at element: XMLArena.Element) -> CompiledView {
        var view = CompiledView(operation, capacity: 2 + element.attributes.count)
        view.add(place(of: element))
        return view
    }

    /// Returns the operation that notes the place of an element.
    func place(of element: XMLArena.Element) -> CompiledView.Operation {
        .place(ElementPlace(file: file, offset: element.nameRange.lowerBound))
    }

    /// Reports an element that isn't valid here, or is unknown.
    private func reportUnknown(_ element: XMLArena.Element) {
        let name = element.name
        let words = ElementRule.all.map(\.name) + ModifierRule.all.map(\.name) + [Self.repetition]
        // Looking for what may be meant takes a while, and is done once for each finding that is listed.
        lazy var advice = advised { Suggestion.element(name, among: words) }
        let owners = ElementRule.all.filter { $0.parameters.slots.contains { $0.name == name } }.map(\.name)
        if [Self.definition, Self.styleDefinition].contains(name) {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only directly in \"\(Self.figure)\".",
                fix: "Move it to the start of the figure."
            )
        } else if name == Self.figure {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"Figure\" isn't valid inside another figure.",
                fix: "Remove the inner figure, or move it to another file."
            )
        } else if name == Self.lineBreak {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only in elements with text, such as \"Text\".",
                fix: "Put it into a Text."
            )
        } else if !owners.isEmpty {
            let owners = owners.count > 6 ? owners.prefix(5) + ["others"] : owners[...]
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only directly in: \(owners.joined(separator: ", ")).",
                fix: advice
                    ?? (owners.count == 1
                        ? "Move it directly into this element." : "Move it directly into one of them.")
            )
        } else {
            report(
                .unknownElement,
                at: element.nameRange.lowerBound,
                "Unknown element \(name.quoted).",
                fix: advice ?? "See the reference for all elements."
            )
        }
    }

    // MARK: Findings

    /// The maximum number of reported errors, and of reported warnings and notes.
    private static let mostFindings = 250

    /// Whether there is a mistake that keeps the figure from being drawn.
    var hasErrors: Bool { errorCount > 0 }

    /// Whether the rest of the document is read too.
    var readsOn: Bool { errorCount < Self.mostFindings && !budget.isSpent }

    /// The findings in the order of the file.
    var sortedFindings: [Finding] { findings.sorted { $0.location.order < $1.location.order } }

    /// Reports a finding, unless there are too many.
    ///
    /// The message is built only for reported findings.
    func report(
        _ code: Finding.Code,
        _ severity: Finding.Severity = .error,
        at offset: Int,
        _ message: @autoclosure () -> String,
        fix: @autoclosure () -> String
    ) {
        templates.vary()
        let isError = severity == .error
        guard (isError ? errorCount : hintCount) < Self.mostFindings else { return }
        let key = FindingKey(code: code, offset: offset)
        // What repetitions say at a place again and again isn't made out each time.
        found[key, default: FindingCount()].times += 1
        guard let times = found[key]?.times, times <= Self.mostAtOnePlace else { return }
        let message = message()
        guard found[key]?.sentences.insert(message).inserted == true else { return }
        let place = source.location(of: offset)
        findings.append(Finding(code, severity, at: place, message, fix: fix()))
        if isError { errorCount += 1 } else { hintCount += 1 }
        guard (isError ? errorCount : hintCount) == Self.mostFindings else { return }
        findings.append(
            Finding(
                .tooManyMistakes,
                isError ? .error : .note,
                at: place,
                "The document has \(Self.mostFindings) \(isError ? "errors" : "warnings and notes") up to here. "
                    + "Further \(isError ? "errors" : "ones") aren't reported.",
                fix: "Fix these first."
            )
        )
    }

    /// Returns a suggestion, unless many were looked for: among so many words that takes a while.
    func advised(_ advice: () -> String?) -> String? {
        guard adviceLeft > 0 else { return nil }
        adviceLeft -= 1
        return advice()
    }

    // MARK: Limits

    /// Returns the arguments in an attribute that were parsed before, and takes their cost; `nil` if they vary.
    func known(_ attribute: XMLArena.ElementAttribute) -> ParsedArguments? {
        guard let known = templates.arguments(at: attribute.index) else { return nil }
        let bytes = known.namedBytes + (indices.isEmpty ? 0 : known.repeatedBytes)
        return budget.spend(ExpansionBudget.Cost(bytes: bytes)) ? known.arguments : nil
    }

    /// Returns whether an element may be read, or a turn of a repetition: both count inside repetitions.
    func spend(elementAt element: XMLArena.Element) -> Bool {
        if indices.isEmpty, !isRepetition(element) { return true }
        if budget.spend(elements: 1) { return true }
        reportRepetitions(at: element.nameRange.lowerBound)
        return false
    }

    /// Returns whether as many bytes may be made by repetitions.
    func spend(repeatedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        reportRepetitions(at: offset)
        return false
    }

    /// Returns whether as many bytes may be made by names.
    func spend(namedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        guard !budget.isReported else { return false }
        budget.isReported = true
        report(
            .valueTooLong,
            at: offset,
            "After names are replaced, the values and the repeated text are longer than \(ExpansionBudget.bytes) "
                + "bytes together.",
            fix: "Use shorter values, or fewer."
        )
        return false
    }

    private func reportRepetitions(at offset: Int) {
        guard !budget.isReported else { return }
        budget.isReported = true
        report(
            .tooManyRepetitions,
            at: offset,
            "Repetitions create more than \(ExpansionBudget.elements) elements, or the repeated text and the named "
                + "values are longer than \(ExpansionBudget.bytes) bytes together.",
            fix: "Use fewer repetitions, or repeat less content."
        )
    }
}

extension Finding.Location? {
    /// The order of places in a file.
    fileprivate var order: Int {
        if case .source(_, let line, let column)? = self { line * 1_000_000 + column } else { 0 }
    }
}
