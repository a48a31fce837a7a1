extension MacroUse {
    /// Returns the source that replaces the use of the macro.
    package func expansion() -> Expansion {
        do throws(SyntaxFailure) {
            switch (type, role) {
            case ("EntryMacro", "accessor"): return Expansion(source: try EntryExpansion(self).accessors)
            // The role of the accessors reports what is wrong.
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
            return Expansion(source: Self.sourceOfFailure(role: role), problems: [problem])
        }
    }

    /// Accessors keep the compiler from reporting that there are none.
    private static func sourceOfFailure(role: String) -> String {
        role == "accessor" ? "get { fatalError() }\nset { fatalError() }" : ""
    }
}
