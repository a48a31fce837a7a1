/// The page of all kinds of findings, generated from their explanations.
///
/// ```swift
/// try FindingReference.markdown.write(toFile: "Findings.md", atomically: true, encoding: .utf8)
///
/// if let explanation = FindingCatalog.explanation(of: .unknownElement) {
///     print(FindingReference.section(of: explanation))
/// }
/// ```
public enum FindingReference {
    /// The page in Markdown.
    public static var markdown: String {
        introduction
            + FindingCatalog.groups.map { markdown(of: $0.rules, title: $0.title) }.joined()
    }

    /// Returns the part of the page with these explanations under a title, in Markdown.
    package static func markdown(of explanations: [Finding.Explanation], title: String) -> String {
        "\n## \(title)\n" + explanations.map { "\n" + section(of: $0) }.joined()
    }

    /// Returns the section about one kind of finding, in Markdown.
    public static func section(of explanation: Finding.Explanation) -> String {
        var section = "### `\(explanation.code)`\n\n"
        section += "**\(explanation.title).** \(explanation.meaning)\n\n"
        section += "*Fix:* \(explanation.remedy)\n\n"
        section += "Severity: \(explanation.severity.rawValue).\n"
        if let example = explanation.example {
            section += "\n```xml\n\(example.mistake)\n```\n\nFixed:\n\n```xml\n\(example.right)\n```\n"
        }
        return section
    }

    private static let introduction = """
        # Findings

        A finding describes a problem: its location, a message, a code and a fix. An error prevents the drawing of a
        figure, or of a part of it. A warning means that the picture may not be as intended. A note is additional
        information, and never causes a failure.

        The location of a finding in a document is a line and a column. Both count from 1. A column is a user-perceived
        character: a tab, a letter with its accents and an emoji are one each. If a finding occurs while a figure is
        drawn, its location is that of the element of its view in the document. In a figure that is written in Swift,
        it is the path to the view: the kinds and names of the views, outermost first. If several views of a repetition
        have the same finding, it is listed once, with its number. The tool lists similar warnings and notes in one line
        ([Reports](Tool.md#reports)).

        This page is generated from the tables in the source code. `gridpress explain` prints it, and
        `gridpress explain CODE` prints one section.

        """
}
