/// The end marks of measures in a row.
///
/// A measure with enough room has arrowheads inside. A shorter one has them outside, pointing inward, unless a
/// neighbor's arrowhead is at the same position. If two short measures meet, an oblique stroke replaces both
/// arrowheads.
struct ChainEnds {
    let ruler: DimensionAxis
    /// The position of the dimension line across the axis.
    let line: Double

    /// Marks the ends of consecutive measures.
    func mark(_ measures: [Measure], into marks: inout Marks) {
        for (index, measure) in measures.enumerated() {
            let hasRoom = DimensionMetrics.holdsHeads(measure.length)
            let previous = index > 0 ? measures[index - 1] : nil
            let next = index + 1 < measures.count ? measures[index + 1] : nil
            if hasRoom {
                head(at: measure.start, isBefore: false, &marks)
                head(at: measure.end, isBefore: true, &marks)
                continue
            }
            markStart(of: measure, after: previous, &marks)
            markEnd(of: measure, before: next, &marks)
        }
    }

    /// Marks the start of a measure without room.
    private func markStart(of measure: Measure, after previous: Measure?, _ marks: inout Marks) {
        guard let previous, measure.start - previous.end < 2 * (DimensionMetrics.headLength + DimensionMetrics.tail)
        else {
            head(at: measure.start, isBefore: true, &marks)
            tail(measure.start - DimensionMetrics.headLength - DimensionMetrics.tail...measure.start, &marks)
            return
        }
        if meets(previous.end, measure.start), DimensionMetrics.holdsHeads(previous.length) { return }
        marks.end(at: ruler.point(measure.start, line), of: measure.length)
    }

    /// Marks the end of a measure without room.
    ///
    /// If the next measure has no room either, its start marks both ends.
    private func markEnd(of measure: Measure, before next: Measure?, _ marks: inout Marks) {
        guard let next, next.start - measure.end < 2 * (DimensionMetrics.headLength + DimensionMetrics.tail) else {
            head(at: measure.end, isBefore: false, &marks)
            tail(measure.end...measure.end + DimensionMetrics.headLength + DimensionMetrics.tail, &marks)
            return
        }
        if meets(next.start, measure.end) { return }
        marks.end(at: ruler.point(measure.end, line), of: measure.length)
    }

    private func meets(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.001 }

    private func head(at place: Double, isBefore: Bool, _ marks: inout Marks) {
        marks.heads.append(ruler.head(tip: ruler.point(place, line), isBefore: isBefore))
    }

    private func tail(_ range: ClosedRange<Double>, _ marks: inout Marks) {
        marks.lines.append(ruler.line(range, at: line))
    }
}
