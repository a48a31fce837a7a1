/// A use of `#Preview` in a source.
struct PreviewUse {
    /// The source with its tokens.
    let list: TokenList
    /// The index of `#Preview`.
    let macro: Int
    /// The index after the name of the macro.
    let arguments: Int
    /// The index of the brace before the views; `nil` if they aren't a closure.
    let body: Int?

    init(_ source: String) throws(SyntaxFailure) {
        list = try TokenList(source)
        let attributes = list.attributes(from: 0)
        var index = attributes.last?.indices.upperBound ?? 0
        guard list.kind(index) == .pound else {
            throw SyntaxFailure("\"#Preview\" isn't valid here. Write \"#Preview { … }\".", at: list.offset(index))
        }
        macro = index
        index += 1
        // A module can precede the name, as in `#SwiftUI::Preview`.
        while list.isToken(index, ":") || list.isToken(index, ".") { index += list.kind(index + 1) == .word ? 2 : 1 }
        arguments = index
        let end = list.isToken(index, "(") ? list.index(after: index) : index
        body =
            if list.isToken(end, "{") { end } else { Self.bodyArgument(of: list, in: index..<end) }
        if end == index, body == nil {
            throw SyntaxFailure("\"#Preview\" has no views. Write them in braces after it.", at: list.offset(index))
        }
    }

    /// Returns the index of the brace after `body:` between the parentheses.
    private static func bodyArgument(of list: TokenList, in indices: Range<Int>) -> Int? {
        var index = indices.lowerBound + 1
        while index < indices.upperBound {
            if list.isToken(index, "body"), list.isToken(index + 1, ":") {
                return list.isToken(index + 2, "{") ? index + 2 : nil
            }
            index = list.index(after: index)
        }
        return nil
    }

    /// The attributes before the macro.
    var attributes: String { list.text(tokens: 0..<macro) }
}
