extension Tool {
    /// Lists the engines of this machine, and marks the one that is used.
    func listEngines(_ words: CommandArguments) throws -> ExitCode {
        // Without a compiler, the list has no marks.
        let list = EngineList(search(words), compiler: try? .installed())
        for entry in list.entries { try report(entry.path.shown + "\n    " + entry.text.shown + "\n") }
        if list.entries.isEmpty { context.messages("There are no engines. `gridpress engine build` builds one.\n") }
        return .fine
    }

    /// Builds an engine for the compiler, unless the cache has it.
    func buildEngine(_ words: CommandArguments) throws -> ExitCode {
        try reporting(words) { _ in
            let search = search(words)
            guard let sources = search.sources else { throw EngineProblem.missing(skipped: []) }
            context.prepare(false)
            let engine = try search.store.build(sources, .installed(), progress: progress)
            try output(engine.path + "\n")
        }
    }

    /// Prints the path of the engine that is used.
    func printEnginePath(_ words: CommandArguments) throws -> ExitCode {
        try reporting(words) { _ in
            let search = search(words)
            let result = try search.find(.installed())
            guard let found = result.found else {
                throw EngineProblem.missing(skipped: result.skipped, hasSources: search.sources != nil)
            }
            if let folder = words[.engineSources], try !found.engine.isBuilt(from: EngineSources(checkout: folder)) {
                throw ToolFailure(
                    exit: .findings,
                    message:
                        "The engine in \(found.engine.path.quoted) isn't built from the sources in \(folder.quoted)."
                )
            }
            try output(found.engine.path + "\n")
        }
    }

    /// Compares all files of engines with their manifests.
    func verifyEngines(_ words: CommandArguments) throws -> ExitCode {
        let search = search(words)
        let paths = words.operands.isEmpty ? search.paths : words.operands.map(search.store.path(named:))
        return try reporting(words) { report in
            for path in paths {
                try noting(&report) { report in
                    let engine = try EngineFolder(path)
                    let findings = try engine.differences().map(engine.finding)
                    try report.add(findings, in: nil)
                    if findings.isEmpty { try self.report("complete: \(path.shown)\n") }
                }
            }
        }
    }

    /// Removes engines from the cache.
    func removeEngines(_ words: CommandArguments) throws -> ExitCode {
        let store = EngineStore(context.environment)
        let isAll = words[.allEngines] ?? false
        guard isAll == words.operands.isEmpty else {
            throw ToolFailure.usage(
                isAll ? "The option --all has no effect with names of engines." : "No engine is given.",
                advice: "Use names or paths that `gridpress engine list` prints, or --all."
            )
        }
        return try reporting(words) { report in
            for path in isAll ? store.paths : words.operands.map(store.path(named:)) {
                try noting(&report) { _ in
                    try store.remove(path, progress: progress)
                    try self.report("removed: \(path.shown)\n")
                }
            }
        }
    }

    /// Writes a line about a step that takes long.
    private func progress(_ line: String) { context.messages(line.shown + "\n") }

    private func search(_ words: CommandArguments) -> EngineSearch {
        EngineSearch(option: words[.engineFolder], environment: context.environment, version: HelpPage.version)
    }

    /// Runs a closure, reports its findings and its problem, and returns the exit code.
    private func reporting(
        _ words: CommandArguments,
        _ body: (inout FindingReporter) throws -> Void
    ) throws -> ExitCode {
        var report = try messageReport(words)
        try noting(&report, body)
        try report.end()
        return report.exit
    }

    /// Runs a closure, and adds its problem to a report.
    private func noting(
        _ report: inout FindingReporter,
        _ body: (inout FindingReporter) throws -> Void
    ) throws {
        do {
            try body(&report)
        } catch let problem as EngineProblem {
            try report.add([problem.finding], in: nil)
        }
    }
}
