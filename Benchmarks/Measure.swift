/// How long and how often is measured.
struct Measure {
    /// How many rounds there are at least, and at most; odd numbers, so that a median is a time that was measured.
    var rounds = 7...31
    /// More rounds than the least are made for so long: the machine changes its pace from second to second, and the
    /// median of a few short rounds with it.
    var longest = Duration.seconds(2)
    /// Work that is quicker than this is repeated, since a single run of it would mostly time the clock.
    var shortest = 0.002

    /// What came out for some work.
    struct Times {
        /// Seconds, turn by turn.
        private let turns: [Double]
        /// Seconds, the shortest first.
        private let sorted: [Double]

        init(_ times: [Double]) { (turns, sorted) = (times, times.sorted()) }

        /// How many times as long this took as something else in the same turns, at the median.
        ///
        /// A machine that has become slower in the meantime was so for both.
        func ratio(to other: Times) -> Double { Times(zip(turns, other.turns).map { $0 / $1 }).median }

        var median: Double { sorted[sorted.count / 2] }
        var shortest: Double { sorted[0] }
        var longest: Double { sorted[sorted.count - 1] }
    }

    /// Times works by turns, so that a machine that slows down slows all.
    func times(of workloads: [Workload]) throws -> [Times] {
        let repetitions = try workloads.map(repetitions)
        var times = Array(repeating: [Double](), count: workloads.count)
        let start = SuspendingClock.now
        for round in 0..<rounds.upperBound {
            // The number of rounds stays odd.
            if round >= rounds.lowerBound, !round.isMultiple(of: 2), SuspendingClock.now - start > longest { break }
            // Who goes first changes, because the second finds the caches of the first.
            for index in round.isMultiple(of: 2) ? Array(workloads.indices) : workloads.indices.reversed() {
                times[index].append(try seconds(workloads[index], repeated: repetitions[index]))
            }
        }
        return times.map(Times.init)
    }

    /// How often work is repeated to last long enough; finding out also warms it up.
    private func repetitions(of work: Workload) throws -> Int {
        var repetitions = 1
        while true {
            let total = try seconds(work, repeated: repetitions) * Double(repetitions)
            if total >= shortest { return repetitions }
            repetitions *= 2
        }
    }

    /// Returns the seconds that one run takes, measured with a monotonic clock.
    func seconds(_ work: Workload, repeated repetitions: Int = 1) throws -> Double {
        var output = 0
        let duration = try SuspendingClock().measure {
            for _ in 0..<repetitions { output &+= try work.run() }
        }
        precondition(output > 0, "\(work.name) returned no output")
        return duration / .seconds(1) / Double(repetitions)
    }
}
