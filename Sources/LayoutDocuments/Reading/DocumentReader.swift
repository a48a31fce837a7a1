import GridPress
import XMLReading

/// Turns elements into views, and collects every mistake on the way.
final class DocumentReader {
    let source: SourceText
    private(set) var findings: [Finding] = []
    /// What repetition says again is said once.
    private var known: Set<Mistake> = []
    /// What the repetitions around the element that is read stand for.
    var indices = Indices()
    /// Values that have a name, as they are written.
    var definitions: [String: String] = [:]
    /// Modifiers that have a name together.
    var styles: [String: [XMLAttribute]] = [:]
    /// Identities that views have, and where each is given.
    var identities: [String: Int] = [:]
    /// What repetitions and names may still make of the document.
    private var budget = ReadingBudget()

    /// A mistake that was told.
    private struct Mistake: Hashable {
        let code: Finding.Code
        let offset: Int
        let sentence: String
    }

    init(_ source: SourceText) { self.source = source }

    // MARK: Views

    /// The views of some elements.
    func views(of elements: some Sequence<XMLElement>) -> DocumentViews {
        DocumentViews(
            views: elements.flatMap { element -> [AnyView] in
                // What stands behind too many mistakes, or where nothing is left to be made, isn't read.
                guard readsOn, spend(elementAt: element) else { return [] }
                return element.name == Self.repetition ? repeated(element) : [view(element)].compactMap(\.self)
            }
        )
    }

    /// The view that an element makes, with its modifiers; `nil` where a mistake keeps it from being made.
    private func view(_ element: XMLElement) -> AnyView? {
        if let rule = ElementRule.named[element.name] { return view(element, by: rule) }
        if let rule = ModifierRule.named[element.name] { return wrapped(element, in: rule) }
        report(
            .unknownElement,
            at: element.nameRange.lowerBound,
            "There is no element \(element.name.quoted).",
            meant: Spelling.nearest(
                to: element.name,
                among: ElementRule.all.map(\.name) + ModifierRule.all.map(\.name) + [Self.repetition]
            )
        )
        return nil
    }

    private func view(_ element: XMLElement, by rule: ElementRule) -> AnyView? {
        var told = Told()
        var isRight = takeAttributes(of: element, for: rule.parameters, mayBeModified: true, into: &told)
        takeContent(of: element, for: rule.parameters, into: &told)
        isRight = isRight && find(rule.conflicts, in: told, of: element)
        let view = isRight ? rule.view(told) : nil
        return modifiers(of: element, except: rule.parameters).reduce(view) { view, modifier in
            guard let told = arguments(of: modifier) else { return nil }
            return view.flatMap { modifier.rule.apply($0, told) }
        }
    }

    /// A modifier as an element around views.
    private func wrapped(_ element: XMLElement, in rule: ModifierRule) -> AnyView? {
        var told = Told()
        let isRight = takeAttributes(of: element, for: rule.parameters, mayBeModified: false, into: &told)
        takeContent(of: element, for: rule.parameters + [.views], into: &told)
        guard find(rule.conflicts, in: told, of: element), isRight else { return nil }
        return rule.apply(AnyView(told.views), told)
    }

    /// The text inside an element, with the texts inside it.
    func text(inside element: XMLElement, isAfterSpace: inout Bool) -> DocumentText {
        var text = DocumentText()
        let isPreserved = element.attributes.contains { $0.isSpace && $0.value == "preserve" }
        for child in element.children {
            switch child {
            case .comment: continue
            case .text(let letters, let offset):
                let letters = expanded(letters, at: offset)
                guard !budget.isSpent else { continue }
                if isPreserved {
                    text.add(letters)
                    isAfterSpace = false
                } else {
                    text.addCollapsed(letters, isAfterSpace: &isAfterSpace)
                }
            case .element(let inner) where inner.name == Self.lineBreak:
                checkEmpty(inner)
                text.trimEnd()
                text.add("\n")
                isAfterSpace = true
            case .element(let inner) where inner.name == "Text":
                add(inner, to: &text, isAfterSpace: &isAfterSpace)
            case .element(let inner):
                report(
                    .unexpectedContent,
                    at: inner.nameRange.lowerBound,
                    "No \(inner.name.quoted) may stand in “\(element.name)”.",
                    fix: "Texts and line breaks may stand in it; put other views beside it, in a stack."
                )
            }
        }
        return text
    }

    /// The name of the element that starts a line of text.
    static let lineBreak = "br"

    /// Adds a text that stands in another.
    private func add(_ element: XMLElement, to text: inout DocumentText, isAfterSpace: inout Bool) {
        guard let rule = ElementRule.named[element.name] else { return }
        var told = Told()
        takeAttributes(of: element, for: rule.parameters, mayBeModified: true, into: &told)
        var looks: [@Sendable (Text) -> Text] = []
        for modifier in modifiers(of: element, except: rule.parameters) {
            guard let apply = modifier.rule.applyToText else {
                report(
                    .misplacedModifier,
                    at: modifier.attribute.nameRange.lowerBound,
                    "“\(modifier.rule.name)” can't be said of a part of a text.",
                    fix: "Say it of the whole text."
                )
                continue
            }
            if let told = arguments(of: modifier) {
                looks.append { @Sendable text in apply(text, told) ?? text }
            }
        }
        let inner = self.text(inside: element, isAfterSpace: &isAfterSpace)
        text.add(inner, isVerbatim: told.value(of: "verbatim", .truth) ?? false) { [looks] text in
            looks.reduce(text) { $1($0) }
        }
    }

    // MARK: Limits

    /// Whether the rest of the document is read too.
    var readsOn: Bool { known.count < Self.mostMistakes && !budget.isSpent }

    /// Whether an element may be read, or a turn of a repetition: both count inside repetitions.
    func spend(elementAt element: XMLElement) -> Bool {
        if indices.isEmpty, element.name != Self.repetition { return true }
        if budget.spend(elements: 1) { return true }
        reportRepetitions(at: element.nameRange.lowerBound)
        return false
    }

    /// Whether as many bytes may be made by repetitions.
    func spend(repeatedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        reportRepetitions(at: offset)
        return false
    }

    /// Whether as many bytes may be made by names.
    func spend(namedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        guard !budget.isReported else { return false }
        budget.isReported = true
        report(
            .valueTooLong,
            at: offset,
            "With what names stand for, the values have more than \(ReadingBudget.bytes) bytes together.",
            fix: "Write shorter values, or draw a part of them."
        )
        return false
    }

    private func reportRepetitions(at offset: Int) {
        guard !budget.isReported else { return }
        budget.isReported = true
        report(
            .tooManyRepetitions,
            at: offset,
            "Repetitions make more than \(ReadingBudget.elements) elements, or more than "
                + "\(ReadingBudget.bytes) bytes of text.",
            fix: "Make fewer of them."
        )
    }

    // MARK: Findings

    /// How many mistakes of a document are told.
    private static let mostMistakes = 250

    /// Tells of a mistake, unless there are too many of them; what is said is made only if it is told.
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
}
