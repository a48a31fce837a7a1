import GridPressFindings

/// The findings of a document: each once, and no more than anyone would read.
final class FindingList {
    private let source: SourceText
    private var findings: [Finding] = []
    /// The findings by their places; what repetitions say again is said once.
    private var found: [FindingKey: FindingCount] = [:]
    /// The number of reported errors, and of notes and warnings.
    private var errorCount = 0
    private var hintCount = 0

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

    /// The maximum number of reported errors, and of reported warnings and notes.
    private static let mostFindings = 250
    /// The largest number of findings of one kind at a place.
    private static let mostAtOnePlace = 20

    init(_ source: SourceText) { self.source = source }

    /// Whether there is an error.
    var hasErrors: Bool { errorCount > 0 }

    /// Whether no more errors are reported.
    var isFullOfErrors: Bool { errorCount >= Self.mostFindings }

    /// The findings in the order of the file.
    var sorted: [Finding] { findings.sorted { $0.location.order < $1.location.order } }

    /// Adds a finding, unless there are too many.
    ///
    /// The message is built only for findings that are added.
    func add(
        _ code: Finding.Code,
        _ severity: Finding.Severity,
        at offset: Int,
        _ message: () -> String,
        fix: () -> String
    ) {
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
}

extension Finding.Location? {
    /// The order of places in a file.
    fileprivate var order: Int {
        if case .source(_, let line, let column)? = self { line * 1_000_000 + column } else { 0 }
    }
}
