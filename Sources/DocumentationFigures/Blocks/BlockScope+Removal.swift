extension BlockScope {
    /// The consequences of compiler errors for a scope.
    struct Removal {
        /// The errors in the code of the scope, without those that follow from removed code.
        var errors: [CompilerMessage] = []
        /// The figures that need removed code, with this code.
        var dependents: [(figure: Figure, code: SourceCode.Part)] = []
        /// Whether code or figures were removed.
        var isEffective = false
    }

    /// Removes the code at the positions of errors, and the figures that contain or need this code.
    ///
    /// Declarations without errors stay, because other figures can need them.
    mutating func remove(_ errors: [CompilerMessage]) -> Removal {
        var removal = Removal()
        let isBroken = { (part: SourceCode.Part) in errors.contains(where: part.contains) }
        let broken = (imports + declarations).filter(isBroken)
        // 1. The figures with errors, and those that need a constant or a variable with an error.
        var kept: [Figure] = []
        for figure in figures {
            let errors = errors.filter(figure.contains)
            if errors.isEmpty {
                guard let code = figure.earlier.first(where: isBroken) else {
                    kept.append(figure)
                    continue
                }
                removal.dependents.append((figure, code))
            } else if let code = lostCode(figure) {
                removal.dependents.append((figure, code))
            } else {
                removal.errors += errors
            }
        }
        // 2. Errors in files with setup code.
        let setup = broken + figures.flatMap(\.earlier)
        removal.errors += errors.filter { error in
            !figures.contains { $0.contains(error) } && setup.contains { $0.contains(error) }
        }
        // 3. The code.
        removal.isEffective = kept.count < figures.count || !broken.isEmpty
        figures = kept
        imports.removeAll(where: isBroken)
        declarations.removeAll(where: isBroken)
        // The first of two declarations with the same name stays.
        for part in broken where !errors.contains(where: { part.contains($0) && $0.isRedeclaration }) {
            for name in DeclaredNames(Array(part.text.utf8))?.all ?? [] { lost[name] = part }
        }
        return removal
    }

    /// Returns the removed code that a figure needs; `nil` if it needs none.
    private func lostCode(_ figure: Figure) -> SourceCode.Part? {
        lost.isEmpty ? nil : figure.words.sorted().lazy.compactMap { lost[$0] }.first
    }
}

extension BlockScope.Figure {
    /// Returns whether an error is in the comment or the block of the figure.
    func contains(_ error: CompilerMessage) -> Bool {
        guard code.file == error.file, case .source(_, let first, _) = figure.request.location else { return false }
        return first <= error.line && error.line <= figure.lastLine
    }
}

extension SourceCode.Part {
    /// Returns whether an error is in the part.
    func contains(_ error: CompilerMessage) -> Bool {
        file == error.file && line <= error.line && error.line <= line + text.utf8.count { $0 == newline }
    }
}

extension CompilerMessage {
    /// Whether the message reports a second declaration of a name, which also makes each use of the name an error.
    var isRedeclaration: Bool { text.lowercased().hasPrefix("invalid redeclaration of") }
}
