extension TrackGridSizing {
    /// Distributes the remaining length among fractional tracks (step 5), in proportion to their fractions.
    ///
    /// No track gets shorter.
    mutating func shareFractions() {
        guard tracks.hasAny({ $0.fraction > 0 }) else { return }
        var sum = 0.0
        for track in tracks { sum += track.fraction }
        guard bound < .infinity else { return fitFractions() }
        // A track whose part would be less than its length keeps its length, and the others share the rest. Tracks with
        // the most length for their fraction come first: once one of them gets enough, all after it do.
        var taken = 0.0
        var inflexible: [Int] = []
        for index in tracks.indices {
            if tracks[index].fraction == 0 {
                taken += lengths[index]
            } else if lengths[index] > 0 {
                inflexible.append(index)
            }
        }
        inflexible.sort { lengths[$0] / tracks[$0].fraction > lengths[$1] / tracks[$1].fraction }
        var inflexibleCount = 0
        for index in inflexible {
            guard lengths[index] > max(0, bound - taken) * (tracks[index].fraction / sum) else { break }
            taken += lengths[index]
            sum -= tracks[index].fraction
            inflexibleCount += 1
        }
        let rest = max(0, bound - taken)
        let kept = inflexible.prefix(inflexibleCount).map { ($0, lengths[$0]) }
        for index in tracks.indices where tracks[index].fraction > 0 {
            lengths[index] = sum > 0 ? rest * (tracks[index].fraction / sum) : 0
        }
        for (index, length) in kept { lengths[index] = length }
    }

    /// Sets the lengths of fractional tracks in proportion to their fractions, for an axis without a bound.
    ///
    /// Each track is at least as long as before, and as its longest item that spans only this track.
    private mutating func fitFractions() {
        var unit = 0.0
        for track in tracks.indices where tracks[track].fraction > 0 {
            unit = max(unit, lengths[track] / tracks[track].fraction)
        }
        for item in 0..<content.count where content.span(item) == 1 {
            let track = content.start(item)
            if tracks[track].fraction > 0 { unit = max(unit, content.length(item) / tracks[track].fraction) }
        }
        for track in tracks.indices where tracks[track].fraction > 0 {
            lengths[track] = (tracks[track].fraction * unit).asTrackLength
        }
    }
}
