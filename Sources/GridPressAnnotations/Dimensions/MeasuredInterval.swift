/// The axis, the start and the end of a measure, used to draw no measure twice.
struct MeasuredInterval: Hashable {
    let ruler: DimensionAxis
    private let start: Int
    private let end: Int

    init(_ ruler: DimensionAxis, _ measure: Measure) { self.init(ruler, measure.start...measure.end) }

    init(_ ruler: DimensionAxis, _ range: ClosedRange<Double>) {
        func place(_ value: Double) -> Int { Int((min(max(value, -1e12), 1e12) * 100).rounded()) }
        self.ruler = ruler
        start = place(range.lowerBound)
        end = place(range.upperBound)
    }
}

extension InnerDimensionRequest {
    /// The measured intervals.
    var intervals: [MeasuredInterval] {
        [(DimensionAxis.widths, width), (.heights, height)].compactMap { ruler, text in
            text.map { _ in MeasuredInterval(ruler, ruler.along(rect)) }
        }
    }
}
