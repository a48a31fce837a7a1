/// The output format of findings.
public enum FindingFormat: String, Hashable, Sendable, CaseIterable {
    /// For people: each finding with the line it is about, and a caret below what is meant.
    case human
    /// One line for each finding.
    case short
    /// One JSON object for each finding, in a list.
    case json
    /// Annotations for GitHub.
    case github
}

extension FindingFormat {
    /// The findings as text.
    ///
    /// - Parameters:
    ///   - findings: What is written, in this order.
    ///   - sources: The files that findings are about, whose lines are shown.
    ///   - isColored: Whether a terminal is told to use colours; only people see them.
    public func print(_ findings: [Finding], sources: [SourceText] = [], isColored: Bool = false) -> String {
        switch self {
        case .human:
            let printer = HumanPrinter(sources: sources, isColored: isColored)
            return findings.map(printer.text).joined(separator: "\n")
        case .short: return findings.map { $0.description.printable + "\n" }.joined()
        case .json: return JSONPrinter.text(findings)
        case .github: return findings.map(GitHubPrinter.text).joined()
        }
    }
}
