import LayoutDocuments

extension Tool {
    /// Draws two documents with outlines around what differs.
    func compare(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.conversion = try job.conversion?.located(in: context.environment)
        let files = try inputs(words)
        let plan = try OutputPlan(words[.output], of: [files[1]], besides: [files[0]], ending: job.ending)
        if case .standardOutput = plan { job = job.adapted(to: context) }
        context.prepare(false)
        var report = messageReport(words)
        var documents: [(figure: RenderSettings.DocumentFigure?, source: SourceText)] = []
        for file in files {
            let source: SourceText
            do throws(UnreadableInput) {
                source = try file.read(standardInput: context.input)
            } catch {
                try report.add([error.finding], in: nil)
                continue
            }
            let (figure, findings) = job.figure(of: source.document)
            try report.add(findings, in: source)
            documents.append((figure, source))
        }
        if documents.count == 2, let before = documents[0].figure, let after = documents[1].figure {
            let labels = words[.labels] ?? FigureComparison.Labels()
            var moving = FigureComparison(labels: labels, animation: words[.movement]) {
                before.figure
            } to: {
                after.figure
            }
            moving.matchesPlaces = false
            let comparison = moving
            let source = documents[1].source
            let (picture, found) = job.picture(of: source, [], after) { scheme throws(FigureError) in
                try comparison.drawing(scheme: scheme)
            }
            let result = job.put(job.write(picture, of: source, found), of: source, at: 0, plan)
            try report.add(result.findings, in: result.source)
            if let bytes = result.output { try output(bytes) }
        }
        try report.end()
        return report.exit
    }
}

extension ToolOption where Value == FigureComparison.Labels {
    /// The words above two figures.
    static var labels: Self {
        Self(
            "--labels",
            .name("the words above both figures, separated by a comma"),
            "the words above both figures",
            fallback: "Before,After"
        ) { list in
            let words = list.split(separator: ",", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return words.count == 2 ? FigureComparison.Labels(words[0], words[1]) : nil
        }
    }
}
