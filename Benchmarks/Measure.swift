/// The number of rounds and the durations of measurements.
struct Measure {
    /// The smallest and the largest number of rounds.
    ///
    /// Both are odd, so that the median is a measured time.
    var rounds = 7...31
    /// The duration after which rounds beyond the smallest number aren't added.
    ///
    /// The speed of a machine varies from second to second, and so would the median of a few short rounds.
    var longest = Duration.seconds(2)
    /// The duration, in seconds, below which a workload is repeated.
    ///
    /// A shorter run would mostly measure the clock.
    var shortest = 0.002

    /// The measured times of a workload.
    struct Times {
        /// The times in seconds, by round.
        private let turns: [Double]
        /// The times in seconds, the shortest first.
        private let sorted: [Double]

        init(_ times: [Double]) { (turns, sorted) = (times, times.sorted()) }

        /// Returns the median ratio of these times to those of another workload in the same rounds.
        ///
        /// If the machine becomes slower, both workloads are affected.
        func ratio(to other: Times) -> Double { Times(zip(turns, other.turns).map { $0 / $1 }).median }

        var median: Double { sorted[sorted.count / 2] }
        var shortest: Double { sorted[0] }
        var longest: Double { sorted[sorted.count - 1] }
    }

    /// Returns the times of workloads, which run by turns so that a slower machine affects all of them.
    func times(of workloads: [Workload]) throws -> [Times] {
        let repetitions = try workloads.map(repetitions)
        var times = Array(repeating: [Double](), count: workloads.count)
        let start = SuspendingClock.now
        for round in 0..<rounds.upperBound {
            // The number of rounds stays odd.
            if round >= rounds.lowerBound, !round.isMultiple(of: 2), SuspendingClock.now - start > longest { break }
            // The order alternates, because a workload finds the caches of the one before it.
            for index in round.isMultiple(of: 2) ? Array(workloads.indices) : workloads.indices.reversed() {
                times[index].append(try seconds(workloads[index], repeated: repetitions[index]))
            }
        }
        return times.map(Times.init)
    }

    /// Returns the number of repetitions that last long enough.
    ///
    /// Finding it also warms up the workload.
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
