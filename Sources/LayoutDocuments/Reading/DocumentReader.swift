import GridPress
import XMLReading

/// Turns elements into views, and collects every mistake on the way.
final class DocumentReader {
    let source: SourceText
    private var findings: [Finding] = []
    /// What repetition says again is said once.
    private var known: Set<Mistake> = []
    /// What stands for the findings that aren't listed, since there are so many before them.
    private var surplus: Finding?
    private static let mostFindings = 1000

    /// A mistake before its line and column are counted.
    private struct Mistake: Hashable {
        let code: Finding.Code
        let offset: Int
        let sentence: String
    }

    /// What the repetitions around the element that is read stand for.
    var indices = Indices()
    /// What names of the file stand for.
    var names = DocumentNames()
    /// Identities that views have, and where each is given.
    var identities: [String: Int] = [:]
    /// The tags of the views that were read inside the element that selects one of them.
    var tags: Set<String> = []
    /// The element that arranges the views that are read; groups, repetitions and modifiers are none.
    private var container = DocumentReader.figure
    /// How many elements repetitions may still make.
    var repetitionsLeft = 100_000

    init(_ source: SourceText) { self.source = source }

    // MARK: Views

    /// The views of some elements.
    func views(of elements: some Sequence<XMLElement>) -> DocumentViews {
        DocumentViews(
            views: elements.flatMap { $0.name == Self.repetition ? repeated($0) : [view($0)].compactMap(\.self) }
        )
    }

    /// The view that an element makes, with its modifiers; `nil` where a mistake keeps it from being made.
    private func view(_ element: XMLElement) -> AnyView? {
        if let rule = ElementRule.named[element.name] { return view(element, by: rule) }
        if let rule = ModifierRule.named[element.name] { return wrapped(element, in: rule) }
        reportUnknown(element)
        return nil
    }

    private func view(_ element: XMLElement, by rule: ElementRule) -> AnyView? {
        if let place = rule.container, place != container {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "“\(element.name)” may stand only in “\(place)”.",
                fix: "Put it into a “\(place)”, or use a stack."
            )
        }
        var told = Told()
        var isRight = takeAttributes(of: element, for: rule.parameters, as: .view, into: &told)
        if isRight, rule.parameters.takeText { noteEmptyText(element) }
        isRight = inside(rule) { takeContent(of: element, for: rule.parameters, into: &told) } && isRight
        isRight = isRight && find(rule.conflicts, in: told, of: element)
        let view = isRight ? rule.view(told) : nil
        return modifiers(of: element, except: rule.parameters).reduce(view) { view, modifier in
            guard let told = arguments(of: modifier) else { return nil }
            return view.flatMap { modifier.rule.apply($0, told) }
        }
    }

    /// Reads what is inside an element.
    private func inside<Result>(_ rule: ElementRule, _ read: () -> Result) -> Result {
        let outer = container
        defer { container = outer }
        if rule.name != "Group" { container = rule.name }
        return read()
    }

    /// A modifier as an element around views.
    private func wrapped(_ element: XMLElement, in rule: ModifierRule) -> AnyView? {
        var told = Told()
        let isRight = takeAttributes(of: element, for: rule.parameters, as: .wrapper, into: &told)
        takeContent(of: element, for: rule.parameters + [.views], into: &told)
        guard isRight, find(rule.conflicts, in: told, of: element) else { return nil }
        return rule.apply(AnyView(told.views), told)
    }

    /// Tells of an element that can't stand here, or anywhere.
    private func reportUnknown(_ element: XMLElement) {
        let name = element.name
        let words = ElementRule.all.map(\.name) + ModifierRule.all.map(\.name) + [Self.repetition]
        // Looking for what may be meant takes a while, and is done once for each finding that is listed.
        lazy var advice = Advice.element(name, among: words)
        let owners = ElementRule.all.filter { $0.parameters.slots.contains { $0.name == name } }.map(\.name)
        if [Self.definition, Self.styleDefinition].contains(name) {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "“\(name)” may stand only directly in “\(Self.figure)”.",
                fix: "Put it at the start of the figure."
            )
        } else if name == Self.figure {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "No figure may stand in another.",
                fix: "Leave out the inner one, or make it a file of its own."
            )
        } else if name == Self.lineBreak {
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "“\(name)” may stand only in “Text”.",
                fix: "Put it into the text whose line it ends."
            )
        } else if !owners.isEmpty {
            let owners = owners.count > 6 ? owners.prefix(5) + ["others"] : owners[...]
            report(
                .unexpectedContent,
                at: element.nameRange.lowerBound,
                "“\(name)” may stand only directly in some elements: \(owners.joined(separator: ", ")).",
                fix: advice ?? "Put it directly into one of them."
            )
        } else {
            report(
                .unknownElement,
                at: element.nameRange.lowerBound,
                "There is no element \(name.quoted).",
                fix: advice ?? "See the reference of layout documents for all elements."
            )
        }
    }

    // MARK: Findings

    /// Whether there is a mistake that keeps the figure from being drawn.
    private(set) var hasErrors = false

    /// Whether no more findings are listed.
    var isFull: Bool { findings.count >= Self.mostFindings }

    /// The findings in the order of the file.
    var allFindings: [Finding] { findings.sorted { $0.place.order < $1.place.order } + [surplus].compactMap(\.self) }

    /// Tells of a mistake, or of something that only looks like one.
    func report(
        _ code: Finding.Code,
        _ severity: Finding.Severity = .error,
        at offset: Int,
        _ sentence: String,
        fix: @autoclosure () -> String
    ) {
        if severity == .error { hasErrors = true }
        if isFull { return noteSurplus(code, severity) }
        guard known.insert(Mistake(code: code, offset: offset, sentence: sentence)).inserted else { return }
        findings.append(Finding(code, severity, at: source.place(of: offset), sentence, fix: fix()))
    }

    /// Counts a finding beyond the most that are listed; one in the place of all says so.
    private func noteSurplus(_ code: Finding.Code, _ severity: Finding.Severity) {
        let graver = max(severity, surplus?.severity ?? .note)
        surplus = Finding(
            code,
            graver,
            at: findings.last?.place,
            "There are more findings than the \(Self.mostFindings) before this one.",
            fix: "Mend those first."
        )
    }
}

extension Finding.Place? {
    /// Where it stands in a file.
    fileprivate var order: Int {
        if case .source(_, let line, let column)? = self { line * 1_000_000 + column } else { 0 }
    }
}
