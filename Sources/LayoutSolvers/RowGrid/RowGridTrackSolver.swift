/// Divides a length among the columns or rows of a row grid.
///
/// Tracks choose in the order in which the children of a stack do. But what a track leaves of its share stays unused:
/// the others share what was not assigned, and not what was not taken.
package struct RowGridTrackSolver: Sendable {
    /// The gap before each track; the first is not used.
    package let gaps: [Double]
    /// Between which lengths each track can be.
    package let ranges: RowGridTrackRanges
    private let stack: StackSolver

    /// A solver for tracks with these gaps before them and these ranges.
    package init(gaps: [Double], ranges: RowGridTrackRanges) {
        self.gaps = gaps
        self.ranges = ranges
        stack = StackSolver(gaps: gaps, priorities: Array(repeating: 0, count: gaps.count))
    }

    /// The sum of the gaps between the tracks.
    package var totalGap: Double { stack.totalGap }

    /// The lengths of tracks, and the shares that led to them.
    package struct SizedTracks: Equatable, Sendable {
        /// How long each track is.
        package var lengths: [Double]
        /// What each was offered; empty where nothing was.
        package var shares: [Double]
        /// All tracks with the gaps between them.
        package var total: Double
    }

    /// Divides a length.
    ///
    /// - Parameters:
    ///   - offer: The length; `nil` makes each track as long as what is in it likes to be.
    ///   - content: How long what is in a track by itself is in a share of it.
    ///   - spanning: What cells that span several tracks need where nothing is offered.
    package func divide(
        _ offer: Double?,
        content: (_ track: Int, _ share: Double?) -> Double,
        spanning: () -> [SpanRequirement]
    ) -> SizedTracks {
        guard let offer else {
            var lengths: [Double] = []
            lengths.reserveCapacity(gaps.count)
            for track in gaps.indices { lengths.append(Swift.max(content(track, nil).asLength, 0)) }
            let needs = spanning()
            let largest = needs.reduce(1) { Swift.max($0, $1.span) }
            for index in SpanOrder.ofSpanning(needs.count, upTo: largest, span: { needs[$0].span }) {
                add(needs[Int(index)], to: &lengths)
            }
            return SizedTracks(lengths: lengths, shares: [], total: stack.length(offer: nil, lengths: lengths))
        }
        var shares = [Double](repeating: 0, count: gaps.count)
        var lengths = shares
        var available = offer.asOffer.subtracting(totalGap)
        // 1. The least flexible track chooses first.
        let order = stack.order(of: gaps.indices, least: nil) { (track: Int, offer: Double) in
            offer > 0 ? ranges.most[track] : ranges.least[track]
        }
        for place in gaps.indices {
            let track = order.isEmpty ? place : Int(order[place])
            // 2. Each is offered an equal share of what is left.
            let share = (available / Double(gaps.count - place)).asOffer
            shares[track] = share
            let contentLength = content(track, share).asLength
            lengths[track] = Swift.max(contentLength, ranges.spanned[track]?.clamp(share) ?? 0)
            // 3. The share within the track's limits is assigned to it, however long its content is in it.
            available = available.subtracting(ranges.limits(of: track).clamp(share))
        }
        return SizedTracks(lengths: lengths, shares: shares, total: stack.length(offer: offer, lengths: lengths))
    }

    /// The length that a cell needs from the tracks that it spans.
    package struct SpanRequirement: Sendable {
        /// The first track.
        package var track: Int
        /// How many tracks.
        package var span: Int
        /// The length that it needs, with the gaps between its tracks.
        package var length: Double

        /// A need of some tracks.
        package init(track: Int, span: Int, length: Double) {
            self.track = track
            self.span = span
            self.length = length
        }
    }

    private func add(_ need: SpanRequirement, to lengths: inout [Double]) {
        let tracks = need.track..<need.track + need.span
        let missing =
            need.length.asLength - RowGridSpans.sum(gaps, tracks.dropFirst()) - RowGridSpans.sum(lengths, tracks)
        let takers = RowGridSpans.takers(of: tracks, isEmpty: { !ranges.holdsSingleCells[$0] })
        guard let part = RowGridSpans.part(of: missing, among: takers.count) else { return }
        for track in takers { lengths[track] += part }
    }
}
