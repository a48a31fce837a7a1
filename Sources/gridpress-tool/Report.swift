import LayoutDocuments

/// Tells of findings: each file's as soon as it was read, but JSON in one list at the end.
struct Report {
    let format: FindingFormat
    let isColored: Bool
    let write: (String) -> Void
    private var waiting: [Finding] = []

    init(format: FindingFormat, isColored: Bool, write: @escaping (String) -> Void) {
        self.format = format
        self.isColored = isColored
        self.write = write
    }

    /// Adds the findings of a file.
    mutating func add(_ findings: [Finding], in source: SourceText) {
        if format == .json {
            waiting += findings
        } else if !findings.isEmpty {
            write(format.print(findings, sources: [source], isColored: isColored))
        }
    }

    /// Ends the report.
    func end() {
        if format == .json { write(format.print(waiting)) }
    }
}
