/// The key and the accessors of a variable with `@Entry`.
struct EntryExpansion {
    private let declaration: VariableDeclaration
    private let keyProtocol: String
    private let needsOptional: Bool

    init(_ use: MacroUse) throws(SyntaxFailure) {
        let extended = use.lexicalContext.first.flatMap(Self.extendedType)
        guard let extended, let keyProtocol = Self.keyProtocols[extended] else {
            throw SyntaxFailure(
                """
                "@Entry" is only valid in an extension. Write "extension EnvironmentValues { … }" around it, or an \
                extension of "Transaction", "ContainerValues" or "FocusedValues".
                """,
                at: MacroUse.firstToken(of: use.fragment.source)
            )
        }
        self.keyProtocol = keyProtocol
        needsOptional = extended == "FocusedValues"
        declaration = try VariableDeclaration(use.fragment.source, macro: "Entry")
        try check(at: MacroUse.firstToken(of: use.fragment.source))
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// Returns the last component of the name of an extended type.
    private static func extendedType(_ source: String) -> String? {
        guard let list = try? TokenList(source) else { return nil }
        var index = list.tokens.indices.first { list.isToken($0, "extension") } ?? list.endIndex
        index += 1
        while list.isToken(index + 1, "."), list.kind(index + 2) == .word { index += 2 }
        return list.kind(index) == .word ? list.text(index) : nil
    }

    private func check(at offset: Int) throws(SyntaxFailure) {
        let name = declaration.name
        if needsOptional {
            guard declaration.isOptional, declaration.value == nil || declaration.value == "nil" else {
                throw SyntaxFailure(
                    """
                    "\(name)" needs an optional type and no value, since views may have no focus. Write \
                    "@Entry var \(name): \(declaration.type ?? "Type")?".
                    """,
                    at: offset
                )
            }
        } else if declaration.value == nil, !declaration.isOptional {
            let type = declaration.type ?? "Type"
            throw SyntaxFailure(
                "\"\(name)\" has no default value. Write \"@Entry var \(name): \(type) = value\", or an optional type.",
                at: offset
            )
        }
    }

    private var keyName: String {
        let name = declaration.name
        guard name.hasPrefix("`") else { return "__Key_\(name)" }
        let plain = name.dropFirst().dropLast()
        return plain.utf8.allSatisfy(\.isWordByte) ? "__Key_\(plain)" : "`__Key_\(plain)`"
    }

    /// The accessors of the variable.
    var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    /// The declaration of the key.
    ///
    /// Its value is computed, so that its type doesn't have to be `Sendable`.
    var key: String {
        let availability = declaration.availability.map { $0 + "\n" }.joined()
        guard let type = declaration.type else {
            // The compiler infers the type of a closure, but not the type of a computed property.
            return """
                \(availability)private struct \(keyName): \(keyProtocol), _InferredDefaultValue {
                    static let makeDefaultValue = { @Sendable () in
                        \(declaration.value ?? "")
                    }
                }
                """
        }
        guard !needsOptional else {
            return """
                \(availability)private struct \(keyName): \(keyProtocol) {
                    typealias Value = \(declaration.wrappedType ?? type)
                }
                """
        }
        return """
            \(availability)private struct \(keyName): \(keyProtocol) {
                typealias Value = \(type)
                static var defaultValue: Value {
                    return \(declaration.value ?? "nil")
                }
            }
            """
    }
}

extension MacroUse {
    /// Returns the offset of the first token, after spaces and comments.
    static func firstToken(of source: String) -> Int { (try? TokenList(source))?.offset(0) ?? 0 }
}
