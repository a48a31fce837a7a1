/// The distribution of an item's length among the tracks that it spans.
package enum SpanDistribution: Hashable, Sendable {
    /// In equal parts to all spanned tracks, including tracks with lengths in points.
    case equal
    /// As in CSS: to tracks that fit their content, first up to their growth limits.
    ///
    /// The limit of a track without other items is infinite.
    case cssLike
}

/// The computation of the lengths of the tracks along one axis, step by step.
struct TrackGridSizing {
    let tracks: TrackList
    let content: TrackContent
    /// The available length; infinity for no bound.
    let bound: Double
    let distribution: SpanDistribution
    /// Whether increases for spanning items are rounded to whole points, as exyte's `Grid` does.
    let roundsIncreases: Bool
    /// The lengths so far.
    var lengths: [Double] = []
    /// The sum of the lengths so far.
    var total = 0.0
    /// The lengths up to which tracks grow; empty unless items that span several tracks affect them.
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

    /// Returns the lengths of tracks with this content.
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

    /// Sets the lengths that are given in points (step 1).
    private mutating func initializeLengths() { lengths = tracks.values { $0.points } }
}
