import DocumentationFigures
import GridPressSnapshots
import LayoutDocuments
import PreviewPrograms

/// Every kind of finding that the tool can report, explained: those of documents, of snapshots, of figures, and of previews.
enum ToolFindingCatalog {
    private static let ofSnapshots = Finding.Explanation.ofSnapshots + Finding.Explanation.ofGoldenFolders

    /// The explanations.
    static let explanations =
        FindingCatalog.explanations + Finding.Explanation.ofExplanations + Finding.Explanation.ofWidths + ofSnapshots
        + Finding.Explanation.ofDocumentationFigures
        + Finding.Explanation.ofPreviews

    /// What a code means; `nil` where there is no such code.
    static func explanation(of code: Finding.Code) -> Finding.Explanation? { explanations.first { $0.code == code } }

    /// The page of all of them, as Markdown.
    static var markdown: String {
        FindingReference.markdown
            + FindingReference.markdown(of: Finding.Explanation.ofExplanations, title: "Explanations")
            + FindingReference.markdown(of: Finding.Explanation.ofWidths, title: "Widths")
            + FindingReference.markdown(of: ofSnapshots, title: "Snapshots")
            + FindingReference.markdown(
                of: Finding.Explanation.ofDocumentationFigures,
                title: "Figures in documentation"
            )
            + FindingReference.markdown(of: Finding.Explanation.ofPreviews, title: "Previews")
    }
}
