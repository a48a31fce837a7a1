extension Tool {
    /// Draws the figures of pages, checks them, or lists them.
    package func figures(_ words: CommandArguments) throws -> ExitCode {
        let job = try FigureJob(words, commands, environment: context.environment)
        if words[.listFigures] ?? false { return try list(job, words) }
        if words[.checkFigures] ?? false { return try checkFigures(job, words) }
        let isWatching = words[.watchFigures] ?? false
        context.prepare(isWatching)
        return isWatching ? try watchFigures(job, words) : try drawFigures(job, words, job.set) { _ in }.exit
    }

    /// Draws all figures, and again after each change, until the process receives a signal.
    private func watchFigures(_ job: FigureJob, _ words: CommandArguments) throws -> ExitCode {
        var named: [String] = []
        var pages: [String: FileStatus] = [:]
        var known: Set<Finding.Identity>?
        // Files that the tool writes don't count as changes.
        func draw() throws {
            // A file that is saved after it is read counts as changed.
            pages = job.watchedFiles(named: named)
            let set = job.set
            named = set.namedFiles
            for path in named where pages[path] == nil { pages[path] = FileStatus(path) }
            let report = try drawFigures(job, words, set, since: known) { path in
                if pages[path] != nil { pages[path] = FileStatus(path) }
            }
            known = report.identities
        }
        try draw()
        if context.isWatched { context.messages("Watching the pages and their code. Press Control-C to stop.\n") }
        var seen = pages
        while context.wait(Self.pause) {
            // Files that are still being written are handled in the next pass.
            let now = job.watchedFiles(named: named)
            defer { seen = now }
            if now == seen, now != pages { try draw() }
        }
        return .fine
    }

    /// The time between two checks of files, in seconds.
    private static let pause = 0.4

    /// Draws all figures, writes pictures and pages, and returns the report about them.
    ///
    /// - Parameters:
    ///   - job: The pages and the package.
    ///   - words: The arguments.
    ///   - set: The figures.
    ///   - earlier: The findings of the last run of a watching command; `nil` for other runs.
    ///   - written: A closure that is called with the path of each file that is written or removed.
    private func drawFigures(
        _ job: FigureJob,
        _ words: CommandArguments,
        _ set: FigureSet,
        since earlier: Set<Finding.Identity>? = nil,
        written: (_ path: String) -> Void
    ) throws -> FindingReporter {
        var report = try messageReport(words, since: earlier)
        sayIfEmpty(set)
        let drawer = job.drawer(progress(words)) { [context] in context.messages($0 + "\n") }
        let drawn = drawer.draw(set)
        let comparison = PictureComparison(set, drawn.pictures, maker: drawer.maker)
        let refusals = try comparison.write { path, isRemoved in
            try self.report("\(isRemoved ? "removed" : "written"): \(path.shown)\n")
            written(path)
        }
        // The picture files are up to date here.
        if words[.summary] != nil {
            try summarize(PictureComparison(set, drawn.pictures, maker: drawer.maker), words, &report)
        }
        try add(set.findings + drawn.findings + refusals, of: set, to: &report)
        return report
    }

    /// Reports outdated figures without writing.
    private func checkFigures(_ job: FigureJob, _ words: CommandArguments) throws -> ExitCode {
        var report = try outputReport(words)
        let set = job.set
        sayIfEmpty(set)
        let drawer = job.drawer(progress(words)) { [context] in context.messages($0 + "\n") }
        let drawn = drawer.draw(set)
        let comparison = PictureComparison(set, drawn.pictures, maker: drawer.maker)
        if words[.summary] != nil { try summarize(comparison, words, &report) }
        try add(set.findings + drawn.findings + comparison.findings, of: set, to: &report)
        return report.exit
    }

    /// Says that pages have no figures, which can also mean that the folder is another one than intended.
    private func sayIfEmpty(_ set: FigureSet) {
        if set.entries.isEmpty { context.messages("The pages have no figures.\n") }
    }

    private func list(_ job: FigureJob, _ words: CommandArguments) throws -> ExitCode {
        var report = try messageReport(words)
        let set = job.set
        for entry in set.entries {
            let request = set.figure(of: entry).request.picture
            guard case .source(let file, let line, _) = request.location else { continue }
            for name in request.pictureNames {
                try self.report("\(file.shown):\(line): \(request.name) → \(entry.place.folder.shown)/\(name).svg\n")
            }
        }
        try add(set.findings, of: set, to: &report)
        return report.exit
    }

    /// Writes a summary of the differences from an earlier commit.
    private func summarize(
        _ comparison: PictureComparison,
        _ words: CommandArguments,
        _ report: inout FindingReporter
    ) throws {
        let target = context.environment["GITHUB_BASE_REF"].flatMap { $0.isEmpty ? nil : "origin/\($0)" }
        let history: FigureHistory
        do throws(FigureHistory.Unknown) {
            history = try FigureHistory(since: words[.since] ?? target ?? "HEAD", environment: context.environment)
        } catch {
            throw ToolFailure(
                exit: .noInput,
                message: "\"\(error.reference.shown)\" isn't a commit of a repository around the current folder.",
                advice: "Set another one with --since. In a workflow, check out all commits with \"fetch-depth: 0\"."
            )
        }
        try write(FigureSummary(comparison, since: history).markdown, to: words[.summary] ?? "-", &report)
    }

    /// Adds findings page by page, in the order of their lines.
    private func add(_ findings: [Finding], of set: FigureSet, to report: inout FindingReporter) throws {
        var rest = Dictionary(grouping: findings) { finding in
            if case .source(let file, _, _)? = finding.location { file } else { "" }
        }
        for page in set.pages {
            let findings = rest.removeValue(forKey: page.page.source.name) ?? []
            try report.add(findings.sorted { $0.line < $1.line }, in: page.page.source)
        }
        for (_, findings) in rest.sorted(by: { $0.key < $1.key }) {
            try report.add(findings.sorted { $0.line < $1.line }, in: nil)
        }
        try report.end()
    }

    /// Returns a closure that shows progress in a terminal.
    private func progress(_ words: CommandArguments) -> (String) -> Void {
        { [context] line in if context.isWatched { context.messages(line + "\n") } }
    }
}

extension Finding {
    /// The line of the finding in its file; 0 without a location.
    fileprivate var line: Int { if case .source(_, let line, _)? = location { line } else { 0 } }
}
