/// One axis of a flexible frame: a minimum, an ideal and a maximum length, each of which may be missing.
///
/// A minimum above the maximum contradicts it: neither limits the frame then, which is as long as its child. They only
/// limit what the child is offered, which is the maximum. Where there is an ideal length, nothing contradicts.
package struct FlexibleLength: Equatable, Sendable {
    /// The least that the frame takes, or `nil` for the child's own answer.
    package let minimum: Double?
    /// What the frame takes where nothing is offered.
    package let ideal: Double?
    /// The most that the frame takes, or `nil` for the child's own answer.
    package let maximum: Double?

    /// Brings the three into order: the minimum is at least 0, the ideal at least that, the maximum at least the ideal.
    ///
    /// What is not a number counts as missing.
    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
        let minimum = minimum.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
        let ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max($0, minimum ?? 0) }
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum.flatMap { $0.isNaN ? nil : Swift.max($0, ideal ?? 0) }
    }

    /// Whether the minimum is above the maximum.
    var isContradictory: Bool { (minimum ?? -.infinity) > (maximum ?? .infinity) }

    /// Step 1: what the child is offered when the frame is offered `offer`.
    package func childOffer(for offer: Double?) -> Double? {
        guard let wanted = offer ?? ideal else { return nil }
        if isContradictory, let maximum { return maximum }
        return clamp(wanted.asOffer, minimum, maximum)
    }

    /// Step 2, where it can be answered without asking the child: the frame's own length.
    package func lengthWithoutChild(for offer: Double?) -> Double? {
        guard let offer else { return ideal }
        guard minimum != nil, maximum != nil, !isContradictory else { return nil }
        return clamp(offer.asOffer, minimum, maximum)
    }

    /// Step 2, with the child's answer to `childOffer(for:)`.
    package func length(for offer: Double?, child: Double) -> Double {
        if let known = lengthWithoutChild(for: offer) { return known }
        let offered = childOffer(for: offer)
        let child = child.asLength
        if isContradictory { return child }
        return switch (minimum, maximum) {
        case (let minimum?, let maximum?): clamp(child, minimum, maximum)
        case (let minimum?, nil): Swift.max(Swift.min(offered ?? .infinity, child), minimum)
        case (nil, let maximum?): Swift.min(Swift.max(offered ?? -.infinity, child), maximum)
        case (nil, nil): child
        }
    }

    /// Step 3: the proposal for the child when the length of the frame is known.
    package func placementOffer(for offer: Double?, length: Double) -> Double? {
        let isUnspecified = ideal == nil && offer == nil
        return isUnspecified && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity) ? nil : length
    }

    private func clamp(_ length: Double, _ least: Double?, _ most: Double?) -> Double {
        Swift.max(Swift.min(length, most ?? .infinity), least ?? -.infinity)
    }
}
