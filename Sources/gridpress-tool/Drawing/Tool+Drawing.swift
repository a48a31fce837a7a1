import LayoutDocuments

extension Tool {
    /// Draws documents.
    func render(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        let files = try inputs(words)
        let plan = try OutputPlan(words[.output], of: files, job.format)
        if case .standardOutput = plan { job = job.adapted(to: context) }
        context.prepare(false)
        var report = messageReport(words)
        try work(on: files, files.indices, jobs: words[.jobs], &report) { [job] in job.draw($1, at: $0, plan) }
        try report.end()
        return report.exit
    }

    /// Tells what is wrong with documents, and draws nothing.
    func check(_ words: CommandArguments) throws -> ExitCode {
        let job = try RenderSettings(words)
        let files = try inputs(words)
        var report = outputReport(words)
        try work(on: files, files.indices, jobs: words[.jobs], &report) { FileResult(job.draw($1).findings, in: $1) }
        try report.end()
        return report.exit
    }
}

extension RenderSettings {
    /// Draws a document to where its picture goes.
    func draw(_ source: SourceText, at index: Int, _ plan: OutputPlan) -> FileResult {
        let (picture, findings) = draw(source)
        guard let picture else { return FileResult(findings, in: source) }
        if case .standardOutput = plan { return FileResult(findings, in: source, output: picture) }
        let failure = plan.write(picture, at: index)
        var result = FileResult(findings + [failure].compactMap(\.self), in: source)
        result.isWritten = failure == nil
        return result
    }
}
