/// One axis of a flexible frame: a minimum, an ideal and a maximum length, each of which is optional.
///
/// A minimum above the maximum is a contradiction. The frame is then as long as its child, which is proposed the
/// maximum. With an ideal length the initializer resolves the contradiction.
package struct FlexibleLength: Equatable, Sendable {
    /// The minimum length of the frame; `nil` for the length of the child.
    package let minimum: Double?
    /// The length of the frame if no length is proposed; `nil` for the length of the child, within the limits.
    package let ideal: Double?
    /// The maximum length of the frame; `nil` for the length of the child.
    package let maximum: Double?

    /// Creates an axis whose minimum is at least 0, its ideal at least the minimum, and its maximum at least the
    /// ideal.
    ///
    /// Values that aren't numbers count as missing.
    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
        let minimum = minimum.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
        let ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max($0, minimum ?? 0) }
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum.flatMap { $0.isNaN ? nil : Swift.max($0, ideal ?? 0) }
    }

    /// Whether the minimum is above the maximum.
    var isContradictory: Bool { (minimum ?? -.infinity) > (maximum ?? .infinity) }

    /// Returns the proposal for the child (step 1).
    ///
    /// - Parameter offer: The length that is proposed to the frame.
    package func childOffer(for offer: Double?) -> Double? {
        guard let wanted = offer ?? ideal else { return nil }
        if isContradictory, let maximum { return maximum }
        return clamp(wanted.asOffer, minimum, maximum)
    }

    /// Returns the length of the frame if it doesn't depend on the child (step 2); otherwise `nil`.
    package func lengthWithoutChild(for offer: Double?) -> Double? {
        guard let offer else { return ideal }
        guard minimum != nil, maximum != nil, !isContradictory else { return nil }
        return clamp(offer.asOffer, minimum, maximum)
    }

    /// Returns the length of the frame (step 2).
    ///
    /// - Parameters:
    ///   - offer: The length that is proposed to the frame.
    ///   - child: The child's length for the proposal of ``childOffer(for:)``.
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

    /// Returns the proposal for the child when it is placed (step 3).
    ///
    /// - Parameters:
    ///   - offer: The length that is proposed to the frame.
    ///   - length: The length of the frame.
    package func placementOffer(for offer: Double?, length: Double) -> Double? {
        let isUnspecified = ideal == nil && offer == nil
        return isUnspecified && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity) ? nil : length
    }

    private func clamp(_ length: Double, _ least: Double?, _ most: Double?) -> Double {
        Swift.max(Swift.min(length, most ?? .infinity), least ?? -.infinity)
    }
}
