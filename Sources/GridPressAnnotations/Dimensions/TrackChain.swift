/// The chain of measures along the tracks of a grid: each track, and each gap between two.
///
/// Equal tracks with equal gaps are one measure, such as `4 × 70, 8 between`.
struct TrackChain {
    private(set) var measures: [Measure] = []

    /// Creates the chain of tracks in the order of their positions.
    ///
    /// - Parameters:
    ///   - tracks: The tracks.
    ///   - isSpelledOut: Whether equal tracks have separate measures.
    ///   - format: The format of the texts.
    init(_ tracks: [FigureGrid.Track], isSpelledOut: Bool, _ format: Drawing.DimensionFormat) {
        var start = 0
        while start < tracks.count {
            // 1. The gap before the tracks.
            if let last = measures.last, let gap = Self.gap(last.end, tracks[start], format) { measures.append(gap) }
            // 2. The run of equal tracks: three or more are one measure.
            var end = start + 1
            if !isSpelledOut {
                while end < tracks.count, Self.continues(tracks, start, end, format) { end += 1 }
                if end - start < Self.leastRun { end = start + 1 }
            }
            measures.append(Self.measure(tracks[start..<end], format))
            start = end
        }
    }

    /// The minimum number of equal tracks that are one measure.
    private static let leastRun = 3

    private static func gap(
        _ last: Double,
        _ track: FigureGrid.Track,
        _ format: Drawing.DimensionFormat
    ) -> Measure? {
        guard track.start - last > 0.0005 else { return nil }
        return Measure(
            start: last,
            end: track.start,
            text: format.text(of: (track.start - last) / track.scale),
            isGap: true
        )
    }

    /// Returns whether a track and the gap before it equal the previous track and gap.
    private static func continues(
        _ tracks: [FigureGrid.Track],
        _ start: Int,
        _ index: Int,
        _ format: Drawing.DimensionFormat
    ) -> Bool {
        func gap(_ index: Int) -> String {
            format.text(of: (tracks[index].start - tracks[index - 1].end) / tracks[index].scale)
        }
        return format.text(of: tracks[index].length) == format.text(of: tracks[start].length)
            && tracks[index].start >= tracks[index - 1].end - 0.0005 && gap(index) == gap(start + 1)
    }

    private static func measure(_ run: ArraySlice<FigureGrid.Track>, _ format: Drawing.DimensionFormat) -> Measure {
        let (first, last) = (run[run.startIndex], run[run.endIndex - 1])
        let length = format.text(of: first.length)
        guard run.count > 1 else { return Measure(start: first.start, end: first.end, text: length) }
        let second = run[run.startIndex + 1]
        let gap = (second.start - first.end) / second.scale
        let between = gap > 0.0005 ? ", \(format.text(of: gap)) between" : ""
        return Measure(start: first.start, end: last.end, text: "\(run.count) × \(length)\(between)")
    }
}
