/// Scopes without the code that doesn't compile, and without the figures that need this code.
struct CompilableScopes {
    /// The scopes whose code may compile.
    private(set) var scopes: [BlockScope]
    /// The errors of removed code, and notes about figures that need it.
    private(set) var findings: [Finding] = []
    private let map: PlaceMap

    init(_ scopes: [BlockScope], _ pages: [FigurePage]) {
        self.scopes = scopes
        map = PlaceMap(pages)
    }

    /// Removes the code with the errors in the output of a failed build.
    ///
    /// Each call removes something, so a build without errors is reached.
    mutating func removeErrors(in output: String) {
        let all = CompilerMessage.errors(in: output)
        // Other errors can follow from a second declaration of a name.
        let repeated = all.filter(\.isRedeclaration)
        if !remove(repeated), !remove(all) { removeScopes(of: all, output) }
        scopes.removeAll(where: \.figures.isEmpty)
    }

    /// Removes the code with errors, and returns whether there was any.
    private mutating func remove(_ errors: [CompilerMessage]) -> Bool {
        var isEffective = false
        var reported: [CompilerMessage] = []
        for index in scopes.indices {
            let removal = scopes[index].remove(errors)
            isEffective = isEffective || removal.isEffective
            reported += removal.errors.filter { !reported.contains($0) }
            findings += removal.dependents.map { $0.figure.finding(needing: $0.code) }
        }
        findings += reported.map { map.finding($0) }
        return isEffective
    }

    /// Removes the scopes that the output mentions, or all if the error can't be attributed.
    private mutating func removeScopes(of errors: [CompilerMessage], _ output: String) {
        findings += errors.isEmpty ? [.ofPackage(output)] : errors.map { map.finding($0) }
        // The package manager also prints the names of modules that it compiles without errors.
        let lines = output.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("[") }
        let modules = scopes.map(\.module).filter { module in
            lines.contains { $0.contains(module + ".build/") || $0.contains("/\(module)/") }
        }
        scopes.removeAll { modules.isEmpty || modules.contains($0.module) }
    }
}

extension BlockScope.Figure {
    /// Returns the finding that the figure can't be drawn, because code that it needs doesn't compile.
    fileprivate func finding(needing code: SourceCode.Part) -> Finding {
        Finding(
            .figureCode,
            .note,
            at: figure.request.location,
            "The figure \(figure.request.name.quoted) isn't drawn, because it needs code that doesn't compile.",
            fix: "Correct the code at \(code.file.shown):\(code.line)."
        )
    }
}
