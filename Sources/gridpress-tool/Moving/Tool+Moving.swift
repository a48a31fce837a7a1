import LayoutDocuments

extension Tool {
    /// Draws a figure that goes from one document to another.
    func transition(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.conversion = try job.conversion?.located(in: context.environment)
        let files = try inputs(words)
        let plan = try OutputPlan(words[.output], of: [files[1]], besides: [files[0]], ending: job.ending)
        if case .standardOutput = plan { job = job.adapted(to: context) }
        context.prepare(false)
        var report = messageReport(words)
        var states: [(figure: RenderSettings.DocumentFigure?, source: SourceText)] = []
        for (index, file) in files.enumerated() {
            let source: SourceText
            do throws(UnreadableInput) {
                source = try file.read(standardInput: context.input)
            } catch {
                try report.add([error.finding], in: nil)
                continue
            }
            // Findings in the picture are at the places of the last document.
            let (figure, findings) = job.figure(of: LayoutDocument(state: source, notesPlaces: index > 0))
            try report.add(findings, in: source)
            states.append((figure, source))
        }
        if states.count == 2, let first = states[0].figure, let last = states[1].figure {
            var transition = FigureTransition(
                from: first.figure,
                to: last.figure,
                animation: words[.animation] ?? .default,
                pause: words[.pause] ?? FigureTransition.defaultPause
            )
            transition.matchesPlaces = false
            let source = states[1].source
            let (picture, found) = job.picture(of: source, [], last) { [transition] scheme throws(FigureError) in
                try transition.drawing(scheme: scheme)
            }
            let result = job.put(job.write(picture, of: source, found), of: source, at: 0, plan)
            try report.add(result.findings, in: result.source)
            if let bytes = result.output { try output(bytes) }
        }
        try report.end()
        return report.exit
    }
}

extension RenderSettings {
    /// Returns a picture that moves as it is written: some moments beside each other, or what another program can convert.
    func prepared(_ drawing: Drawing, scheme: Figure.Scheme, of source: SourceText) throws(FigureError) -> Drawing {
        guard let momentCount else { return conversion == nil ? drawing : drawing.still }
        guard drawing.motion == nil else {
            return try drawing.strip(momentCount: momentCount, width: Self.stripWidth, scheme: scheme)
        }
        var drawing = drawing
        drawing.findings.append(
            Finding(
                .withoutEffect,
                .note,
                at: source.locationOfFigure,
                "The figure doesn't move, so it has no moments beside each other.",
                fix: "Remove --strip, or draw a document with States."
            )
        )
        return drawing
    }

    /// The largest width of a strip.
    private static let stripWidth: CGFloat = 720
}

extension ToolOption where Value == Int {
    /// The number of moments of a strip.
    static var strip: Self {
        Self(
            "--strip",
            2...100,
            "the number of moments to draw beside each other, instead of a moving picture",
            fallback: "none"
        )
    }
}

extension ToolOption where Value == Animation {
    /// The animation of a transition.
    static var animation: Self {
        Self(
            "--animation",
            .text("ANIMATION", Animation.expectation),
            "the animation of the change, written as in documents, such as easeInOut(duration:0.8)",
            fallback: "a spring"
        ) { Animation(written: $0) }
    }

    /// The animation of a comparison.
    static var movement: Self {
        Self(
            "--animation",
            .text("ANIMATION", Animation.expectation),
            "the animation by which the second figure comes from the first one, written as in documents",
            fallback: "none"
        ) { Animation(written: $0) }
    }
}

extension ToolOption where Value == Double {
    /// The time in which the first figure is visible.
    static var pause: Self {
        Self(
            "--pause",
            .text("SECONDS", "a number of seconds from 0 to 3600"),
            "the time in which the first figure is visible before the change, in seconds",
            fallback: "0.8"
        ) { word in
            guard word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else { return nil }
            return Double(word).flatMap { $0 <= 3600 ? $0 : nil }
        }
    }
}
