import GridPressAnnotations

/// The explanations of all findings of reading documents and drawing figures.
///
/// ```swift
/// let explanation = FindingCatalog.explanation(of: .partedWord)
/// print(explanation?.meaning ?? "")   // A word is wider than the line and continues on the next line.
/// let suggestion = FindingCatalog.nearest(to: "text.parted-words")   // text.parted-word
/// ```
public enum FindingCatalog {
    /// The explanations, grouped as on the page of findings.
    static let groups = [
        RuleGroup(title: "Files", rules: Finding.Explanation.ofHandling + Finding.Explanation.ofFiles),
        RuleGroup(title: "Documents", rules: Finding.Explanation.ofDocuments),
        RuleGroup(title: "Figures", rules: Finding.Explanation.ofFigures),
        RuleGroup(title: "Views and their sizes", rules: Finding.Explanation.ofViews),
        RuleGroup(title: "Grids", rules: Finding.Explanation.ofGrids),
        RuleGroup(title: "Flows and masonry", rules: Finding.Explanation.ofFlows),
        RuleGroup(title: "Texts", rules: Finding.Explanation.ofTexts),
        RuleGroup(title: "Images", rules: Finding.Explanation.ofImages),
        RuleGroup(title: "Colors, shapes and effects", rules: Finding.Explanation.ofPaints),
        RuleGroup(
            title: "Annotations and themes",
            rules: Finding.Explanation.ofAnnotations + Finding.Explanation.ofThemes
        ),
    ]

    /// All explanations.
    public static let explanations = groups.flatMap(\.rules)

    /// Returns the explanation of a code; `nil` for an unknown code.
    public static func explanation(of code: Finding.Code) -> Finding.Explanation? {
        explanations.first { $0.code == code }
    }

    /// Returns the code that is the most similar to a word; `nil` if none is similar.
    public static func nearest(to word: String) -> Finding.Code? {
        Spelling.nearest(to: word, among: explanations.map(\.code.rawValue)).map { Finding.Code(rawValue: $0) }
    }
}
