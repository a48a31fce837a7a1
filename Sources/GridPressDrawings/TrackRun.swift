extension Drawing.Grid {
    /// Tracks beside each other that are written as one.
    package struct TrackRun {
        /// The first of them.
        package let first: Track
        /// The number of tracks.
        package let count: Int
        /// The start of the last of them.
        package let last: Double

        /// Tracks at equal distances.
        package init(first: Track, count: Int, last: Double) {
            self.first = first
            self.count = count
            self.last = last
        }

        /// Returns the start of one of them.
        package func start(of index: Int) -> Double {
            count > 1 ? first.start + (last - first.start) * Double(index) / Double(count - 1) : first.start
        }
    }

    /// The fewest tracks of length 0 that are a run.
    private static let leastCount = 3
    /// The change of a distance that ends a run.
    private static let change = 1e-9

    /// Returns tracks in runs: those of length 0 that lie at equal distances are one, and each other is alone.
    ///
    /// The starts of a run are those between its first and its last one, within a tolerance.
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
