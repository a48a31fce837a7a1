import GridPressComparisons

/// The states of a figure that moves, and how it goes from each to the next.
struct FigureMotion: Sendable {
    /// The states in their order.
    var states: [FigureState]
    /// The animation of changes that have no other.
    ///
    /// Its repetitions are those of all changes together.
    var animation: Animation
    /// The time in which each state is seen before the next change, in seconds.
    var pause: Double
    /// Whether views of two states are the same ones by their places in the tree of views.
    var matchesPlaces: Bool

    /// Returns the last state, with those that it comes from and how it moves.
    func drawing(of figure: Figure, scheme: Figure.Scheme) throws(FigureError) -> Drawing {
        var shown: [Shown] = []
        for state in states { shown += try self.shown(state, of: figure, scheme) }
        guard var last = shown.last?.drawing else { return Drawing(title: figure.title, size: .zero) }
        last.title = figure.title
        last.caption = figure.caption ?? last.caption
        last.summary = figure.description ?? last.summary
        guard shown.count > 1 else { return last }
        last.motion = Self.motion(through: shown, pause: pause, repetition: Drawing.Timing(animation))
        last.forgetIdentities()
        // What is wrong in an earlier state is wrong in the picture.
        for finding in shown.dropLast().flatMap(\.drawing.findings) where !last.findings.contains(finding) {
            last.findings.append(finding)
        }
        return last
    }

    /// A state that is drawn.
    private struct Shown {
        var drawing: Drawing
        var title: String
        /// The timing of the change to this state.
        var timing: Drawing.Timing
    }

    /// Returns the pictures of a state: one, or one for each phase of its animators, and the first one again.
    private func shown(
        _ state: FigureState,
        of figure: Figure,
        _ scheme: Figure.Scheme
    ) throws(FigureError) -> [Shown] {
        var picture = state.figure
        picture.take(settingsOf: figure)
        picture.notesMotion = true
        picture.notesPlaces = matchesPlaces
        let timing = Drawing.Timing(state.animation ?? animation)
        let drawing = try picture.drawing(scheme: scheme)
        let first = Shown(drawing: drawing, title: state.title, timing: timing)
        guard drawing.phaseTimings.count > 1 else { return [first] }
        var phases = [first]
        for phase in 1..<drawing.phaseTimings.count {
            picture.phase = phase
            let timing = drawing.phaseTimings[phase] ?? .immediate
            phases.append(Shown(drawing: try picture.drawing(scheme: scheme), title: state.title, timing: timing))
        }
        return phases + [Shown(drawing: drawing, title: state.title, timing: drawing.phaseTimings[0] ?? .immediate)]
    }

    private static func motion(
        through shown: [Shown],
        pause: Double,
        repetition: Drawing.Timing
    ) -> Drawing.Motion {
        let repeats = repetition.passCount != 1
        let states = zip(shown, shown.dropFirst()).map { state, next in
            let partners = StateMatching(from: state.drawing, to: next.drawing).partners
            var drawing = state.drawing
            drawing.forgetIdentities()
            // Where everything is repeated, each change is made once in each course.
            let timing = repeats ? next.timing.once : next.timing
            return Drawing.Motion.State(drawing, timing: timing, partners: partners)
        }
        let titles = shown.map(\.title)
        return Drawing.Motion(
            states: states,
            titles: titles.contains { !$0.isEmpty } ? titles : [],
            pause: pause,
            passCount: repetition.passCount,
            autoreverses: repetition.autoreverses
        )
    }
}

extension Drawing {
    /// Removes what is only needed to match the elements of states.
    fileprivate mutating func forgetIdentities() {
        phaseTimings = []
        motionNotes = motionNotes.compactMapValues { note in
            note.transition == nil && note.timings.isEmpty
                ? nil : MotionNote(transition: note.transition, timings: note.timings)
        }
    }
}

extension Figure {
    /// Takes over what another figure says about how it is drawn.
    fileprivate mutating func take(settingsOf figure: Figure) {
        width = figure.width ?? width
        height = figure.height ?? height
        imageFolder = figure.imageFolder ?? imageFolder
        body.textMeasurer = figure.body.textMeasurer ?? body.textMeasurer
        if figure.explainsLayout { explainsLayout = true }
        limits = figure.limits
        lifecycle = figure.lifecycle
    }
}
