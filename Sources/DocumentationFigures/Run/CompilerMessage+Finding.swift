extension CompilerMessage {
    /// Returns the message as a finding.
    ///
    /// - Parameter file: The name of the file in findings.
    func finding(file: String) -> Finding {
        var finding = Finding(
            .figureCode,
            .error,
            at: .source(file: file, line: line, column: column),
            text[...].sentence,
            fix: namesModuleOfApple
                ? "Import \"GridPress\" instead. If the package imports \"SwiftUI\" itself, let its target depend on "
                    + "\"SwiftUIShim\" of the package \"Shims\" beside GridPress."
                : nil
        )
        finding.details = notes
        return finding
    }

    /// Whether the message reports an import of a module that only Apple's systems have.
    private var namesModuleOfApple: Bool {
        let start = "no such module '"
        let text = text.lowercased()
        return ["swiftui", "uikit", "appkit", "combine"].contains { text.hasPrefix(start + $0 + "'") }
    }
}
