/// A solver that computes padding from the length of the padded view, along one axis.
///
/// The padding is a part of the view's length. If the view fills any proposal, both would grow without end. The padding
/// is then a part of the total length of the view and its padding.
package struct RelativePaddingSolver: Sendable {
    /// The padding at the first side, as a part of the length that the padding is relative to.
    package var before: Double
    /// The padding at the second side, as a part of the length that the padding is relative to.
    package var after: Double

    /// Creates a solver.
    ///
    /// The parts have to be finite.
    package init(before: Double, after: Double) {
        self.before = before
        self.after = after
    }

    /// The parts at both sides together.
    package var sum: Double { before + after }

    /// Whether the padding leaves room for a view that fills its proposal.
    package var leavesRoom: Bool { sum < 1 - Self.tolerance }

    /// Returns whether a view fills its proposal, from its length for an infinite proposal.
    package func isFilling(most: Double) -> Bool { leavesRoom && most == .infinity }

    /// Returns the proposal for the view, so that the view and its padding together fit into a proposal.
    package func contentOffer(for offer: Double?, isFilling: Bool) -> Double? {
        guard let offer else { return nil }
        if offer == .infinity { return offer }
        if isFilling { return max(offer * (1 - sum), 0) }
        return sum > -1 ? max(offer / (1 + sum), 0) : offer
    }

    /// Returns the padding around a view, and the length of both together.
    ///
    /// - Parameters:
    ///   - length: The length of the view.
    ///   - offer: The length that was proposed to the view. A longer view doesn't count as filling.
    ///   - isFilling: Whether the view fills its proposal, see ``isFilling(most:)``.
    package func room(
        around length: Double,
        offered offer: Double = .infinity,
        isFilling: Bool
    ) -> (before: Double, after: Double, length: Double) {
        if length == .infinity { return (0, 0, length) }
        let base = isFilling && length <= offer + Self.tolerance ? length / (1 - sum) : length
        return (base * before, base * after, max(length + base * sum, 0))
    }

    /// The largest difference that counts as a rounding error.
    private static let tolerance = 1e-6
}
