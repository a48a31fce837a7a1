/// The tracks of a grid and the gaps between them, as parts of a line: `fr(1) 146`, `8`, `pt(50) 50`.
enum TrackText {
    /// Returns the parts in track order.
    ///
    /// Runs of equal tracks are combined with a count.
    static func parts(of tracks: [Drawing.Grid.Track]) -> [StyledText] {
        var parts: [StyledText] = []
        var index = 0
        while index < tracks.count {
            let run = tracks[index...].alike
            let track =
                StyledText(tracks[index].size) + StyledText(" ") + StyledText(tracks[index].length.printed, .size)
            if run.count >= leastCounted {
                let gap = gap(tracks[index], tracks[index + 1])
                let end = gap.isPrintedAsZero ? "" : ", \(gap.printed) between"
                parts.append(StyledText("\(run.count.grouped) × ") + track + StyledText(end, .grid))
            } else {
                for place in run {
                    if place > run.lowerBound { parts += separation(tracks[place - 1], tracks[place]) }
                    parts.append(track)
                }
            }
            index = run.upperBound
            if index < tracks.count { parts += separation(tracks[index - 1], tracks[index]) }
            // The line that shows the parts is much shorter than this limit.
            if parts.count > mostParts { break }
        }
        return parts
    }

    /// The minimum length of a run of equal tracks that is combined with a count.
    private static let leastCounted = 4
    /// The number of parts after which the rest is omitted.
    private static let mostParts = 2000

    /// Returns the gap between two tracks, or nothing if it is zero.
    private static func separation(_ first: Drawing.Grid.Track, _ second: Drawing.Grid.Track) -> [StyledText] {
        let gap = gap(first, second)
        return gap.isPrintedAsZero ? [] : [StyledText(gap.printed, .grid)]
    }

    fileprivate static func gap(_ first: Drawing.Grid.Track, _ second: Drawing.Grid.Track) -> Double {
        let (low, high) = first.start <= second.start ? (first, second) : (second, first)
        return high.start - low.start - low.length
    }
}

extension ArraySlice<Drawing.Grid.Track> {
    /// The indices of the first tracks that are printed the same and have equal gaps.
    fileprivate var alike: Range<Int> {
        var end = startIndex + 1
        while end < endIndex, self[end].size == self[startIndex].size,
            self[end].length.thousandths == self[startIndex].length.thousandths,
            TrackText.gap(self[end - 1], self[end]).thousandths
                == TrackText.gap(self[startIndex], self[startIndex + 1]).thousandths
        {
            end += 1
        }
        return startIndex..<end
    }
}
