import GridPressDrawings
import JSONReading

extension RecordReader {
    /// Reads the earlier states of a picture, and the motion settings of the last state.
    package static func readMotion(_ value: JSONValue, into drawing: inout Drawing) throws(JSONError) {
        let fields = try RecordFields(value)
        var states: [Drawing.Motion.State] = []
        for state in try fields.list("states") {
            let state = try RecordFields(state)
            var picture = try Self.drawing(RecordFields(state.required("record")))
            picture.motionNotes = try notes(state)
            let partners = try state.required("partners").list().map { partner throws(JSONError) -> Int? in
                if case .word(.null) = partner.content { return nil }
                return try partner.count()
            }
            states.append(
                Drawing.Motion.State(picture, timing: try timing(state.required("timing")), partners: partners)
            )
        }
        let titles = try fields.list("titles").map { title throws(JSONError) in try title.text() }
        drawing.motion = Drawing.Motion(
            states: states,
            titles: titles,
            pause: try fields.number("pause") ?? 0,
            rest: try fields.number("rest"),
            passCount: try passCount(fields),
            autoreverses: try fields.flag("autoreverses")
        )
        drawing.motionNotes = try notes(fields)
    }

    private static func notes(_ fields: RecordFields) throws(JSONError) -> [Int: Drawing.MotionNote] {
        var notes: [Int: Drawing.MotionNote] = [:]
        for value in try fields.list("notes") {
            let note = try RecordFields(value)
            let timings = try note.list("timings").map { value throws(JSONError) in
                let noted = try RecordFields(value)
                return Drawing.MotionNote.NotedTiming(
                    try noted.value("timing").map(timing),
                    value: try noted.text("value")
                )
            }
            notes[try note.required("element").count()] = Drawing.MotionNote(
                transition: try note.value("transition").map(transition),
                timings: timings
            )
        }
        return notes
    }

    private static func transition(_ value: JSONValue) throws(JSONError) -> Drawing.MotionTransition {
        let fields = try RecordFields(value)
        return Drawing.MotionTransition(
            insertion: try pose(fields.required("insertion")),
            removal: try pose(fields.required("removal")),
            timing: try fields.value("timing").map(timing)
        )
    }

    private static func pose(_ value: JSONValue) throws(JSONError) -> Drawing.MotionTransition.Pose {
        let fields = try RecordFields(value)
        var pose = Drawing.MotionTransition.Pose()
        if let opacity = try fields.number("opacity") { pose.opacity = opacity }
        if let scale = try fields.number("scale") { pose.scale = scale }
        if let anchor = try fields.value("anchor")?.point() { pose.anchor = anchor }
        if let offset = try fields.value("offset")?.size() { pose.offset = offset }
        if let shift = try fields.value("shift")?.size() { pose.shift = shift }
        return pose
    }

    private static func timing(_ value: JSONValue) throws(JSONError) -> Drawing.Timing {
        let fields = try RecordFields(value)
        return Drawing.Timing(
            curve: try curve(fields),
            duration: try fields.required("duration").number(),
            delay: try fields.number("delay") ?? 0,
            passCount: try passCount(fields),
            autoreverses: try fields.flag("autoreverses")
        )
    }

    private static func curve(_ fields: RecordFields) throws(JSONError) -> Drawing.TimingCurve {
        if let numbers = try fields.value("bezier")?.numbers(4...4) {
            return .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        }
        if let numbers = try fields.value("spring")?.numbers(3...3) {
            return .spring(response: numbers[0], dampingRatio: numbers[1], velocity: numbers[2])
        }
        if let words = try fields.value("circle")?.list() {
            let ends = try words.map { word throws(JSONError) in try word.text() }
            return .circle(isSlowAtStart: ends.contains("start"), isSlowAtEnd: ends.contains("end"))
        }
        throw fields.mistake("A timing has one of the fields \"bezier\", \"spring\" and \"circle\".")
    }

    private static func passCount(_ fields: RecordFields) throws(JSONError) -> Int? {
        if try fields.flag("forever") { return nil }
        return try fields.count("passes") ?? 1
    }
}
