/// Something that can't be done to a view, told with the view's place when it is drawn.
struct Blemish {
    var code: Finding.Code
    var sentence: String
    var fix: String
}

extension LayoutNode {
    /// The view as it is, with a word about what is not done to it.
    func blemished(_ code: Finding.Code, _ sentence: String, fix: String) -> LayoutNode {
        blemishes.append(Blemish(code: code, sentence: sentence, fix: fix))
        return self
    }
}

extension Blemish {
    /// What is wrong with the spacing of a container: without a finite one its views are as far apart as they prefer.
    static func ofSpacing(_ spacing: CGFloat?, in container: String) -> Blemish? {
        guard let spacing, !spacing.isFinite else { return nil }
        return Blemish(
            code: .invalidSpacing,
            sentence: "\(container) can't have the spacing \(spacing); the space that its views prefer is used.",
            fix: "Give it a finite spacing, or none."
        )
    }
}

extension CGFloat? {
    /// The length, if there is one that is a number and not endless.
    var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
