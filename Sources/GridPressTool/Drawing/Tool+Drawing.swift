extension Tool {
    /// Runs the `render` command, which draws documents.
    func render(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.conversion = try job.conversion?.located(in: context.environment)
        let files = try inputs(words)
        let plan = try OutputPlan(words[.output], of: files, ending: job.ending, series: job.series)
        if case .standardOutput = plan { job = job.adapted(to: context) }
        context.prepare(false)
        var report = try messageReport(words)
        var markup: [String] = []
        try work(on: files, files.indices, jobs: words[.jobs], &report) { [job] in
            job.draw($1, at: $0, plan)
        } then: { _, result in
            if let lines = result.markup { markup.append(lines) }
        }
        if !markup.isEmpty { try output(markup.joined(separator: "\n")) }
        try report.end()
        return report.exit
    }

    /// Reports the findings about documents, without drawing.
    func check(_ words: CommandArguments) throws -> ExitCode {
        let job = try RenderSettings(words)
        let files = try inputs(words)
        var report = try outputReport(words)
        try work(on: files, files.indices, jobs: words[.jobs], &report) { FileResult(job.draw($1).findings, in: $1) }
        try report.end()
        return report.exit
    }
}

extension RenderSettings {
    /// Draws a document and writes the picture to its destination.
    func draw(_ source: SourceText, at index: Int, _ plan: OutputPlan) -> FileResult {
        if let series { return draw(series, of: source, at: index, plan) }
        return put(draw(source), of: source, at: index, plan)
    }

    /// Converts a picture if required, and writes it to its destination.
    func put(
        _ drawn: (picture: String?, findings: [Finding]),
        of source: SourceText,
        at index: Int,
        _ plan: OutputPlan
    ) -> FileResult {
        let (picture, findings) = drawn
        guard let picture = picture.map({ Array($0.utf8) }) else { return FileResult(findings, in: source) }
        do throws(ConversionError) {
            return put(try conversion?.convert(picture) ?? picture, findings, of: source, at: index, plan)
        } catch {
            return FileResult(findings + [error.finding(at: source.locationOfFigure)], in: source)
        }
    }

    /// Writes a picture to its destination.
    private func put(
        _ picture: [UInt8],
        _ findings: [Finding],
        of source: SourceText,
        at index: Int,
        _ plan: OutputPlan
    ) -> FileResult {
        if case .standardOutput = plan { return FileResult(findings, in: source, output: picture) }
        let failure = plan.write(picture, at: index)
        var result = FileResult(findings + [failure].compactMap(\.self), in: source)
        if failure == nil, let path = plan.path(at: index) { result.written = [path] }
        return result
    }
}
