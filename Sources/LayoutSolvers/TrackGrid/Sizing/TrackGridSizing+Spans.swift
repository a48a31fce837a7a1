extension TrackGridSizing {
    /// Step 3: tracks become long enough for the items that span several, those that span few before those that span many.
    mutating func fitSpans(upTo largestSpan: Int) {
        // Over tracks that share what is left, items need nothing.
        guard tracks.hasAny({ !$0.isFraction }) else { return }
        let items = SpanOrder.ofSpanning(content.count, upTo: largestSpan) { content.span($0) }
        let isFraction = tracks.hasAny { $0.isFraction } ? tracks.values { $0.isFraction ? 1.0 : 0.0 } : []
        var receivers = distribution == .cssLike ? AffectedTracks(tracks, content) : nil
        var plan = PlannedIncreases(trackCount: tracks.count)
        var first = 0
        while first < items.count {
            let span = content.span(Int(items[first]))
            var end = first
            while end < items.count, content.span(Int(items[end])) == span { end += 1 }
            plan.reset()
            planIncreases(for: items[first..<end], span: span, isFraction: isFraction, receivers, into: &plan)
            plan.finish(span: span)
            if roundsIncreases { plan.roundToPoints() }
            add(plan)
            receivers?.fill(plan)
            first = end
        }
    }

    /// Plans increases for items of one span, from the lengths before any of them.
    private func planIncreases(
        for items: ArraySlice<Int32>,
        span: Int,
        isFraction: [Double],
        _ receivers: AffectedTracks?,
        into plan: inout PlannedIncreases
    ) {
        let sums = TrackSums(lengths, sumCount: items.count * span)
        let fractions = TrackSums(isFraction, sumCount: items.count * span)
        for code in items {
            let item = Int(code)
            let start = content.start(item)
            if !isFraction.isEmpty, fractions.sum(start, span: span) > 0 { continue }
            let missing = content.length(item) - sums.sum(start, span: span)
            guard missing > 0 else { continue }
            if let receivers {
                let tracks = receivers.tracks(from: start, span: span)
                for track in tracks { plan.raise(track, by: missing / Double(tracks.count)) }
            } else {
                plan.raise(start, span: span, by: missing / Double(span))
            }
        }
    }

    /// Makes the tracks longer, as far as there is room for all.
    private mutating func add(_ plan: PlannedIncreases) {
        let sum = plan.sum
        guard sum > 0 else { return }
        let free = max(0, bound - total)
        // Where there isn't room for all, each gets its part of what there is.
        let part = sum > free ? free / sum : 1
        var track = plan.first
        while track < plan.end {
            lengths[track] += plan.amounts[track] * part
            track += 1
        }
        total += min(sum, free)
    }
}

/// The tracks that become longer for spanning items as in CSS.
struct AffectedTracks {
    private let fits: [Bool]
    private var isFilled: [Bool]

    init(_ tracks: TrackList, _ content: TrackContent) {
        fits = tracks.values { $0.fitsContent }
        isFilled = [Bool](repeating: false, count: tracks.count)
        for item in 0..<content.count where content.span(item) == 1 { isFilled[content.start(item)] = true }
    }

    /// The tracks among some in a row that become longer: the empty ones, or all if none is.
    func tracks(from start: Int, span: Int) -> [Int] {
        let fitting = (start..<start + span).filter { fits[$0] }
        let empty = fitting.filter { !isFilled[$0] }
        return empty.isEmpty ? fitting : empty
    }

    /// Tracks that became longer aren't empty any more.
    mutating func fill(_ plan: PlannedIncreases) {
        for track in plan.first..<max(plan.first, plan.end) where plan.amounts[track] > 0 { isFilled[track] = true }
    }
}
