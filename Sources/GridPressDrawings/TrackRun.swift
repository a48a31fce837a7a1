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

    /// The minimum number of tracks of length 0 that form a run.
    private static let leastCount = 3
    /// The difference between two distances that ends a run.
    private static let change = 1e-9

    /// Returns the tracks as runs.
    ///
    /// Tracks of length 0 at equal distances form one run, and each other track is a run of one.
    ///
    /// The starts of the tracks differ from the starts that the run computes by at most the tolerance.
    package static func runs(of tracks: [Track], tolerance: Double) -> [TrackRun] {
        var runs: [TrackRun] = []
        var index = 0
        while index < tracks.count {
            let end = endOfRun(in: tracks, from: index)
            let run = TrackRun(first: tracks[index], count: end - index, last: tracks[end - 1].start)
            let isRun =
                run.count >= leastCount
                && (0..<run.count).allSatisfy { abs(tracks[index + $0].start - run.start(of: $0)) <= tolerance }
            if isRun {
                runs.append(run)
            } else {
                for track in tracks[index..<end] { runs.append(TrackRun(first: track, count: 1, last: track.start)) }
            }
            index = end
        }
        return runs
    }

    private static func endOfRun(in tracks: [Track], from start: Int) -> Int {
        let first = tracks[start]
        guard first.length == 0, first.division == nil, start + 1 < tracks.count else { return start + 1 }
        let pitch = tracks[start + 1].start - first.start
        var end = start + 1
        while end < tracks.count, tracks[end].length == 0, tracks[end].division == nil, tracks[end].size == first.size,
            abs(tracks[end].start - tracks[end - 1].start - pitch) < change
        {
            end += 1
        }
        return end
    }
}
