extension MacroUse {
    /// Checks that the declaration is at the top of the body of a preview, which makes it a property.
    func checkIsPreviewable() throws(SyntaxFailure) {
        let offset = Self.firstToken(of: fragment.source)
        guard lexicalContext.contains(where: Self.isPreview) else {
            throw SyntaxFailure(
                "\"@Previewable\" is only valid in the body of \"#Preview\". Remove it here.",
                at: offset
            )
        }
        guard lexicalContext.count >= 2, Self.isPreview(lexicalContext[1]) else {
            throw SyntaxFailure(
                "\"@Previewable\" isn't valid in a closure. Move the declaration to the top of \"#Preview\".",
                at: offset
            )
        }
    }

    private static func isPreview(_ source: String) -> Bool { (try? PreviewUse(source)) != nil }
}
