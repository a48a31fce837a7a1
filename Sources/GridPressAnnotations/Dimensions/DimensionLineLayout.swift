/// The layout of the dimension lines beside an object, relative to an edge that is known later.
struct DimensionLineLayout {
    let request: DimensionLineRequest
    /// The side that the lines are on.
    let side: Drawing.Annotation.Side
    private let ruler: DimensionAxis
    /// 1 if coordinates across the axis grow outward, and -1 otherwise.
    let outward: Double
    private let font: LabelFont
    private let capHeight: Double
    private let rows: [MeasuredLine]
    /// The distance between lines, the same for all.
    let pitch: Double

    /// A dimension line, with the numbers that are moved to a separate row beyond it.
    private struct MeasuredLine {
        var row: DimensionLineRequest.DimensionLine
        var widths: [Double]
        /// The indices of the numbers that don't fit between the ends of their measures.
        var cramped: [Int]
    }

    /// Creates the layout of a band on a side.
    init(_ request: DimensionLineRequest, side: Drawing.Annotation.Side) {
        self.request = request
        self.side = side
        ruler = request.ruler
        outward = side == .bottom || side == .right ? 1 : -1
        font = LabelFont(size: request.format.textSize)
        capHeight = request.format.textSize * Drawing.Font.capHeight
        let font = font
        rows = request.rows.map { row in
            let widths = row.measures.map { font.width(of: $0.text) }
            guard case .chain(let measures) = row else { return MeasuredLine(row: row, widths: widths, cramped: []) }
            let cramped = measures.indices.filter { measures[$0].length < widths[$0] + 2 * DimensionMetrics.air }
            return MeasuredLine(row: row, widths: widths, cramped: cramped)
        }
        let lane = rows.dropLast().contains { !$0.cramped.isEmpty } ? DimensionMetrics.leader + capHeight + 3 : 0
        pitch = DimensionMetrics.pitch + request.format.textSize - Drawing.Annotation.labelSize + lane
    }

    /// The edge of the measured object, on the side of the band.
    var objectEdge: Double {
        let across = ruler.across(request.object)
        return outward > 0 ? across.upperBound : across.lowerBound
    }

    /// Returns the marks of the band, at the standard distances from an edge: of the object, or further out.
    func marks(from edge: Double) -> Marks {
        var marks = Marks()
        let firstLine = DimensionMetrics.firstLine + request.format.textSize - Drawing.Annotation.labelSize
        var ends: [Int: (place: Double, line: Double)] = [:]
        for (index, row) in rows.enumerated() {
            // Lines are sharp at the centers of pixels.
            let line = DimensionMetrics.sharp(edge + outward * (firstLine + pitch * Double(index)))
            switch row.row {
            case .chain(let measures): chain(measures, row, at: line, into: &marks)
            case .running(let measures): running(measures, row, at: line, into: &marks)
            }
            for measure in row.row.measures {
                for place in [measure.start, measure.end] { ends[Int((place * 1000).rounded())] = (place, line) }
            }
        }
        for key in ends.keys.sorted() {
            guard let end = ends[key] else { continue }
            let range = ClosedRange(
                between: objectEdge + outward * DimensionMetrics.gap,
                end.line + outward * DimensionMetrics.overshoot
            )
            marks.extensions.append(ruler.crossLine(at: end.place, range))
        }
        return marks
    }

    private func chain(_ measures: [Measure], _ row: MeasuredLine, at line: Double, into marks: inout Marks) {
        ChainEnds(ruler: ruler, line: line).mark(measures, into: &marks)
        // Measures that meet share one line.
        var start = measures.first?.start ?? 0
        for (index, measure) in measures.enumerated() {
            let next = index + 1 < measures.count ? measures[index + 1] : nil
            if let next, abs(next.start - measure.end) < 0.001 { continue }
            if measure.end > start { marks.lines.append(ruler.line(start...measure.end, at: line)) }
            start = next?.start ?? 0
        }
        let cramped = Set(row.cramped)
        for (index, measure) in measures.enumerated() where !cramped.contains(index) {
            marks.labels.append(
                ruler.label(
                    measure.text,
                    middle: measure.middle,
                    baseline: line - DimensionMetrics.lift(of: measure.text, request.format),
                    width: row.widths[index]
                )
            )
        }
        lane(of: row, at: line, into: &marks)
    }

    /// Places the numbers that don't fit between the ends of their measures in a row beyond the line, with leaders.
    private func lane(of row: MeasuredLine, at line: Double, into marks: inout Marks) {
        guard !row.cramped.isEmpty else { return }
        let measures = Self.joined(row.cramped.map { row.row.measures[$0] })
        let widths = measures.map { font.width(of: $0.text) }
        let middles = LabelSpacing.middles(
            preferred: measures.map(\.middle),
            widths: widths,
            gap: 4 * DimensionMetrics.air
        )
        // Numbers are above lines. If above is outward, leaders have to pass the numbers.
        let past = outward > 0 ? 0 : DimensionMetrics.lift + capHeight + DimensionMetrics.air
        let near = line + outward * past
        let far = near + outward * DimensionMetrics.leader
        let baseline = outward > 0 ? far + DimensionMetrics.air + capHeight : far - DimensionMetrics.air
        for (index, measure) in measures.enumerated() {
            marks.labels.append(
                ruler.label(measure.text, middle: middles[index], baseline: baseline, width: widths[index])
            )
            let start = ruler.point(measure.middle, line)
            let bend = ruler.point(measure.middle, near)
            if past > 0 { marks.leaders.append(Marks.Line(start, bend)) }
            marks.leaders.append(Marks.Line(past > 0 ? bend : start, ruler.point(middles[index], far)))
        }
    }

    /// Joins the numbers of three or more equal gaps: `3 × 8` at the middle one of them.
    private static func joined(_ measures: [Measure]) -> [Measure] {
        let gaps = measures.indices.filter { measures[$0].isGap }
        let places = Dictionary(grouping: gaps) { measures[$0].text }
        return measures.indices.compactMap { index in
            guard measures[index].isGap, let equal = places[measures[index].text], equal.count >= 3 else {
                return measures[index]
            }
            guard index == equal[equal.count / 2] else { return nil }
            var measure = measures[index]
            measure.text = "\(equal.count) × \(measure.text)"
            return measure
        }
    }

    private func running(_ measures: [Measure], _ row: MeasuredLine, at line: Double, into marks: inout Marks) {
        guard let first = measures.first, let last = measures.last else { return }
        marks.rings.append(ruler.point(first.start, line))
        if last.end > first.start + DimensionMetrics.origin {
            marks.lines.append(ruler.line(first.start + DimensionMetrics.origin...last.end, at: line))
        }
        var previous = first.start + DimensionMetrics.origin
        // The origin has a ring.
        for measure in measures where measure.length > 0 {
            if measure.end - previous >= DimensionMetrics.headLength {
                marks.heads.append(ruler.head(tip: ruler.point(measure.end, line), isBefore: true))
            } else {
                marks.stroke(at: ruler.point(measure.end, line))
            }
            previous = measure.end
        }
        // Numbers are perpendicular to the line, at the ends of the extension lines.
        let middles = LabelSpacing.middles(
            preferred: measures.map(\.end),
            widths: measures.map { _ in capHeight + 2 * DimensionMetrics.air },
            gap: DimensionMetrics.air
        )
        let near = line + outward * (DimensionMetrics.overshoot + DimensionMetrics.air)
        let isMoved = zip(middles, measures).contains { abs($0 - $1.end) > 0.5 }
        let far = near + outward * (isMoved ? DimensionMetrics.leader : 0)
        for (index, measure) in measures.enumerated() {
            let middle = far + outward * (DimensionMetrics.air + row.widths[index] / 2)
            marks.labels.append(
                Drawing.Annotation.Label(
                    measure.text,
                    middle: ruler.point(middles[index] + capHeight / 2, middle),
                    width: row.widths[index],
                    isTurned: ruler == .widths
                )
            )
            guard isMoved else { continue }
            marks.leaders.append(
                Marks.Line(
                    ruler.point(measure.end, line + outward * DimensionMetrics.overshoot),
                    ruler.point(middles[index], far)
                )
            )
        }
    }
}
