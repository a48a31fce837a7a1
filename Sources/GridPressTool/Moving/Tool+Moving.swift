extension Tool {
    /// Runs the `transition` command, which draws an animation from one document to another.
    func transition(_ words: CommandArguments) throws -> ExitCode {
        try drawTwoDocuments(words) { source, isSecond in
            // Findings about the picture refer to locations in the last document.
            LayoutDocument(state: source, notesPlaces: isSecond)
        } picture: { first, last in
            var transition = FigureTransition(
                from: first,
                to: last,
                animation: words[.animation] ?? .default,
                pause: words[.pause]
            )
            transition.matchesPlaces = false
            return transition
        }
    }
}

extension RenderSettings {
    /// Returns an animated picture in the form to write: some moments side by side, or one that can be converted.
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

    /// The maximum width of a strip of moments, in points.
    private static let stripWidth: CGFloat = 720
}

extension ToolOption where Value == Int {
    /// The number of moments in a strip.
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
    /// The time for which the first figure is visible.
    static var pause: Self {
        Self(
            "--pause",
            .text("SECONDS", "a number of seconds from 0 to 3600"),
            "the time in which each figure is visible, in seconds",
            fallback: "2, or 0.8 before a change that plays once"
        ) { word in
            guard word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else { return nil }
            return Double(word).flatMap { $0 <= 3600 ? $0 : nil }
        }
    }
}
