extension LazyGridPass {
    /// The formula of the length of all tracks and gaps.
    ///
    /// Up to four tracks are listed one by one.
    package var lengthFormula: LayoutFormula {
        let sum = tracks.reduce(0.0) { $0 + $1.length }
        let parts =
            tracks.count <= 4
            ? tracks.map { LayoutFormula.number($0.length, .oneTrack) } : [.number(sum, .tracks)]
        return .total(parts + [.number(length - sum, .gaps)])
    }

    /// Returns the step that leads to the length of each track, which is also the proposal to the views in it.
    ///
    /// - Parameter total: The length that the pass divides, as a part of a formula.
    package func trackSteps(dividing total: LayoutFormula) -> [LayoutStep] {
        let shares = self.shares
        var counts = [Int](repeating: 0, count: items.count)
        for track in tracks { counts[track.item] += 1 }
        let steps = items.indices.map { step(ofItem: $0, shares, trackCount: counts[$0], dividing: total) }
        return tracks.map { steps[$0.item] }
    }

    /// Returns the step that leads to the length of an item's tracks, which all have the same length.
    private func step(ofItem index: Int, _ shares: [Share], trackCount count: Int, dividing total: LayoutFormula)
        -> LayoutStep
    {
        let item = items[index]
        if case .fixed(let length) = item.size { return LayoutStep(.lazyFixed, .number(length, .track)) }
        // 1. The length that is left for this item and all later items.
        var gaps = 0.0
        var fixed = 0.0
        var earlier = 0.0
        for (other, candidate) in items.enumerated() {
            if other < items.count - 1 { gaps += candidate.gap }
            if candidate.isFixed {
                fixed += shares[other].length
            } else if other < index {
                earlier += shares[other].length
            }
        }
        let left = LayoutFormula.without(
            total,
            [.number(gaps, .gaps), .number(fixed, .fixedTracks), .number(earlier, .earlierTracks)]
        )
        let part =
            shares[index].itemsLeft > 1
            ? LayoutFormula.quotient(left, .number(Double(shares[index].itemsLeft), .items)) : left
        switch item.size {
        case .fixed(let length): return LayoutStep(.lazyFixed, .number(length, .track))
        case .flexible(let minimum, let maximum):
            // 2. The item's share, within its limits.
            var limited = part
            if (part.value ?? 0) < minimum { limited = .most([part, .number(minimum, .minimum)]) }
            if (limited.value ?? 0) > maximum { limited = .least([part, .number(maximum, .maximum)]) }
            let facts = [LayoutFormula.number(minimum, .minimum), .number(maximum, .maximum)]
            return LayoutStep(limited == part ? .lazyShare : .lazyLimited, limited, facts: facts)
        case .adaptive(let minimum, let maximum):
            // 3. The tracks that fit divide the share.
            let room = LayoutFormula.without(.positive(part), [.number(item.gap * Double(count - 1), .gaps)])
            var length = count > 1 ? LayoutFormula.quotient(room, .number(Double(count), .trackCount)) : room
            if (length.value ?? 0) > maximum { length = .least([length, .number(maximum, .maximum)]) }
            return LayoutStep(
                .lazyAdaptive,
                .positive(length),
                facts: [
                    .number(shares[index].length, .none), .number(Double(count), .trackCount),
                    .number(minimum, .minimum),
                ]
            )
        }
    }
}
