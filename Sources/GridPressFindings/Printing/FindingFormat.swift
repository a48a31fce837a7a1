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
    ///   - columns: The number of columns of a terminal, which lines of the format `human` don't exceed; `nil` for lines
    ///     of any length.
    public func print(
        _ findings: [Finding],
        sources: [SourceText] = [],
        isColored: Bool = false,
        columns: Int? = nil
    ) -> String {
        switch self {
        case .human:
            let printer = HumanPrinter(sources: sources, isColored: isColored, columns: columns)
            return findings.map(printer.text).joined(separator: "\n")
        case .short: return findings.map { $0.description.printable + "\n" }.joined()
        case .json: return JSONPrinter.text(findings)
        case .github: return findings.map(GitHubPrinter.text).joined()
        }
    }

    /// Returns groups of findings as text for people, with a line for each group of several.
    ///
    /// - Parameters:
    ///   - groups: The groups, in the order of the output.
    ///   - isColored: Whether the text contains terminal colors.
    ///   - columns: The number of columns of a terminal; `nil` for lines of any length.
    package static func print(_ groups: [FindingGroup], isColored: Bool = false, columns: Int? = nil) -> String {
        let printer = HumanPrinter(sources: [], isColored: isColored, columns: columns)
        return groups.map(printer.text).joined()
    }
}
