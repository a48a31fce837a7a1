extension FieldSource {
    /// Reads the earlier states of a picture, and the motion settings of the last state.
    ///
    /// - Parameter read: A closure that reads the drawing of a state.
    package func readMotion(
        into drawing: inout Drawing,
        _ read: (Self) throws(JSONError) -> Drawing
    ) throws(JSONError) {
        var states: [Drawing.Motion.State] = []
        for state in try list("states", of: "state") {
            var picture = try read(state.requiredObject("record"))
            picture.motionNotes = try state.notes()
            let partners = try state.required("partners").lengths().map { partner throws(JSONError) -> Int? in
                guard let partner else { return nil }
                guard partner >= 0, partner < 1e9, partner == partner.rounded() else {
                    throw state.mistake("A whole number of at least 0 is expected.")
                }
                return Int(partner)
            }
            states.append(
                Drawing.Motion.State(picture, timing: try state.requiredObject("timing").timing(), partners: partners)
            )
        }
        drawing.motion = Drawing.Motion(
            states: states,
            titles: try texts("titles", of: "stateTitle"),
            pause: try number("pause") ?? 0,
            rest: try number("rest"),
            passCount: try passCount(),
            autoreverses: try flag("autoreverses")
        )
        drawing.motionNotes = try notes()
    }

    private func notes() throws(JSONError) -> [Int: Drawing.MotionNote] {
        var notes: [Int: Drawing.MotionNote] = [:]
        for note in try list("notes", of: "motionNote") {
            let timings = try note.list("timings", of: "noted").map { noted throws(JSONError) in
                Drawing.MotionNote.NotedTiming(
                    try noted.object("timing").map { timing throws(JSONError) in try timing.timing() },
                    value: try noted.text("value")
                )
            }
            notes[try note.required("element").count()] = Drawing.MotionNote(
                transition: try note.object("transition").map { value throws(JSONError) in try value.transition() },
                timings: timings
            )
        }
        return notes
    }

    private func transition() throws(JSONError) -> Drawing.MotionTransition {
        Drawing.MotionTransition(
            insertion: try requiredObject("insertion").pose(),
            removal: try requiredObject("removal").pose(),
            timing: try object("timing").map { timing throws(JSONError) in try timing.timing() }
        )
    }

    private func pose() throws(JSONError) -> Drawing.MotionTransition.Pose {
        var pose = Drawing.MotionTransition.Pose()
        if let opacity = try number("opacity") { pose.opacity = opacity }
        if let scale = try number("scale") { pose.scale = scale }
        if let anchor = try value("anchor")?.point() { pose.anchor = anchor }
        if let offset = try value("offset")?.size() { pose.offset = offset }
        if let shift = try value("shift")?.size() { pose.shift = shift }
        return pose
    }

    private func timing() throws(JSONError) -> Drawing.Timing {
        Drawing.Timing(
            curve: try curve(),
            duration: try required("duration").number(),
            delay: try number("delay") ?? 0,
            passCount: try passCount(),
            autoreverses: try flag("autoreverses")
        )
    }

    private func curve() throws(JSONError) -> Drawing.TimingCurve {
        if let numbers = try value("bezier")?.numbers(4...4) {
            return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        }
        if let numbers = try value("spring")?.numbers(3...3) {
            return .spring(response: numbers[0], dampingRatio: numbers[1], velocity: numbers[2])
        }
        if let ends = try text("circle") {
            return .circle(
                isSlowAtStart: ["start", "both"].contains(ends),
                isSlowAtEnd: ["end", "both"].contains(ends)
            )
        }
        throw mistake("A timing has one of the fields \"bezier\", \"spring\" and \"circle\".")
    }

    private func passCount() throws(JSONError) -> Int? {
        if try flag("forever") { return nil }
        return try count("passes") ?? 1
    }
}
