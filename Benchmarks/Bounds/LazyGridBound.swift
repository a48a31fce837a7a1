/// A minimal program that computes the tracks of a lazy grid.
///
/// It doesn't check numbers and doesn't record intermediate results.
enum LazyGridBound {
    /// A track with a fixed length, or with limits of its share.
    struct Track {
        var fixed: Double?
        var minimum: Double
        var maximum: Double
    }

    /// Returns tracks: every fourth has a fixed length, the others have limits.
    static func tracks(_ count: Int) -> [Track] {
        var numbers = Numbers()
        return (0..<count).map { index in
            let length = Double(10 + numbers.next(below: 30))
            return Track(fixed: index % 4 == 3 ? length : nil, minimum: length, maximum: length + 40)
        }
    }

    /// Computes the tracks; returns the end of the last one as a whole number.
    static func divide(_ tracks: [Track], offer: Double, gap: Double) -> Int {
        let end = pass(tracks, offer, gap)
        return Int(end > offer ? pass(tracks, end, gap) : end)
    }

    private static func pass(_ tracks: [Track], _ offer: Double, _ gap: Double) -> Double {
        var rest = offer - gap * Double(tracks.count - 1)
        var left = 0
        for track in tracks {
            if let fixed = track.fixed { rest -= fixed } else { left += 1 }
        }
        var starts = [Double](repeating: 0, count: tracks.count)
        var lengths = starts
        var start = 0.0
        for index in 0..<tracks.count {
            var length = tracks[index].fixed ?? 0
            if tracks[index].fixed == nil {
                length = min(max(rest / Double(left), tracks[index].minimum), tracks[index].maximum)
                rest -= length
                left -= 1
            }
            starts[index] = start
            lengths[index] = length
            start += length + gap
        }
        return (starts.last ?? 0) + (lengths.last ?? 0)
    }
}
