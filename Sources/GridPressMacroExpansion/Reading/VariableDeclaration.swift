/// The declaration of a variable: its attributes, its name, its type and its initial value.
package struct VariableDeclaration: Hashable, Sendable {
    /// The name, with backticks if the source has them.
    package let name: String
    /// The type; `nil` if the source doesn't contain it.
    package let type: String?
    /// Whether the type is written as an optional.
    package let isOptional: Bool
    /// The wrapped type; `nil` if the type isn't written as an optional.
    package let wrappedType: String?
    /// The initial value; `nil` for none.
    package let value: String?
    /// The availability attributes.
    package let availability: [String]

    /// Creates a declaration from a source, in which the variable has the attribute of a macro.
    ///
    /// - Parameters:
    ///   - source: The source of the declaration.
    ///   - macro: The name of the macro, for errors.
    /// - Throws: ``SyntaxFailure`` if the source isn't the declaration of a variable for which the macro is valid.
    package init(_ source: String, macro: String) throws(SyntaxFailure) {
        let list = try TokenList(source)
        let attributes = list.attributes(from: 0)
        availability = attributes.filter { $0.name == "available" }.map { list.text(tokens: $0.indices) }
        var index = attributes.last?.indices.upperBound ?? 0
        try list.skipModifiers(&index, macro: macro)
        guard list.isToken(index, "var") else {
            throw SyntaxFailure(
                "\"@\(macro)\" isn't valid for \"\(list.text(index))\". Write \"@\(macro) var name: Type = value\".",
                at: list.offset(index)
            )
        }
        index += 1
        guard list.kind(index) == .word else {
            throw SyntaxFailure("\"@\(macro)\" needs a variable with one name.", at: list.offset(index))
        }
        name = list.text(index)
        index += 1

        var typeText: TypeText?
        if list.isToken(index, ":") { typeText = try list.typeText(from: &index) }
        type = typeText?.text
        isOptional = typeText?.isOptional ?? false
        wrappedType = typeText?.wrapped
        value = try list.initialValue(from: index, isAfterEqualSign: typeText?.endsWithEqualSign ?? false, macro: macro)
    }
}

extension TokenList {
    /// Moves an index to the `var` keyword of a declaration.
    fileprivate func skipModifiers(_ index: inout Int, macro: String) throws(SyntaxFailure) {
        while kind(index) == .word, !isToken(index, "var"), Self.modifiers.contains(text(index)) {
            if Self.modifiersWithoutEntry.contains(text(index)) {
                throw SyntaxFailure(
                    "\"@\(macro)\" isn't valid for a \"\(text(index))\" variable. Remove \"\(text(index))\".",
                    at: offset(index)
                )
            }
            index += 1
            if isToken(index, "(") { index = self.index(after: index) }
        }
    }

    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "nonisolated", "override",
        "dynamic",
        "static", "class", "lazy", "weak", "unowned",
    ]
    private static let modifiersWithoutEntry: Set = ["static", "class", "lazy", "weak", "unowned"]

    /// Returns the text of an initial value up to the end of the declaration.
    fileprivate func initialValue(
        from start: Int,
        isAfterEqualSign: Bool,
        macro: String
    ) throws(SyntaxFailure) -> String? {
        var start = start
        if isToken(start, "="), !isAfterEqualSign {
            start += 1
            guard start < endIndex else { throw SyntaxFailure("A value is missing after \"=\".", at: offset(start)) }
        } else if !isAfterEqualSign {
            guard start < endIndex, !isToken(start, ";") else { return nil }
            throw unexpected(start, macro)
        }
        var index = start
        while index < endIndex, !isToken(index, ";") {
            if startsSecondVariable(index) || startsAccessors(index) { throw unexpected(index, macro) }
            index = self.index(after: index)
        }
        return text(tokens: start..<index)
    }

    /// Returns whether a comma separates variables.
    ///
    /// Generic arguments have no type or value after them.
    private func startsSecondVariable(_ index: Int) -> Bool {
        isToken(index, ",") && kind(index + 1) == .word
            && (isToken(index + 2, "=") || isToken(index + 2, ":") || index + 2 >= endIndex)
    }

    private func startsAccessors(_ index: Int) -> Bool {
        guard isToken(index, "{"), ["didSet", "willSet"].contains(text(index + 1)) else { return false }
        return isToken(isToken(index + 2, "(") ? self.index(after: index + 2) : index + 2, "{")
    }

    private func unexpected(_ index: Int, _ macro: String) -> SyntaxFailure {
        if isToken(index, "{") {
            return SyntaxFailure(
                "A variable with \"@\(macro)\" is stored for you. Remove the braces, and write its value after \"=\".",
                at: offset(index)
            )
        }
        if isToken(index, ",") {
            return SyntaxFailure(
                "\"@\(macro)\" isn't valid for several variables. Write a line with \"@\(macro)\" for each.",
                at: offset(index)
            )
        }
        return SyntaxFailure(
            "\"\(text(index))\" isn't valid here. Write \"@\(macro) var name: Type = value\".",
            at: offset(index)
        )
    }
}
