extension Tool {
    /// Runs the `previews` command, which draws the previews of sources once, or whenever they change.
    package func previews(_ words: CommandArguments) throws -> ExitCode {
        let format = words[.previewFormat] ?? .svg
        let job = try PreviewJob(
            words,
            paths: words.operands,
            self,
            content: .picture(format, embedsLayoutRecord: false),
            pages: format == .html ? .gallery : nil
        )
        if words[.dryRun] ?? false { return try listMissingAPIs(job.sources, words, naming: job.name) }
        let folder = words[.previewOutput] ?? "Previews"
        let isWatching = words[.watchPreviews] ?? false
        context.prepare(isWatching)
        if isWatching { return try watchPreviews(job, words, folder) }
        return try drawPreviews(job, job.sources, words, folder).exit
    }

    /// Lists the modules and names in sources that GridPress lacks, without compiling the sources.
    private func listMissingAPIs(_ sources: SourceSet, _ words: CommandArguments, naming name: (String) -> String)
        throws
        -> ExitCode
    {
        var report = try outputReport(words, groups: false)
        do {
            let missing = try MissingAPIs(in: sources)
            try report.add(bySource: sources.findings + missing.findings(naming: name))
            context.messages(missing.summary + "\n")
        } catch let problem as PreviewProblem {
            try report.add([problem.finding], in: nil)
        }
        try report.end()
        return report.exit
    }

    /// Draws previews, and returns the report about them.
    private func drawPreviews(
        _ job: PreviewJob,
        _ sources: SourceSet,
        _ words: CommandArguments,
        _ folder: String,
        since earlier: Set<Finding.Identity>? = nil
    ) throws -> FindingReporter {
        var report = try messageReport(words, since: earlier)
        let drawn = job.draw(sources)
        if !drawn.previews.isEmpty {
            try Self.makeFolder(folder)
            let files = PreviewFiles(drawn)
            for failure in files.write(to: folder) { try report.add([failure], in: nil) }
            let count = Set(drawn.previews.map(\.previewName)).count
            let pictures = drawn.previews.count == count ? "" : " in \(drawn.previews.count) pictures"
            try self.report("\(count) preview\(count == 1 ? "" : "s")\(pictures) drawn into \(folder.shown).\n")
        }
        try report.add(bySource: drawn.findings)
        try report.end()
        if drawn.previews.isEmpty {
            context.messages(drawn.findings.isEmpty ? "The sources have no previews.\n" : "No preview is drawn.\n")
        }
        return report
    }

    private func watchPreviews(
        _ job: PreviewJob,
        _ words: CommandArguments,
        _ folder: String
    ) throws -> ExitCode {
        func status(_ sources: SourceSet) -> [String: FileStatus] {
            Dictionary(sources.files.compactMap { path in FileStatus(path).map { (path, $0) } }) { first, _ in first }
        }
        var sources = job.sources
        // A file that is saved after it is read counts as changed.
        var drawn = status(sources)
        var known = try drawPreviews(job, sources, words, folder).identities
        if context.isWatched { context.messages("Watching the sources. Press Control-C to stop.\n") }
        var seen = drawn
        while context.wait(0.4) {
            sources = job.sources
            // Files that are still being written are handled in the next pass.
            let now = status(sources)
            defer { seen = now }
            guard now == seen, now != drawn else { continue }
            drawn = now
            known = try drawPreviews(job, sources, words, folder, since: known).identities
        }
        return .fine
    }
}

extension FindingReporter {
    /// Adds findings source by source, each with its source lines.
    package mutating func add(bySource findings: [Finding]) throws {
        var order: [String] = []
        let groups = Dictionary(grouping: findings) { finding in
            let file = if case .source(let file, _, _)? = finding.location { file } else { "" }
            if !order.contains(file) { order.append(file) }
            return file
        }
        for file in order {
            let source: SourceText? =
                if file.hasSuffix(".swift"), case .bytes(let bytes)? = try? RegularFile.read(file, atMost: 4 << 20) {
                    SourceText(name: file, bytes: bytes)
                } else {
                    nil
                }
            try add(groups[file] ?? [], in: source)
        }
    }
}
