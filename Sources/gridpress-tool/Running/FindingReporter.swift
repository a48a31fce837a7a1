import LayoutDocuments

/// A reporter that writes the findings of each file as soon as it is processed, or JSON as one list at the end.
struct FindingReporter {
    private let format: FindingFormat
    private let isColored: Bool
    private let write: (String) throws -> Void
    private var waiting: [Finding] = []
    private var counts: [Finding.Severity: Int] = [:]
    private var files = (all: 0, withFindings: 0)
    /// The most severe exit code so far.
    private(set) var exit = ExitCode.fine

    /// Creates a reporter with a format.
    init(format: FindingFormat, isColored: Bool, write: @escaping (String) throws -> Void) {
        self.format = format
        self.isColored = isColored
        self.write = write
    }

    /// Adds the findings of a file.
    ///
    /// The human-readable format includes the source lines.
    mutating func add(_ findings: [Finding], in source: SourceText?) throws {
        files.all += 1
        exit = max(exit, ExitCode(of: findings))
        guard !findings.isEmpty else { return }
        files.withFindings += 1
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        if format == .json {
            waiting += findings
        } else {
            let gap = format == .human && files.withFindings > 1 ? "\n" : ""
            try write(gap + format.print(findings, sources: source.map { [$0] } ?? [], isColored: isColored))
        }
    }

    /// Ends the report.
    ///
    /// The human-readable format adds a summary if there are several files.
    func end() throws {
        switch format {
        case .json: try write(format.print(waiting))
        case .human where files.all > 1 && files.withFindings > 0:
            let parts = Finding.Severity.allCases.reversed().compactMap { severity in
                counts[severity].map { "\($0) \(severity)\($0 == 1 ? "" : "s")" }
            }
            try write("\n\(files.withFindings) of \(files.all) files: \(parts.joined(separator: ", ")).\n")
        case .human, .short, .github: break
        }
    }
}
