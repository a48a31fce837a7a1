/// The lines, arrowheads and labels of dimensions, before lines are interrupted at labels.
struct Marks {
    typealias Line = Drawing.Annotation.Line

    /// Lines from measured objects to dimension lines.
    var extensions: [Line] = []
    /// Dimension lines, the lines behind arrowheads outside, and oblique strokes.
    var lines: [Line] = []
    /// Lines from measures to their labels.
    var leaders: [Line] = []
    var heads: [Drawing.Annotation.Head] = []
    /// Origins of running dimensions.
    var rings: [CGPoint] = []
    /// Ends of measures that are too narrow for strokes.
    var dots: [CGPoint] = []
    var labels: [Drawing.Annotation.Label] = []

    /// Returns the rectangle around all marks.
    func bounds(textSize: Double) -> CGRect {
        let points = (rings + dots).map { CGRect(around: $0, radius: DimensionMetrics.origin) }
        return
            ((extensions + lines + leaders).map(\.bounds) + heads.map(\.bounds) + points
            + labels.map { $0.bounds(size: textSize) })
            .reduce(.null) { $0.union($1) }
    }

    /// Adds the end of a measure without room for arrowheads: a stroke, or a dot if there is no room for that either.
    mutating func end(at point: CGPoint, of length: Double) {
        if length < DimensionMetrics.narrow { dots.append(point) } else { stroke(at: point) }
    }

    /// Adds an oblique stroke, which replaces arrowheads without room.
    mutating func stroke(at point: CGPoint) {
        let reach = DimensionMetrics.stroke
        lines.append(
            Line(CGPoint(x: point.x - reach, y: point.y + reach), CGPoint(x: point.x + reach, y: point.y - reach))
        )
    }
}
