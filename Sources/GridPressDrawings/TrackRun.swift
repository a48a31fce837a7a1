extension Drawing.Grid {
    /// A run of adjacent tracks that are written as one.
    package struct TrackRun {
        /// The first track of the run.
        package let first: Track
        /// The number of tracks.
        package let count: Int
        /// The start of the last track.
        package let last: Double

        /// Creates a run of tracks at equal distances.
        package init(first: Track, count: Int, last: Double) {
            self.first = first
            self.count = count
            self.last = last
        }

        /// Returns the start of a track of the run.
        ///
        /// - Parameter index: The index of the track in the run.
        package func start(of index: Int) -> Double {
            count > 1 ? first.start + (last - first.start) * Double(index) / Double(count - 1) : first.start
        }
    }

    /// The minimum number of tracks that form a run.
    private static let leastCount = 3
    /// The difference between two distances that ends a run, which is more than that of rounded numbers.
    private static let change = 0.0011

    /// Returns the tracks as runs.
    ///
    /// Equal tracks at equal distances form one run, and each other track is a run of one.
    ///
    /// - Parameters:
    ///   - tracks: The tracks.
    ///   - tolerance: The maximum difference between the numbers of a track and those that its run computes.
    ///   - joins: A closure that returns whether a track can be in a run with others.
    package static func runs(
        of tracks: [Track],
        tolerance: Double,
        where joins: (Track) -> Bool = { _ in true }
    ) -> [TrackRun] {
        var runs: [TrackRun] = []
        var index = 0
        while index < tracks.count {
            let first = tracks[index]
            var end = index + 1
            let pitch = end < tracks.count ? tracks[end].start - first.start : 0
            while joins(first), end < tracks.count, first.isEqual(to: tracks[end], tolerance),
                abs(tracks[end].start - tracks[end - 1].start - pitch) < change
            {
                end += 1
            }
            let run = TrackRun(first: first, count: end - index, last: tracks[end - 1].start)
            // Tracks with a length keep their starts to the last digit that is written.
            var rounded = first
            rounded.start = first.start.inThousandths
            let writtenRun = TrackRun(first: rounded, count: run.count, last: run.last.inThousandths)
            let isRun =
                run.count >= leastCount
                && (0..<run.count).allSatisfy {
                    let start = tracks[index + $0].start
                    return abs(start - run.start(of: $0)) <= tolerance
                        && (first.length == 0 || start.inThousandths == writtenRun.start(of: $0).inThousandths)
                }
            if isRun {
                runs.append(run)
            } else {
                for track in tracks[index..<end] { runs.append(TrackRun(first: track, count: 1, last: track.start)) }
            }
            index = end
        }
        return runs
    }
}

extension Drawing.Grid.Track {
    /// Returns whether two tracks are equal apart from their starts.
    fileprivate func isEqual(to other: Self, _ tolerance: Double) -> Bool {
        func same(_ one: Double?, _ other: Double?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return one == other || abs(one - other) <= tolerance
        }
        return size == other.size && same(length, other.length) && same(division?.least, other.division?.least)
            && same(division?.most, other.division?.most) && same(division?.share, other.division?.share)
    }
}
