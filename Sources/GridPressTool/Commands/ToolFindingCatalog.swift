/// The explanations of all findings that the tool can report: findings about documents, snapshots, figures, previews,
/// packages and engines.
enum ToolFindingCatalog {
    /// The explanations.
    static let explanations =
        FindingCatalog.explanations + Finding.Explanation.ofExplanations + Finding.Explanation.ofWidths
        + Finding.Explanation.ofSnapshots + Finding.Explanation.ofDocumentationFigures + Finding.Explanation.ofPreviews
        + Finding.Explanation.ofPackages + Finding.Explanation.ofEngines

    /// Returns the explanation of a code; `nil` for an unknown code.
    static func explanation(of code: Finding.Code) -> Finding.Explanation? { explanations.first { $0.code == code } }

    /// The documentation page of all findings, as Markdown.
    static var markdown: String {
        FindingReference.markdown
            + FindingReference.markdown(of: Finding.Explanation.ofExplanations, title: "Explanations")
            + FindingReference.markdown(of: Finding.Explanation.ofWidths, title: "Widths")
            + FindingReference.markdown(of: Finding.Explanation.ofSnapshots, title: "Snapshots")
            + FindingReference.markdown(
                of: Finding.Explanation.ofDocumentationFigures, title: "Figures in documentation")
            + FindingReference.markdown(of: Finding.Explanation.ofPreviews, title: "Previews")
            + FindingReference.markdown(of: Finding.Explanation.ofPackages, title: "Packages")
            + FindingReference.markdown(of: Finding.Explanation.ofEngines, title: "Engines")
    }
}
