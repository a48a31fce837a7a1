/// The distribution of an item's length among the tracks that it spans.
package enum SpanDistribution: Hashable, Sendable {
    /// In equal parts, also onto tracks that have content already; listed lengths grow too.
    case equal
    /// As in CSS: onto tracks that fit their content, up to their growth limits first, which are infinite where nothing
    /// else is in them.
    case cssLike
}

/// The lengths of the tracks along one axis, found step by step.
struct TrackGridSizing {
    let tracks: TrackList
    let content: TrackContent
    /// The room for all of them; infinity where there is as much as they like.
    let bound: Double
    let distribution: SpanDistribution
    /// Whether what is added for spanning items is rounded to whole points, as the original does.
    let roundsIncreases: Bool
    /// The lengths so far.
    var lengths: [Double] = []
    /// The sum of the lengths so far.
    var total = 0.0
    /// The lengths up to which tracks grow, if items over several tracks have a say in them.
    var growthLimits: [Double] = []

    private init(
        _ tracks: TrackList,
        _ content: TrackContent,
        bound: Double,
        distribution: SpanDistribution,
        roundsIncreases: Bool
    ) {
        self.tracks = tracks
        self.content = content
        self.bound = bound < .infinity ? bound.asTrackLength : bound == .infinity ? bound : 0
        self.distribution = distribution
        self.roundsIncreases = roundsIncreases
    }

    /// The lengths of tracks with this content in this room.
    static func lengths(
        of tracks: TrackList,
        content: TrackContent,
        bound: Double,
        distribution: SpanDistribution,
        roundsIncreases: Bool
    ) -> [Double] {
        var sizing = TrackGridSizing(
            tracks,
            content,
            bound: bound,
            distribution: distribution,
            roundsIncreases: roundsIncreases
        )
        sizing.initializeLengths()
        let largestSpan = sizing.fitContent()
        if largestSpan > 1 { sizing.fitSpans(upTo: largestSpan) }
        sizing.growToLimits()
        sizing.shareFractions()
        return sizing.lengths
    }

    /// Step 1: sets the lengths that are given in points.
    private mutating func initializeLengths() { lengths = tracks.values { $0.points } }
}
