extension LazyGridPass {
    /// Returns the step that leads to the length of a track, which a view in it is offered.
    ///
    /// - Parameters:
    ///   - track: The index of the track.
    ///   - total: The length that the pass divides, as a part of a formula.
    package func trackStep(_ track: Int, dividing total: LayoutFormula) -> LayoutStep {
        let index = tracks[track].item
        let item = items[index]
        let shares = self.shares
        if case .fixed(let length) = item.size { return LayoutStep(.lazyFixed, .number(length, .track)) }
        // 1. What is left when the item's turn comes.
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
            // 2. Its part, within its limits.
            var limited = part
            if (part.value ?? 0) < minimum { limited = .most([part, .number(minimum, .minimum)]) }
            if (limited.value ?? 0) > maximum { limited = .least([part, .number(maximum, .maximum)]) }
            let facts = [LayoutFormula.number(minimum, .minimum), .number(maximum, .maximum)]
            return LayoutStep(limited == part ? .lazyShare : .lazyLimited, limited, facts: facts)
        case .adaptive(let minimum, let maximum):
            // 3. As many tracks as fit share the part.
            let count = tracks.count { $0.item == index }
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
