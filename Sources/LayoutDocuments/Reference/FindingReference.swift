/// The page of all kinds of findings, written from the tables that explain them.
public enum FindingReference {
    /// The page, as Markdown.
    public static var markdown: String {
        introduction
            + FindingCatalog.groups.map { markdown(of: $0.rules, title: $0.title) }.joined()
    }

    /// A part of the page about findings that belong together.
    package static func markdown(of explanations: [Finding.Explanation], title: String) -> String {
        "\n## \(title)\n" + explanations.map { "\n" + section(of: $0) }.joined()
    }

    /// What the page says about one kind, as Markdown.
    public static func section(of explanation: Finding.Explanation) -> String {
        var section = "### `\(explanation.code)`\n\n"
        section += "**\(explanation.title).** \(explanation.meaning)\n\n"
        section += "*What to do:* \(explanation.remedy)\n\n"
        section += "It is \(explanation.severity.withArticle) as a rule.\n"
        if let example = explanation.example {
            section += "\n```xml\n\(example.mistake)\n```\n\nAs it was meant:\n\n```xml\n\(example.right)\n```\n"
        }
        return section
    }

    private static let introduction = """
        # Findings

        What is wrong or looks wrong is told as a finding: a place, a sentence, a code, and what to do. An error keeps
        a figure from being drawn, or a part of it. A warning says that the picture may not be what was meant. A note
        is worth knowing, and fails nothing.

        The place of a finding in a document is a line and a column. Both count from 1; a column is a character as
        people see it, so that a tab, a letter with its accents and an emoji are one each. What is found while a figure
        is drawn has a view as its place: the kinds and names of the views around it, outermost first.

        This page is made from the tables that stand next to the codes: `gridpress reference findings` prints it, and
        `gridpress explain CODE` prints one section.

        """
}

extension Finding.Severity {
    /// The severity as a sentence has it.
    fileprivate var withArticle: String { self == .error ? "an \(self)" : "a \(self)" }
}
