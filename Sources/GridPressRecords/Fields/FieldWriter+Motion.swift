extension FieldWriter where Self: ~Copyable {
    /// Writes the earlier states of a picture, with the motion settings of the last state.
    ///
    /// - Parameter write: A closure that writes the drawing of a state.
    mutating func members(of motion: Drawing.Motion, of drawing: Drawing, _ write: (inout Self, Drawing) -> Void) {
        member("pause", motion.pause)
        if motion.rest != motion.pause { member("rest", motion.rest) }
        members(passCount: motion.passCount, autoreverses: motion.autoreverses)
        if !motion.titles.isEmpty { member("titles", texts: motion.titles, of: "stateTitle") }
        list("states", of: "state", motion.states, .lines) { writer, state in
            writer.member("partners", lengths: state.partners.map { $0.map(Double.init) }, .thousandths)
            writer.object("timing") { $0.members(of: state.timing) }
            writer.notes(of: state.drawing)
            writer.object("record", .lines) { write(&$0, state.drawing) }
        }
        notes(of: drawing)
    }

    /// Writes the motion settings of views.
    private mutating func notes(of drawing: Drawing) {
        let notes = drawing.motionNotes.filter { $0.value.transition != nil || !$0.value.timings.isEmpty }
            .sorted { $0.key < $1.key }
        guard !notes.isEmpty else { return }
        list("notes", of: "motionNote", notes) { writer, entry in
            writer.member("element", count: entry.key)
            if let transition = entry.value.transition {
                writer.object("transition") { writer in
                    writer.object("insertion") { $0.members(of: transition.insertion) }
                    writer.object("removal") { $0.members(of: transition.removal) }
                    if let timing = transition.timing { writer.object("timing") { $0.members(of: timing) } }
                }
            }
            guard !entry.value.timings.isEmpty else { return }
            writer.list("timings", of: "noted", entry.value.timings) { writer, noted in
                writer.member("value", noted.value)
                if let timing = noted.timing { writer.object("timing") { $0.members(of: timing) } }
            }
        }
    }

    private mutating func members(of timing: Drawing.Timing) {
        switch timing.curve {
        case .bezier(let x1, let y1, let x2, let y2): member("bezier", [x1, y1, x2, y2], .millionths)
        case .circle(let isSlowAtStart, let isSlowAtEnd):
            member("circle", isSlowAtStart ? isSlowAtEnd ? "both" : "start" : isSlowAtEnd ? "end" : "none")
        case .spring(let response, let dampingRatio, let velocity):
            member("spring", [response, dampingRatio, velocity], .millionths)
        }
        member("duration", timing.duration, .millionths)
        if timing.delay > 0 { member("delay", timing.delay, .millionths) }
        members(passCount: timing.passCount, autoreverses: timing.autoreverses)
    }

    private mutating func members(passCount: Int?, autoreverses: Bool) {
        if let passCount {
            if passCount != 1 { member("passes", count: min(passCount, Int(JSONValue.largestNumber))) }
        } else {
            member("forever", true)
        }
        if autoreverses { member("autoreverses", true) }
    }

    private mutating func members(of pose: Drawing.MotionTransition.Pose) {
        if pose.opacity != 1 { member("opacity", pose.opacity) }
        if pose.scale != 1 { member("scale", pose.scale, .millionths) }
        if pose.anchor != CGPoint(x: 0.5, y: 0.5) { member("anchor", pose.anchor) }
        if pose.offset != .zero { member("offset", [pose.offset.width, pose.offset.height]) }
        if pose.shift != .zero { member("shift", [pose.shift.width, pose.shift.height]) }
    }
}
