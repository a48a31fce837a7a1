/// Something to time.
struct Work {
    /// What is done, in a few words.
    let name: String
    /// Does it, and answers how much came out, so that no compiler can leave it away.
    let run: () throws -> Int

    init(_ name: String, run: @escaping () throws -> Int) {
        self.name = name
        self.run = run
    }
}

/// What some work costs, told as a multiple of what other work costs in the same run.
///
/// Machines differ, and the same machine differs from one minute to the next; a ratio stays.
struct Comparison {
    let measured: Work
    let bound: Work
    /// The largest ratio that is accepted; `nil` where the ratio is only of interest.
    let limit: Double?

    init(_ measured: Work, to bound: Work, atMost limit: Double? = nil) {
        self.measured = measured
        self.bound = bound
        self.limit = limit
    }
}

/// What came out of a comparison.
struct Row {
    let name: String
    /// Seconds of the measured work, the median of all rounds.
    let measured: Double
    /// Seconds of the work that it is compared to, the median of all rounds.
    let bound: Double
    let limit: Double?

    var ratio: Double { measured / bound }
    var isWithinLimit: Bool { limit.map { ratio <= $0 } ?? true }
}

/// How long and how often is measured.
struct Measure {
    /// An odd number, so that a median is a time that was measured.
    var rounds = 15
    /// Work that is quicker than this is repeated, since a single run of it would mostly time the clock.
    var shortest = 0.002

    /// Times both works by turns, so that a machine that slows down slows both.
    func row(_ comparison: Comparison) throws -> Row {
        let works = [comparison.measured, comparison.bound]
        let repetitions = try works.map(repetitions)
        var times: [[Double]] = [[], []]
        for round in 0..<rounds {
            // Who goes first changes, because the second finds the caches of the first.
            for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                times[index].append(try seconds(works[index], repeated: repetitions[index]))
            }
        }
        return Row(
            name: "\(comparison.measured.name) : \(comparison.bound.name)",
            measured: median(times[0]),
            bound: median(times[1]),
            limit: comparison.limit
        )
    }

    /// How often work is repeated to last long enough; finding out also warms it up.
    private func repetitions(of work: Work) throws -> Int {
        var repetitions = 1
        while true {
            let total = try seconds(work, repeated: repetitions) * Double(repetitions)
            if total >= shortest { return repetitions }
            repetitions *= 2
        }
    }

    /// The seconds that one run takes, on a clock that nobody sets.
    private func seconds(_ work: Work, repeated repetitions: Int) throws -> Double {
        var output = 0
        let duration = try SuspendingClock().measure {
            for _ in 0..<repetitions { output &+= try work.run() }
        }
        precondition(output > 0, "nothing came out of \(work.name)")
        return duration / .seconds(1) / Double(repetitions)
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
