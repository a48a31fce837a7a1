/// The steps that lead to the proposals to items of a track grid along an axis.
package struct TrackGridSteps {
    private let sizes: [TrackSize]
    private let lengths: [Double]
    /// The gap between two tracks, which is included in the length of each.
    private let gap: Double
    private let offer: Double?
    /// The formulas of fractional tracks, by track.
    ///
    /// They are cached because many items are in one track.
    private var fractions: [Int: LayoutFormula] = [:]
    /// The sums of the lengths of the tracks before each.
    private let starts: [Double]

    /// Creates the steps from the tracks' sizes, their lengths with gaps, and the proposal to the grid.
    package init(sizes: [TrackSize], lengths: [Double], gap: Double, offer: Double?) {
        self.sizes = sizes
        self.lengths = lengths
        self.gap = gap
        self.offer = offer
        starts = TrackGridSolver.starts(lengths)
    }

    /// Returns the step that leads to the proposal to an item in some tracks.
    package mutating func offerStep(_ tracks: Range<Int>) -> LayoutStep {
        guard tracks.count == 1, let track = tracks.first, sizes.indices.contains(track) else {
            let sum = starts[tracks.upperBound] - starts[tracks.lowerBound]
            return LayoutStep(
                .trackSpanned,
                withoutGap(.number(sum, .tracks)),
                facts: [.number(Double(tracks.count), .none)]
            )
        }
        switch sizes[track] {
        case .points(let points): return LayoutStep(.trackPoints, withoutGap(.number(points, .track)))
        case .fit: return LayoutStep(.trackFit, withoutGap(.number(lengths[track], .track)))
        case .fraction: return LayoutStep(.trackFraction, withoutGap(fraction(track)))
        case .between: return LayoutStep(.trackBetween, withoutGap(.number(lengths[track], .track)))
        }
    }

    private func withoutGap(_ length: LayoutFormula) -> LayoutFormula {
        .positive(.without(length, [.number(gap, .gap)]))
    }

    /// Returns the formula of a fractional track: its part of the length that other tracks leave.
    private mutating func fraction(_ track: Int) -> LayoutFormula {
        if let known = fractions[track] { return known }
        let formula = computedFraction(track)
        fractions[track] = formula
        return formula
    }

    private func computedFraction(_ track: Int) -> LayoutFormula {
        let fraction = sizes[track].fraction
        guard let offer, fraction > 0 else { return .number(lengths[track], .track) }
        let unit = lengths[track] / fraction
        var taken = 0.0
        var sum = 0.0
        for other in lengths.indices {
            let number = sizes[other].fraction
            if number > 0, abs(lengths[other] - number * unit) < 1e-6 { sum += number } else { taken += lengths[other] }
        }
        let rest = LayoutFormula.positive(
            .without(.offer(offer), [.number(gap, .gap), .number(taken, .earlierTracks)])
        )
        let formula = LayoutFormula.product(
            rest,
            .quotient(.number(fraction, .fraction), .number(sum, .fractions))
        )
        let isExact = formula.value.map { abs($0 - lengths[track]) < 1e-6 } ?? false
        return isExact ? formula : .number(lengths[track], .track)
    }
}
