import GridPressDrawings
import GridPressRecords
import JSONReading
import XMLReading

/// The parts of a layout record in the JSON format of drawing records.
enum RecordedJSON {
    private static let limits = JSONLimits(bytes: 10_000_000, values: 2_000_000, depth: 64)

    static func mark(
        _ json: String,
        in frame: CGRect,
        rasters: [Int: Drawing.Raster]
    ) throws(RecordProblem) -> Drawing.Mark {
        try read(json) { value throws(JSONError) in try RecordReader.mark(value, in: frame, rasters: rasters) }
    }

    static func effect(_ json: String) throws(RecordProblem) -> Drawing.Effect {
        try read(json) { value throws(JSONError) in try RecordReader.effect(value) }
    }

    static func dimensions(_ json: String) throws(RecordProblem) -> [Drawing.Dimension] {
        try read(json) { value throws(JSONError) in try RecordReader.dimensions(value) }
    }

    static func callouts(_ json: String) throws(RecordProblem) -> [Drawing.Callout] {
        try read(json) { value throws(JSONError) in try RecordReader.callouts(value) }
    }

    static func readMotion(_ json: String, into drawing: inout Drawing) throws(RecordProblem) {
        drawing = try read(json) { [drawing] value throws(JSONError) in
            var moving = drawing
            try RecordReader.readMotion(value, into: &moving)
            return moving
        }
    }

    static func drawing(_ json: String) throws(RecordProblem) -> Drawing {
        try read(json) { value throws(JSONError) in try RecordReader.movingDrawing(value) }
    }

    static func findings(_ json: String) throws(RecordProblem) -> [Finding] {
        try read(json) { value throws(JSONError) in try RecordReader.findings(value) }
    }

    private static func read<Value>(
        _ json: String,
        _ content: (JSONValue) throws(JSONError) -> Value
    ) throws(RecordProblem) -> Value {
        do throws(JSONError) {
            return try content(JSONReader.value(of: Array(json.utf8), limits: limits))
        } catch {
            throw .damaged
        }
    }
}
