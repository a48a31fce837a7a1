/// The places of errors in a source: in bodies, or in declarations.
struct RepairPlaces {
    private let list: TokenList
    private let bodies: CodeBodies
    /// The offset of the first byte of each line.
    private let lines: [Int]

    /// Reads a source; `nil` if its brackets aren't in pairs.
    init?(_ text: String) {
        guard let list = try? TokenList(text) else { return nil }
        self.list = list
        bodies = CodeBodies(list)
        lines = [0] + list.bytes.indices.filter { list.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    private func offset(of error: CompilerMessage) -> Int {
        guard lines.indices.contains(error.line - 1) else { return list.bytes.count }
        return lines[error.line - 1] + max(error.column - 1, 0)
    }

    /// Returns the bodies to replace; `nil` if an error is in a declaration, or in a body that is replaced already.
    ///
    /// - Parameters:
    ///   - errors: The errors in the source.
    ///   - known: The bodies that are replaced already.
    ///   - modules: The modules that don't exist.
    func repairs(
        of errors: [CompilerMessage],
        besides known: Set<CodeBodies.Body>,
        without modules: Set<String>
    ) -> [SourceRepair]? {
        var repairs: [SourceRepair] = []
        for error in errors {
            guard let body = bodies.body(at: offset(of: error)), !known.contains(body) else { return nil }
            if !repairs.contains(where: { $0.body == body }) {
                repairs.append(SourceRepair(body: body, reason: reason(of: error, modules)))
            }
        }
        return repairs
    }

    /// Returns what an error is about in a few words: the missing module or name, or the words of the compiler.
    private func reason(of error: CompilerMessage, _ modules: Set<String>) -> String {
        guard let name = error.missingName else { return error.text }
        let module = modules.sorted().first { AppleNames.names(of: $0).contains(name[...]) }
        return "needs \(module ?? name)"
    }

    /// Returns the types that declarations name and that nothing declares.
    func unknownTypes(in errors: [CompilerMessage]) -> [TypeStub] {
        errors.compactMap { error in
            guard error.text.hasPrefix("cannot find type '"), let name = error.missingName else { return nil }
            let offset = offset(of: error)
            guard bodies.body(at: offset) == nil,
                let token = list.tokens.firstIndex(where: { $0.range.contains(offset) })
            else { return nil }
            return TypeStub(name: name, isProtocol: isConstraint(token))
        }
    }

    /// Returns whether the type at a token is one that others conform to.
    private func isConstraint(_ token: Int) -> Bool {
        var index = token - 1
        if ["some", "any"].contains(list.text(index)) { return true }
        // The words between the colon and the type are other types.
        while index >= 0, list.kind(index) == .word || [",", "&", "."].contains(list.text(index)) { index -= 1 }
        guard list.isToken(index, ":") else { return list.isToken(index, "==") }
        index -= 1
        while index >= 0, list.kind(index) == .word || [".", ">", "<", ",", ":"].contains(list.text(index)) {
            if ["struct", "class", "enum", "extension", "protocol", "actor"].contains(list.text(index)) { return true }
            if ["var", "let", "func", "case"].contains(list.text(index)) { return false }
            if list.isToken(index, "<") { return true }
            index -= 1
        }
        return false
    }
}
