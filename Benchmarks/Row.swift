/// The result of a comparison, or of a series at one size.
struct Row {
    let name: String
    let bound: String
    /// The number of items; `nil` if the name contains it.
    var size: Int?
    let measured: Measure.Times
    let compared: Measure.Times
    /// The largest accepted ratio; `nil` for any.
    let limit: Double?
    /// The time as a multiple of the time for the previous size; `nil` for less than 100,000 items.
    var growth: Double?
    /// The largest accepted growth; `nil` for any.
    var growthLimit: Double?

    var ratio: Double { measured.ratio(to: compared) }

    var isWithinLimits: Bool {
        limit.map { ratio <= $0 } ?? true && growth.map { $0 <= growthLimit ?? .infinity } ?? true
    }
}

extension Row {
    /// Measures a comparison.
    init(_ comparison: Comparison, _ measure: Measure) throws {
        let times = try measure.times(of: [comparison.measured, comparison.bound])
        self.init(
            name: comparison.measured.name,
            bound: comparison.bound.name,
            measured: times[0],
            compared: times[1],
            limit: comparison.limit
        )
    }

    /// Measures all sizes of a series by turns, and returns a row for each.
    static func rows(_ series: Series, _ measure: Measure) throws -> [Row] {
        let workloads = try series.sizes.flatMap { size in
            let pair = try series.pair(size)
            return [
                Workload("\(series.name), \(size)", run: pair.work),
                Workload("\(series.bound), \(size)", run: pair.bound),
            ]
        }
        let times = try measure.times(of: workloads)
        return series.sizes.indices.map { index in
            let size = series.sizes[index]
            var row = Row(
                name: series.name,
                bound: series.bound,
                size: size,
                measured: times[2 * index],
                compared: times[2 * index + 1],
                limit: size >= series.limits.smallest ? series.limits.ratio : nil
            )
            // Up to 10,000 items, the set-up affects the growth too much.
            if index > 0, size >= 100_000 {
                row.growth = times[2 * index].ratio(to: times[2 * index - 2])
                row.growthLimit = series.limits.growth
            }
            return row
        }
    }
}
