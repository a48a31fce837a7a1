extension MacroUse {
    /// Returns the source that replaces the use of the macro.
    package func expansion() -> Expansion {
        do throws(SyntaxFailure) {
            switch (type, role) {
            case ("EntryMacro", "accessor"): return Expansion(source: try EntryExpansion(self).accessors)
            // The accessor role reports errors.
            case ("EntryMacro", "peer"): return Expansion(source: (try? EntryExpansion(self).key) ?? "")
            case ("PreviewMacro", _): return Expansion(source: try previewRegistry())
            case ("PreviewableMacro", _):
                try checkIsPreviewable()
                return Expansion(source: "")
            default: throw SyntaxFailure("The macro \"\(type)\" is unknown as \"\(role)\".", at: 0)
            }
        } catch {
            let problem = Expansion.Problem(
                message: error.message,
                file: fragment.file,
                offset: fragment.offset + error.offset
            )
            return Expansion(source: sourceOfFailure(at: error.offset), problems: [problem])
        }
    }

    /// Returns accessors for a variable with an error, unless it has some.
    ///
    /// They prevent a second error about missing accessors.
    private func sourceOfFailure(at offset: Int) -> String {
        guard role == "accessor", fragment.source.utf8.dropFirst(offset).first != UInt8(ascii: "{") else { return "" }
        return "get { fatalError() }\nset { fatalError() }"
    }
}
