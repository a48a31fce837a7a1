/// The output format of findings.
///
/// ```swift
/// import LayoutDocuments
///
/// let source = SourceText(name: "card.xml", bytes: Array("<Figure><Txt>Solveig</Txt></Figure>".utf8))
/// let findings = LayoutDocument(source).findings
/// print(FindingFormat.human.print(findings, sources: [source]))
/// ```
public enum FindingFormat: String, Hashable, Sendable, CaseIterable {
    /// For people: each finding with its line, and a caret below its position.
    case human
    /// One line for each finding.
    case short
    /// One JSON object for each finding, in a list.
    case json
    /// Annotations for GitHub Actions.
    case github
}

extension FindingFormat {
    /// Returns the findings as text.
    ///
    /// - Parameters:
    ///   - findings: The findings, in the order of the output.
    ///   - sources: The files of the findings, from which lines are shown.
    ///   - isColored: A Boolean value that indicates whether the format `human` contains terminal colors.
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
