extension MacroUse {
    /// Returns the type that registers a preview.
    func previewRegistry() throws(SyntaxFailure) -> String {
        let preview = try PreviewUse(fragment.source)
        let position = position(ofByte: preview.list.offset(preview.macro))
        return """
            \(preview.attributes)\(preview.attributes.isEmpty ? "" : "\n")\
            struct \(uniqueName("PreviewRegistry")): PreviewRegistry {
                static var fileID: String { \(Self.literal(fragment.fileID)) }
                static var line: Int { \(position.line) }
                static var column: Int { \(position.column) }
                @MainActor static func makePreview() throws -> RegisteredPreview {
                    return RegisteredPreview\(try Self.arguments(of: preview))
                }
            }
            """
    }

    /// Returns the arguments of the macro, with the variables of its body as properties of a view.
    private static func arguments(of preview: PreviewUse) throws(SyntaxFailure) -> String {
        let list = preview.list
        let all = list.text(tokens: preview.arguments..<list.endIndex)
        guard let body = preview.body, let end = list.closing(body) else { return all }
        let parts = try PreviewableDeclarations(list, body: body)
        guard !parts.declarations.isEmpty else { return all }
        // The closure keeps its braces, and the surrounding text doesn't change.
        let before = list.text(list.offset(preview.arguments)..<list.tokens[body].range.upperBound)
        let after = list.text(tokens: end..<list.endIndex)
        return """
            \(before)
                    struct PreviewedView: View {
                        \(parts.declarations.joined(separator: "\n            "))
                        var body: some View {\(parts.statements)
                        }
                    }
                    return PreviewedView()
                    \(after)
            """
    }

    /// Returns a name that the compiler accepts as unique.
    ///
    /// It consists of the discriminator, the length of the name, the name, and a mark.
    private func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }

    /// Returns the line and the column of a byte of the source.
    private func position(ofByte offset: Int) -> (line: Int, column: Int) {
        var (line, column) = (fragment.line, fragment.column)
        for byte in fragment.source.utf8.prefix(offset) {
            if byte == 0x0A {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return (line, column)
    }

    private static func literal(_ string: String) -> String {
        // Source can't contain control characters, unlike names of files.
        let escaped = string.unicodeScalars.map { scalar in
            scalar == "\\" || scalar == "\"" || scalar.properties.generalCategory == .control
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}
