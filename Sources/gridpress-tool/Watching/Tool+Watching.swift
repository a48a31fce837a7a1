import GridPressPlatform
import LayoutDocuments

extension Tool {
    /// How often files are looked at, in seconds.
    private static let pause = 0.2

    /// Draws documents, and those that change again, until somebody ends it.
    func watch(_ words: Words) throws -> ExitCode {
        let job = try RenderJob(words)
        let files = try inputs(words)
        if files.contains(where: \.isStandardInput) {
            throw ToolFailure.usage("Standard input can't be watched.", advice: "Name a file.")
        }
        guard let target = words[.watchedOutput] else {
            throw ToolFailure.usage("Pictures that are drawn again need a place.", advice: "Name it with -o.")
        }
        let plan = try OutputPlan(target, of: files, job.format)
        if case .standardOutput = plan {
            throw ToolFailure.usage("Standard output takes a picture only once.", advice: "Name a folder with -o.")
        }
        surroundings.prepare(true)

        // What changes while something is drawn is drawn again.
        var changes = FileChanges(files.map(\.path), folder: words[.images])
        var next = Array(files.indices)
        if surroundings.isWatched {
            surroundings.messages(
                "Watching \(files.count == 1 ? "a file" : "\(files.count) files"); Control-C ends it.\n"
            )
        }
        while true {
            if !next.isEmpty {
                var report = messageReport(words)
                try work(on: files, next, jobs: words[.jobs], &report) {
                    job.draw($1, at: $0, plan)
                } then: { index, result in
                    if result.isWritten, let path = plan.path(at: index) {
                        try output("drawn: \(path.shown)\n")
                    }
                }
                try report.end()
            }
            guard surroundings.wait(Self.pause) else { return .fine }
            next = changes.next { index in
                surroundings.messages("gone: \(files[index].name); it is drawn again when it is back\n")
            }
        }
    }
}
