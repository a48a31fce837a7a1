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
    /// Adds a problem to the view, and returns the view.
    package func adding(finding code: Finding.Code, _ message: String, fix: String) -> LayoutNode {
        findings.append(NodeFinding(code: code, message: message, fix: fix))
        return self
    }
}

extension NodeFinding {
    /// Returns a problem with the spacing of a container; `nil` for a valid spacing.
    ///
    /// GridPress uses the default spacing instead of an invalid spacing.
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
    /// The length, if it is finite; `nil` otherwise.
    package var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
