/// A problem with a view, reported with the view's path when the view is drawn.
package struct NodeFinding {
    package var code: Finding.Code
    package var message: String
    package var fix: String

    package init(code: Finding.Code, message: String, fix: String) {
        self.code = code
        self.message = message
        self.fix = fix
    }
}

extension LayoutNode {
    /// The view as it is, with a word about what is not done to it.
    package func adding(finding code: Finding.Code, _ message: String, fix: String) -> LayoutNode {
        findings.append(NodeFinding(code: code, message: message, fix: fix))
        return self
    }
}

extension NodeFinding {
    /// What is wrong with the spacing of a container: without a finite one its views are as far apart as they prefer.
    static func ofSpacing(_ spacing: CGFloat?, in container: String) -> NodeFinding? {
        guard let spacing, !spacing.isFinite else { return nil }
        return NodeFinding(
            code: .invalidSpacing,
            message: "\(container) has the invalid spacing \(spacing.inMessage). The default spacing is used.",
            fix: "Use a finite spacing, or omit it for the default."
        )
    }
}

extension CGFloat? {
    /// The length, if there is one that is a number and not endless.
    package var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
