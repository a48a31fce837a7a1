extension NodeBuilder {
    /// The spacing of a container, or `nil`, with a finding, where none can have it.
    func usableSpacing(_ spacing: CGFloat?, of kind: String) -> CGFloat? {
        guard let spacing, !spacing.isFinite else { return spacing }
        findings.add(
            .invalidSpacing,
            .warning,
            "A \(kind) can't have the spacing \(spacing); the space that its views prefer is used.",
            fix: "Give it a finite spacing, or none."
        )
        return nil
    }
}

extension Finding.Code {
    /// A spacing that is infinite or no number.
    public static let invalidSpacing = Finding.Code(rawValue: "layout.invalid-spacing")
}
