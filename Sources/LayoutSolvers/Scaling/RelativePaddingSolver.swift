/// Finds the room around a view along one axis that depends on the length of the view.
///
/// Around a view that has a length of its own the room is a part of that length. Around a view that takes whatever it
/// is offered, even endless room, it is the same part of both together: then nothing runs away.
package struct RelativePaddingSolver: Sendable {
    /// The room at the first side as a part of the length.
    package var before: Double
    /// The room at the second side as a part of the length.
    package var after: Double

    /// A solver for finite parts.
    package init(before: Double, after: Double) {
        self.before = before
        self.after = after
    }

    /// The parts at both sides together.
    package var sum: Double { before + after }

    /// Whether parts of the whole leave room for a view.
    package var leavesRoom: Bool { sum < 1 - Self.tolerance }

    /// Returns whether a view fills its proposal, from its length for an infinite proposal.
    package func isFilling(most: Double) -> Bool { leavesRoom && most == .infinity }

    /// What the view is offered, so that it and the room around it take no more than an offer.
    package func contentOffer(for offer: Double?, isFilling: Bool) -> Double? {
        guard let offer else { return nil }
        if offer == .infinity { return offer }
        if isFilling { return max(offer * (1 - sum), 0) }
        return sum > -1 ? max(offer / (1 + sum), 0) : offer
    }

    /// The room around a view of a length.
    ///
    /// A view that is longer than it was offered doesn't fill anything: its length is its own.
    package func room(
        around length: Double,
        offered offer: Double = .infinity,
        isFilling: Bool
    ) -> (before: Double, after: Double, length: Double) {
        if length == .infinity { return (0, 0, length) }
        let base = isFilling && length <= offer + Self.tolerance ? length / (1 - sum) : length
        return (base * before, base * after, max(length + base * sum, 0))
    }

    /// What is less than this is nothing but rounding.
    private static let tolerance = 1e-6
}
