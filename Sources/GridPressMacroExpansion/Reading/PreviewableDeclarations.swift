/// The declarations with `@Previewable` in the body of a preview, and the remaining statements.
struct PreviewableDeclarations {
    /// The declarations without `@Previewable`.
    private(set) var declarations: [String] = []
    /// The other statements.
    private(set) var statements = ""

    /// Creates the parts of the body that starts with the brace at an index.
    ///
    /// - Throws: ``SyntaxFailure`` if a declaration with `@Previewable` is between `#if` and `#endif`.
    init(_ list: TokenList, body: Int) throws(SyntaxFailure) {
        guard let end = list.closing(body) else { return }
        var index = body + 1
        var kept = list.tokens[body].range.upperBound
        var conditions = 0
        while index < end {
            if list.isToken(index, "#if") { conditions += 1 }
            if list.isToken(index, "#endif") { conditions -= 1 }
            let attributes = list.attributes(from: index)
            guard let macro = attributes.first(where: { $0.name == "Previewable" }) else {
                index = attributes.last?.indices.upperBound ?? list.index(after: index)
                continue
            }
            guard conditions == 0 else {
                throw SyntaxFailure(
                    "\"@Previewable\" isn't valid between \"#if\" and \"#endif\". Put \"#if\" around the preview.",
                    at: list.offset(macro.indices.lowerBound)
                )
            }
            let keyword = attributes.last?.indices.upperBound ?? index
            let next = list.endOfDeclaration(from: keyword, limit: end)
            declarations.append(
                [index..<macro.indices.lowerBound, macro.indices.upperBound..<next]
                    .map { list.text(tokens: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
            )
            statements += list.text(kept..<list.offset(index))
            index = list.isToken(next, ";") ? next + 1 : next
            kept = list.tokens[index - 1].range.upperBound
        }
        statements += list.text(kept..<list.offset(end))
    }
}
