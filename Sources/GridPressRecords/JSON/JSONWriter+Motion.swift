import GridPressDrawings

extension JSONWriter {
    /// Writes the earlier states of a picture, with the motion settings of the last state.
    mutating func members(of motion: Drawing.Motion, of drawing: Drawing, _ renderer: JSONRenderer) {
        member("pause", motion.pause)
        if motion.rest != motion.pause { member("rest", motion.rest) }
        members(passCount: motion.passCount, autoreverses: motion.autoreverses)
        if !motion.titles.isEmpty { list("titles") { writer in for title in motion.titles { writer.value(title) } } }
        list("states", .lines) { writer in
            for state in motion.states {
                writer.object { writer in
                    writer.object("timing") { $0.members(of: state.timing) }
                    writer.list("partners") { writer in
                        for partner in state.partners {
                            if let partner { writer.value(Double(partner)) } else { writer.null() }
                        }
                    }
                    writer.notes(of: state.drawing)
                    writer.object("record", .lines) { renderer.members(of: state.drawing, to: &$0) }
                }
            }
        }
        notes(of: drawing)
    }

    /// Writes the motion settings of views.
    private mutating func notes(of drawing: Drawing) {
        let notes = drawing.motionNotes.filter { $0.value.transition != nil || !$0.value.timings.isEmpty }
            .sorted { $0.key < $1.key }
        guard !notes.isEmpty else { return }
        list("notes") { writer in
            for (element, note) in notes {
                writer.object { writer in
                    writer.member("element", count: element)
                    if let transition = note.transition {
                        writer.object("transition") { writer in
                            writer.object("insertion") { $0.members(of: transition.insertion) }
                            writer.object("removal") { $0.members(of: transition.removal) }
                            if let timing = transition.timing { writer.object("timing") { $0.members(of: timing) } }
                        }
                    }
                    guard !note.timings.isEmpty else { return }
                    writer.list("timings") { writer in
                        for noted in note.timings {
                            writer.object { writer in
                                if let timing = noted.timing { writer.object("timing") { $0.members(of: timing) } }
                                writer.member("value", noted.value)
                            }
                        }
                    }
                }
            }
        }
    }

    private mutating func members(of timing: Drawing.Timing) {
        switch timing.curve {
        case .bezier(let x1, let y1, let x2, let y2): member("bezier", [x1, y1, x2, y2], .millionths)
        case .circle(let isSlowAtStart, let isSlowAtEnd):
            list("circle") { writer in
                if isSlowAtStart { writer.value("start") }
                if isSlowAtEnd { writer.value("end") }
            }
        case .spring(let response, let dampingRatio, let velocity):
            member("spring", [response, dampingRatio, velocity], .millionths)
        }
        member("duration", timing.duration, .millionths)
        if timing.delay > 0 { member("delay", timing.delay, .millionths) }
        members(passCount: timing.passCount, autoreverses: timing.autoreverses)
    }

    private mutating func members(passCount: Int?, autoreverses: Bool) {
        if let passCount {
            if passCount != 1 { member("passes", count: passCount) }
        } else {
            member("forever", true)
        }
        if autoreverses { member("autoreverses", true) }
    }

    private mutating func members(of pose: Drawing.MotionTransition.Pose) {
        if pose.opacity != 1 { member("opacity", pose.opacity) }
        if pose.scale != 1 { member("scale", pose.scale, .millionths) }
        if pose.anchor != CGPoint(x: 0.5, y: 0.5) { member("anchor", [pose.anchor.x, pose.anchor.y]) }
        if pose.offset != .zero { member("offset", [pose.offset.width, pose.offset.height]) }
        if pose.shift != .zero { member("shift", [pose.shift.width, pose.shift.height]) }
    }
}
