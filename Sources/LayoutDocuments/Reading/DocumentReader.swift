/// A reader that compiles elements to views, and collects all findings.
///
/// Exclusivity checks are off for state that each element needs. No access to it overlaps with another.
final class DocumentReader {
    let source: SourceText
    /// The meanings of the names of elements and attributes, by their indices.
    let meanings: [NameMeaning]
    private let file: DocumentFile
    private let findings: FindingList

    /// Returns the document at a path relative to this document; `nil` if other documents can't be read.
    let documents: ((_ path: String) -> SourceText?)?
    /// Whether views have the positions of their elements, for findings.
    let notesPlaces: Bool
    /// Whether views are identified by their ids, for animated figures.
    var identifiesViews = false
    /// The findings in other documents.
    var findingsElsewhere: [Finding] = []

    /// The variables of the repetitions around the current element.
    @exclusivity(unchecked) var indices = LoopVariables()
    /// The named values and styles of the file.
    var names = DocumentNames()
    /// The offsets of the ids read so far.
    var identities: [String: Int] = [:]
    /// The tags of the views inside the current element with a selection.
    @exclusivity(unchecked) var tags: Set<String> = []
    /// The name of the element that arranges the current views.
    ///
    /// Groups, repetitions and modifiers don't count.
    @exclusivity(unchecked) private(set) var container = DocumentReader.figure
    /// The fixes for unknown attributes, by their offsets.
    var advice: [Int: String] = [:]
    /// The remaining budget for the expansion of repetitions and names.
    @exclusivity(unchecked) var budget = ExpansionBudget()
    /// The cache of parts that are the same in all iterations and in all uses of styles.
    @exclusivity(unchecked) var templates = CompiledTemplates()
    /// The number of further suggestions that are computed.
    private var adviceLeft = 50

    /// Creates a reader of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - notesPlaces: Whether views have the positions of their elements.
    ///   - documents: Returns the document at a relative path.
    init(
        _ document: XMLArena,
        notesPlaces: Bool = true,
        documents: ((_ path: String) -> SourceText?)? = nil
    ) {
        self.notesPlaces = notesPlaces
        self.documents = documents
        source = document.source
        file = DocumentFile(document.source)
        findings = FindingList(document.source)
        meanings = document.names.map(NameMeaning.init)
    }

    // MARK: Views

    /// Returns the views of some elements.
    func views(of elements: some Sequence<XMLArena.Element>) -> DocumentViews {
        var views = DocumentViews()
        for element in elements { add(element, to: &views) }
        return views
    }

    /// Adds the views of an element.
    func add(_ element: XMLArena.Element, to views: inout DocumentViews) {
        // After too many errors, or without budget, the rest of the document isn't read.
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
    func isRepetition(_ element: XMLArena.Element) -> Bool { meanings[element.nameIndex].isRepetition }

    /// Returns the view of an element with its modifiers; `nil` after errors.
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
        // A group doesn't arrange its content.
        let place = rule.name == "Group" ? container : rule.name
        isRight = inside(place) { takeContent(of: element, for: rule.parameters, into: &parsed) } && isRight
        isRight = isRight && find(rule.constraints, in: parsed, of: element)
        var view = isRight ? placed(.make(rule, parsed), at: element) : nil
        for modifier in modifiers(of: element, except: rule.parameters) {
            if let parsed = arguments(of: modifier) { view?.add(.modify(modifier.rule, parsed)) } else { view = nil }
        }
        view = layered(view, by: element, rule.parameters)
        if identifiesViews, let id = parsed.value(of: Self.identityKey, .text) { view?.add(.identify(id)) }
        return view
    }

    /// Calls a closure that reads the content of a container.
    func inside<Result>(_ container: String, _ read: () -> Result) -> Result {
        let outer = self.container
        defer { self.container = outer }
        self.container = container
        return read()
    }

    /// Returns the view of a modifier as an element around views; `nil` after errors.
    private func wrapped(_ element: XMLArena.Element, in rule: ModifierRule) -> CompiledView? {
        var parsed = ParsedArguments()
        let isRight = takeAttributes(of: element, for: rule.parameters, as: .wrapper, into: &parsed)
        takeContent(of: element, for: rule.elementParameters, into: &parsed)
        guard isRight, !reportStrayLayer(element, by: rule), find(rule.constraints, in: parsed, of: element) else {
            return nil
        }
        return placed(.wrap(rule, parsed), at: element)
    }

    /// Returns the view of an operation, with the position of its element.
    private func placed(_ operation: CompiledView.Operation, at element: XMLArena.Element) -> CompiledView {
        var view = CompiledView(operation, capacity: 2 + element.attributeIndices.count)
        if notesPlaces { view.add(place(of: element)) }
        return view
    }

    /// Returns the operation that sets the position of an element.
    func place(of element: XMLArena.Element) -> CompiledView.Operation {
        .place(ElementPlace(file: file, offset: element.nameRange.lowerBound))
    }

    /// Reports an element that isn't valid here, or is unknown.
    private func reportUnknown(_ element: XMLArena.Element) {
        let name = element.name
        let words = ElementRule.all.map(\.name) + ModifierRule.all.map(\.name) + [Self.repetition]
        // Computed only for findings that are reported, because it takes a while.
        lazy var advice = advised { Suggestion.element(name, among: words) }
        let owners = ElementRule.all.filter { $0.parameters.slots.contains { $0.name == name } }.map(\.name)
        if [Self.definition, Self.styleDefinition].contains(name) {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only directly in \"\(Self.figure)\".",
                fix: "Move it to the start of the figure."
            )
        } else if name == Self.state {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only directly in \"\(Self.states)\".",
                fix: "Make \"\(Self.states)\" the root element."
            )
        } else if [Self.comparison, Self.states].contains(name) {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "\"\(name)\" is valid only as the root element.",
                fix: "Move it to another file."
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

    /// Whether the document has an error, so that the figure isn't drawn.
    var hasErrors: Bool { findings.hasErrors || findingsElsewhere.contains { $0.severity == .error } }

    /// Whether the rest of the document is read: it has few enough errors, and budget is left.
    var readsOn: Bool { !findings.isFullOfErrors && !budget.isSpent }

    /// The findings in the order of the file.
    var sortedFindings: [Finding] { findings.sorted }

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
        findings.add(code, severity, at: offset, message, fix: fix)
    }

    /// Returns a suggestion; `nil` if no suggestion is found, or if many were computed already.
    ///
    /// The number is limited because each suggestion compares a word with many others.
    func advised(_ advice: () -> String?) -> String? {
        guard adviceLeft > 0 else { return nil }
        adviceLeft -= 1
        return advice()
    }
}
