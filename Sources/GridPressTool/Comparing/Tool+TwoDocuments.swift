extension Tool {
    /// Draws one picture of two documents.
    ///
    /// - Parameters:
    ///   - words: The arguments.
    ///   - document: A closure that returns the document of a file, given whether it is the second one.
    ///   - picture: A closure that returns the picture of both figures.
    func drawTwoDocuments<Picture: DrawableFigure>(
        _ words: CommandArguments,
        document: (_ source: SourceText, _ isSecond: Bool) -> LayoutDocument,
        picture: (_ first: Figure, _ second: Figure) -> Picture
    ) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.conversion = try job.conversion?.located(in: context.environment)
        let files = try inputs(words)
        let plan = try OutputPlan(words[.output], of: [files[1]], besides: [files[0]], ending: job.ending)
        if case .standardOutput = plan { job = job.adapted(to: context) }
        context.prepare(false)
        var report = try messageReport(words)
        var figures: [RenderSettings.DocumentFigure] = []
        var sources: [SourceText] = []
        for file in files {
            let source: SourceText
            do throws(UnreadableInput) {
                source = try file.read(standardInput: context.input)
            } catch {
                try report.add([error.finding], in: nil)
                continue
            }
            let (figure, findings) = job.figure(of: document(source, !sources.isEmpty))
            try report.add(findings, in: source)
            sources.append(source)
            if let figure { figures.append(figure) }
        }
        if figures.count == 2 {
            let drawn = picture(figures[0].figure, figures[1].figure)
            let (picture, found) = job.picture(of: sources[1], [], figures[1]) { scheme throws(FigureError) in
                try drawn.drawing(scheme: scheme)
            }
            let result = job.put(job.write(picture, of: sources[1], found), of: sources[1], at: 0, plan)
            try report.add(result.findings, in: result.source)
            if let bytes = result.output { try output(bytes) }
        }
        try report.end()
        return report.exit
    }
}
