/// The source text of a type.
struct TypeText {
    /// The type, with `Int!` written as `Int?`.
    let text: String
    /// The wrapped type; `nil` if the type isn't written as an optional.
    let wrapped: String?
    /// Whether the last token of the type includes the equal sign after it, as in `Set<Int>=[]`.
    let endsWithEqualSign: Bool

    var isOptional: Bool { wrapped != nil }
}

extension TokenList {
    /// Returns the type after the colon at an index, and moves the index to the end of the type.
    func typeText(from index: inout Int) throws(SyntaxFailure) -> TypeText {
        let start = index + 1
        index = start
        var angles = 0
        var isFunction = false
        var end = offset(start)
        var endsWithEqualSign = false
        while index < endIndex, !endsWithEqualSign {
            if isToken(index, "=") || isToken(index, "{") || isToken(index, ";") { break }
            if isToken(index, ","), angles <= 0 { break }
            if isToken(index, "->"), angles <= 0 { isFunction = true }
            angles += angleBalance(index)
            end = tokens[closing(index).map { max($0, index) } ?? index].range.upperBound
            if kind(index) == .symbol, bytes[end - 1] == UInt8(ascii: "=") {
                endsWithEqualSign = true
                end -= 1
            }
            index = self.index(after: index)
        }
        guard index > start else { throw SyntaxFailure("A type is missing after \":\".", at: offset(start)) }
        let text = text(offset(start)..<end)
        let wrapped = isFunction ? nil : wrappedType(text, last: index - 1, first: start, end: end)
        let type = text.hasSuffix("!") && !isFunction ? text.dropLast() + "?" : text
        return TypeText(text: type, wrapped: wrapped, endsWithEqualSign: endsWithEqualSign)
    }

    /// Returns the wrapped type of an optional type; `nil` for other types.
    private func wrappedType(_ text: String, last: Int, first: Int, end: Int) -> String? {
        if text.hasSuffix("?") || text.hasSuffix("!") { return String(text.dropLast()) }
        let start = isToken(first, "Swift") && isToken(first + 1, ".") ? first + 2 : first
        guard isToken(start, "Optional"), isToken(start + 1, "<"), text.hasSuffix(">") else { return nil }
        return self.text(offset(start + 2)..<end - 1)
    }
}
