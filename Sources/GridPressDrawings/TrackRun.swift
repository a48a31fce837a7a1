extension Drawing.Grid {
    /// Tracks beside each other that are written as one.
    package struct TrackRun {
        /// The first of them.
        package let first: Track
        /// The number of tracks.
        package let count: Int
        /// The distance from the start of each to that of the next.
        package let pitch: Double

        /// Tracks at equal distances.
        package init(first: Track, count: Int, pitch: Double) {
            self.first = first
            self.count = count
            self.pitch = pitch
        }

        /// Returns the start of one of them.
        package func start(of index: Int) -> Double { first.start + Double(index) * pitch }
    }

    /// The fewest tracks of length 0 that are a run.
    private static let leastCount = 3

    /// Returns tracks in runs: those of length 0 that lie at equal distances are one, and each other is alone.
    ///
    /// The starts of a run are exactly those that its pitch gives, also once they are rounded to thousandths.
    package static func runs(of tracks: [Track]) -> [TrackRun] {
        var runs: [TrackRun] = []
        var index = 0
        while index < tracks.count {
            let run = run(of: tracks, from: index)
            runs.append(run)
            index += run.count
        }
        return runs
    }

    private static func run(of tracks: [Track], from start: Int) -> TrackRun {
        let first = tracks[start]
        let alone = TrackRun(first: first, count: 1, pitch: 0)
        guard first.length == 0, first.division == nil, start + leastCount <= tracks.count else { return alone }
        let pitch = tracks[start + 1].start - first.start
        let run = TrackRun(first: first, count: tracks.count, pitch: pitch)
        // Of whole thousandths, sums are the same before and after rounding.
        guard first.start.isInThousandths, pitch.isInThousandths else { return alone }
        var end = start + 1
        while end < tracks.count, tracks[end].length == 0, tracks[end].division == nil, tracks[end].size == first.size,
            tracks[end].start == run.start(of: end - start)
        {
            end += 1
        }
        return end - start < leastCount ? alone : TrackRun(first: first, count: end - start, pitch: pitch)
    }
}

extension Double {
    /// Whether the number is a multiple of an eighth, which is a whole number of thousandths, and exact in sums.
    fileprivate var isInThousandths: Bool { abs(self) < 1e9 && self * 8 == (self * 8).rounded() }
}
