/// The findings of a document, without duplicates and limited in number.
final class FindingList {
    private let source: SourceText
    private var findings: [Finding] = []
    /// The findings by code and offset, to omit duplicates from repetitions.
    private var found: [FindingKey: FindingCount] = [:]
    /// The number of reported errors.
    private var errorCount = 0
    /// The number of reported warnings and notes.
    private var hintCount = 0

    /// The code and the offset of a finding.
    private struct FindingKey: Hashable {
        let code: Finding.Code
        let offset: Int
    }

    /// The number of findings with one code at an offset, including omitted ones, and the messages of the added ones.
    private struct FindingCount {
        var times = 0
        var sentences: Set<String> = []
    }

    /// The largest number of reported errors, and of reported warnings and notes.
    private static let mostFindings = 250
    /// The largest number of findings with one code at an offset.
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
        // Repeated findings at one offset skip the costly construction of messages.
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
    /// A number that sorts locations in a file.
    fileprivate var order: Int {
        if case .source(_, let line, let column)? = self { line * 1_000_000 + column } else { 0 }
    }
}
