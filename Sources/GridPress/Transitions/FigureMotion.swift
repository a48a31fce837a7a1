import GridPressMatching

/// The states of a figure that moves, and the changes between them.
struct FigureMotion: FigureDrawer {
    /// The states in order.
    var states: [FigureState]
    /// The animation of changes without a specific animation.
    ///
    /// Its repetitions apply to the sequence of all changes. Without repetitions, the sequence runs forward and
    /// backward forever.
    var animation: Animation
    /// The time for which each state is shown before the next change, in seconds; `nil` for the default times.
    var pause: Double?
    /// Whether views of two states are identified by their positions in the tree of views.
    var matchesPlaces: Bool

    /// Returns the drawing of the last state, which contains the earlier states and the changes.
    func drawing(of figure: Figure, scheme: Figure.Scheme) throws(FigureError) -> Drawing {
        var shown: [Shown] = []
        for state in states { shown += try self.shown(state, of: figure, scheme) }
        guard shown.contains(where: { $0.drawing.dark != nil }) else { return drawing(of: figure, through: shown) }
        // The states of each scheme move among themselves.
        let (light, dark) = (shown.map { $0.part(in: .light) }, shown.map { $0.part(in: .dark) })
        return drawing(of: figure, through: light).joined(withDark: drawing(of: figure, through: dark))
    }

    /// Returns the drawing of the last of some drawn states, which contains the earlier states and the changes.
    private func drawing(of figure: Figure, through shown: [Shown]) -> Drawing {
        guard var last = shown.last?.drawing else { return Drawing(title: figure.title, size: .zero) }
        last.title = figure.title
        last.caption = figure.caption ?? last.caption
        last.summary = figure.description ?? last.summary
        guard shown.count > 1 else { return last }
        last.motion = motion(through: shown)
        last.forgetIdentities()
        // The findings of earlier states are findings of the picture.
        for finding in shown.dropLast().flatMap(\.drawing.findings) where !last.findings.contains(finding) {
            last.findings.append(finding)
        }
        return last
    }

    /// A drawn state.
    private struct Shown {
        var drawing: Drawing
        var title: String
        /// The timing of the change to this state.
        var timing: Drawing.Timing

        /// Returns the state in one color scheme.
        func part(in scheme: Drawing.Scheme) -> Shown {
            Shown(drawing: drawing.part(in: scheme).resolved(in: scheme), title: title, timing: timing)
        }
    }

    /// Returns the drawings of a state.
    ///
    /// A state without phases has one drawing. A state with animators has a drawing for each phase, followed by the
    /// first phase again.
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

    private func motion(through shown: [Shown]) -> Drawing.Motion {
        let repetition = Drawing.Timing(animation)
        let states = zip(shown, shown.dropFirst()).map { state, next in
            let partners = StateMatching(from: state.drawing, to: next.drawing).partners
            var drawing = state.drawing
            drawing.forgetIdentities()
            // In a sequence that its animation repeats, each pass contains each change once.
            let timing = repetition.passCount != 1 ? next.timing.once : next.timing
            return Drawing.Motion.State(drawing, timing: timing, partners: partners)
        }
        let titles = shown.map(\.title)
        var motion = Drawing.Motion(
            states: states,
            titles: titles.contains { !$0.isEmpty } ? titles : [],
            pause: pause ?? FigureTransition.defaultPause,
            rest: pause ?? FigureTransition.defaultRest,
            passCount: repetition.passCount,
            autoreverses: repetition.autoreverses
        )
        if !animation.hasRepetition {
            motion.passCount = nil
            motion.autoreverses = true
            // A cycle ends with its first state, so it starts again.
            if shown.first?.drawing.elements == shown.last?.drawing.elements {
                motion.autoreverses = false
                motion.rest /= 2
            }
        }
        return motion
    }
}

extension Drawing {
    /// Removes the notes that are only needed to match the elements of states.
    fileprivate mutating func forgetIdentities() {
        phaseTimings = []
        motionNotes = motionNotes.compactMapValues { note in
            note.transition == nil && note.timings.isEmpty
                ? nil : MotionNote(transition: note.transition, timings: note.timings)
        }
    }
}

extension Figure {
    /// Takes over the settings of another figure.
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
