extension Tool {
    /// The time between two checks of files, in seconds.
    private static let pause = 0.2

    /// Runs the `watch` command, which draws documents, and again after each change, until the process receives a
    /// signal.
    func watch(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.conversion = try job.conversion?.located(in: context.environment)
        let files = try inputs(words)
        if files.contains(where: \.isStandardInput) {
            throw ToolFailure.usage("Standard input can't be watched.", advice: "Use a file.")
        }
        guard let target = words[.watchedOutput] else {
            throw ToolFailure.usage("Watching requires an output file or folder.", advice: "Set it with -o.")
        }
        let plan = try OutputPlan(target, of: files, ending: job.ending, series: job.series)
        if case .standardOutput = plan {
            throw ToolFailure.usage(
                "Pictures of watched documents can't be written to standard output.",
                advice: "Set a file or folder with -o."
            )
        }
        context.prepare(true)

        // Changes during drawing cause another drawing.
        var changes = FileWatcher(files.map(\.path), folder: words[.images])
        var next = Array(files.indices)
        var markup: [Int: String] = [:]
        var known: [Int: Set<Finding.Identity>] = [:]
        if context.isWatched {
            context.messages(
                "Watching \(files.count == 1 ? "a file" : "\(files.count) files"). Press Control-C to stop.\n"
            )
        }
        while true {
            if !next.isEmpty {
                let earlier = known.isEmpty ? nil : Set(next.flatMap { known[$0] ?? [] })
                var report = try messageReport(words, since: earlier)
                try work(on: files, next, jobs: words[.jobs], &report) { [job] in
                    var result = job.draw($1, at: $0, plan)
                    result.named = $1.namedDocuments
                    return result
                } then: { index, result in
                    changes.set(named: result.named, of: index)
                    known[index] = Set(result.findings.map(\.identity))
                    for path in result.written { try self.report("drawn: \(path.shown)\n") }
                    // Markup is printed only if it has changed since the last time.
                    if let lines = result.markup, markup.updateValue(lines, forKey: index) != lines {
                        try output(lines)
                    }
                }
                try report.end()
            }
            guard context.wait(Self.pause) else { return .fine }
            next = changes.next { index in
                context.messages("removed: \(files[index].name). It is drawn again when the file exists again.\n")
            }
        }
    }
}
