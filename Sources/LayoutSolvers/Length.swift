// Offers and answers come from code that is not ours. Read through these, sums of lengths stay numbers, because
// infinity never meets its opposite.
extension Double {
    /// This answer to an offer, or 0 where it is none: what is not a number or endlessly small takes no room.
    @inlinable var asLength: Double { self > -.infinity ? self : 0 }

    /// The proposed length, or 0 if it is negative or not a number.
    @inlinable var asOffer: Double { self > 0 ? self : 0 }

    /// `self - taken`, or `self` where the difference is not a number (infinity taken from infinity).
    @inlinable
    func subtracting(_ taken: Double) -> Double {
        let rest = self - taken
        return rest.isNaN ? self : rest
    }
}
