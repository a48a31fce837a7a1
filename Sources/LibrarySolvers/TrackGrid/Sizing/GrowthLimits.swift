/// The growth limits of tracks while tracks grow for items that span several, as in CSS Grid, § 12.5.
///
/// A limit is infinite until an item determines the length of its track.
struct GrowthLimits {
    /// The limit of each track.
    private(set) var values: [Double]
    /// Whether each track is at least as long as its content.
    private let growsFromContent: [Bool]
    /// Whether each track is at most as long as its content.
    private let growsToContent: [Bool]

    /// Creates the limits of tracks from the items that span one track.
    init(_ tracks: TrackList, _ content: TrackContent, lengths: [Double]) {
        growsFromContent = tracks.values { $0.fitsContent }
        growsToContent = tracks.values { $0.growsToContent }
        var limits = zip(tracks, lengths).map { track, length in
            if track.growsToContent { return Double.infinity }
            guard case .points(let limit) = track.growth else { return length }
            return max(limit, length)
        }
        let growsToContent = growsToContent
        content.forEach { _, track, span, length in
            guard span == 1, growsToContent[track] else { return }
            limits[track] = max(limits[track] < .infinity ? limits[track] : lengths[track], length)
        }
        values = limits
    }

    /// Returns the limit of a track, or its length while the limit is infinite.
    func finite(_ track: Int, _ lengths: [Double]) -> Double {
        values[track] < .infinity ? values[track] : lengths[track]
    }

    /// Distributes the missing length of an item among its tracks that fit their content: up to their limits, then
    /// beyond them.
    func share(_ missing: Double, from start: Int, span: Int, lengths: [Double], into plan: inout PlannedIncreases) {
        let affected = (start..<start + span).filter { growsFromContent[$0] }
        // 1. Up to the limits, the tracks with the smallest room first, so that the others share the rest.
        let sorted = affected.sorted { values[$0] - lengths[$0] < values[$1] - lengths[$1] }
        var rest = missing
        var increases: [Double] = []
        for (index, track) in sorted.enumerated() {
            let room = max(0, values[track] - lengths[track])
            let increase = min(room, rest / Double(sorted.count - index))
            increases.append(increase)
            rest -= increase
        }
        // 2. Beyond them: the tracks that grow to their content at most, or all if no track does.
        let isBeyond = rest > 0
        let beyondCount = isBeyond ? sorted.reduce(0) { $0 + (growsToContent[$1] ? 1 : 0) } : 0
        for (index, track) in sorted.enumerated() {
            var increase = increases[index]
            if isBeyond, beyondCount == 0 || growsToContent[track] {
                increase += rest / Double(beyondCount > 0 ? beyondCount : sorted.count)
            }
            if increase > 0 { plan.raise(track, by: increase) }
        }
    }

    /// Raises limits to the lengths of their tracks.
    mutating func include(_ lengths: [Double]) {
        for track in values.indices where values[track] < lengths[track] { values[track] = lengths[track] }
    }

    /// Raises the limits for items of one span: infinite limits grow, or all if none is infinite.
    ///
    /// Afterwards the limits of all tracks of these items are finite.
    mutating func fit(_ items: [(start: Int, length: Double)], span: Int, lengths: [Double]) {
        var planned: [Double?] = Array(repeating: nil, count: values.count)
        for item in items {
            let tracks = item.start..<item.start + span
            let affected = tracks.filter { growsToContent[$0] }
            let missing = max(0, item.length - tracks.reduce(0) { $0 + finite($1, lengths) })
            let infinite = affected.filter { values[$0] == .infinity }
            let growing = infinite.isEmpty ? affected : infinite
            for track in affected where planned[track] == nil { planned[track] = 0 }
            for track in growing { planned[track] = max(planned[track] ?? 0, missing / Double(growing.count)) }
        }
        for (track, increase) in planned.enumerated() {
            if let increase { values[track] = finite(track, lengths) + increase }
        }
    }
}
