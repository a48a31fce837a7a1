extension TrackGridSizing {
    /// Makes tracks long enough for the items that span several (step 3), small spans first.
    mutating func fitSpans(upTo largestSpan: Int) {
        // Items over fractional tracks need no length.
        guard tracks.hasAny({ !$0.isFraction }) else { return }
        let items = SpanOrder.ofSpanning(content.count, upTo: largestSpan) { content.span($0) }
        let isFraction = tracks.hasAny { $0.isFraction } ? tracks.values { $0.isFraction ? 1.0 : 0.0 } : []
        var limits = distribution == .cssLike ? GrowthLimits(tracks, content, lengths: lengths) : nil
        var plan = PlannedIncreases(trackCount: tracks.count)
        var first = 0
        while first < items.count {
            let span = content.span(Int(items[first]))
            var end = first
            while end < items.count, content.span(Int(items[end])) == span { end += 1 }
            plan.reset()
            planIncreases(for: items[first..<end], span: span, isFraction: isFraction, limits, into: &plan)
            plan.finish(span: span)
            if roundsIncreases { plan.roundToPoints() }
            add(plan)
            if limits != nil {
                limits?.include(lengths)
                let needs = items[first..<end].map { (start: content.start(Int($0)), length: content.length(Int($0))) }
                    .filter { isFraction.isEmpty || !isFraction[$0.start..<$0.start + span].contains(1) }
                limits?.fit(needs, span: span, lengths: lengths)
            }
            first = end
        }
        if let limits { growthLimits = tracks.indices.map { limits.finite($0, lengths) } }
    }

    /// Plans the increases for items of one span, from the lengths before any of them.
    private func planIncreases(
        for items: ArraySlice<Int32>,
        span: Int,
        isFraction: [Double],
        _ limits: GrowthLimits?,
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
            if let limits {
                limits.share(missing, from: start, span: span, lengths: lengths, into: &plan)
            } else {
                plan.raise(start, span: span, by: missing / Double(span))
            }
        }
    }

    /// Applies the planned increases, as far as there is room for all.
    private mutating func add(_ plan: PlannedIncreases) {
        let sum = plan.sum
        guard sum > 0 else { return }
        let free = max(0, bound - total)
        // If there isn't enough room, all increases are reduced in proportion.
        let part = sum > free ? free / sum : 1
        var track = plan.first
        while track < plan.end {
            lengths[track] += plan.amounts[track] * part
            track += 1
        }
        total += min(sum, free)
    }
}
