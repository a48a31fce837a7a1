extension FlexibleLength {
    /// Returns the step that leads to the proposal for the child.
    package func offerStep(for offer: Double?) -> LayoutStep {
        guard let wanted = wanted(for: offer) else { return LayoutStep(.passedOn, .offer(nil)) }
        if minimum == nil, maximum == nil, offer != nil { return LayoutStep(.passedOn, wanted) }
        if isContradictory, let maximum { return LayoutStep(.frameLimitsOffer, .number(maximum, .maximum)) }
        return LayoutStep(.frameLimitsOffer, limited(wanted))
    }

    /// Returns the step that leads to the length of the frame.
    package func lengthStep(for offer: Double?, child: Double) -> LayoutStep {
        let answer = LayoutFormula.length(child, ofChild: 0)
        guard let offer else {
            if let ideal { return LayoutStep(.frameIdealLength, .number(ideal, .ideal)) }
            let isLimited = !isContradictory && (minimum != nil || maximum != nil)
            guard isLimited else { return LayoutStep(.asChild, answer) }
            // The missing proposal is listed as a fact because it is why the frame doesn't grow.
            return LayoutStep(.frameWithoutOffer, limited(answer), facts: [.offer(nil)])
        }
        if isContradictory { return LayoutStep(.asChild, answer) }
        switch (minimum, maximum) {
        case (nil, nil): return LayoutStep(.asChild, answer)
        case (_?, _?): return LayoutStep(.frameLimitedLength, limited(.offer(offer)))
        case (let minimum?, nil):
            return LayoutStep(
                .frameLimitedLength,
                .most([.least([offered(offer), answer]), .number(minimum, .minimum)])
            )
        case (nil, let maximum?):
            return LayoutStep(
                .frameLimitedLength,
                .least([.most([offered(offer), answer]), .number(maximum, .maximum)])
            )
        }
    }

    /// Returns the proposal for the child, as a part of another formula.
    private func offered(_ offer: Double) -> LayoutFormula {
        let wanted = LayoutFormula.offer(offer)
        return limited(wanted).value == offer ? wanted : limited(wanted)
    }

    private func wanted(for offer: Double?) -> LayoutFormula? {
        offer.map { LayoutFormula.positive(.offer($0)) } ?? ideal.map { .number($0, .ideal) }
    }

    private func limited(_ formula: LayoutFormula) -> LayoutFormula {
        let capped = maximum.map { LayoutFormula.least([formula, .number($0, .maximum)]) } ?? formula
        return minimum.map { .most([capped, .number($0, .minimum)]) } ?? capped
    }
}
