extension NodeBuilder {
    /// Whether motion notes are collected.
    package var notesMotion: Bool { motion != nil }

    /// Records the identity and the timings of a view at its position.
    ///
    /// A container and its only view have the same path, and different depths.
    func noteMotion(of node: LayoutNode, _ motion: MotionCollector) {
        // A node that was built elsewhere represents the same view here.
        guard motion.notes[node.index]?.identity == nil else { return }
        guard motion.notesPlaces else { return noteTimings(of: node, motion) }
        var note = motion.notes[node.index] ?? Drawing.MotionNote()
        note.identity = "\(motion.identity(of: path)):\(depth)"
        note.timings = environment.motion.timings
        motion.notes[node.index] = note
    }

    /// Records the timings of a view whose position doesn't identify it.
    private func noteTimings(of node: LayoutNode, _ motion: MotionCollector) {
        let timings = environment.motion.timings
        guard !timings.isEmpty, motion.notes[node.index]?.timings.isEmpty ?? true else { return }
        motion.notes[node.index, default: Drawing.MotionNote()].timings = timings
    }

    /// Records the motion note of a modifier around a view, which appears and disappears with the view inside it.
    func noteMotion(of node: LayoutNode, around child: LayoutNode, _ motion: MotionCollector) {
        guard motion.notes[node.index]?.identity == nil else { return }
        if !motion.notesPlaces {
            noteTimings(of: node, motion)
            guard motion.notes[child.index]?.transition != nil else { return }
        }
        var note = motion.notes[node.index] ?? Drawing.MotionNote()
        var inner = motion.notes[child.index] ?? Drawing.MotionNote()
        if motion.notesPlaces { note.identity = inner.identity.map { "\($0)~\(depth)" } }
        note.timings = environment.motion.timings
        note.transition = note.transition ?? inner.transition
        inner.transition = nil
        motion.notes[node.index] = note
        motion.notes[child.index] = inner
    }

    /// Changes the motion note of a view, if motion notes are collected.
    package func changeMotion(of node: LayoutNode, _ change: (inout Drawing.MotionNote, MotionCollector) -> Void) {
        guard let motion else { return }
        var note = motion.notes[node.index] ?? Drawing.MotionNote()
        change(&note, motion)
        motion.notes[node.index] = note
    }
}
