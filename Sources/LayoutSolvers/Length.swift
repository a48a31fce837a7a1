// Proposals and sizes come from client code. These helpers replace NaN and -infinity, so that sums of lengths never
// become NaN.
extension Double {
    /// The length, or 0 if it is NaN or -infinity.
    ///
    /// Positive infinity stays.
    @inlinable package var asLength: Double { self > -.infinity ? self : 0 }

    /// The proposed length, or 0 if it is negative or not a number.
    @inlinable package var asOffer: Double { self > 0 ? self : 0 }

    /// Returns the difference, or `self` if it is not a number (infinity minus infinity).
    @inlinable
    package func subtracting(_ taken: Double) -> Double {
        let rest = self - taken
        return rest.isNaN ? self : rest
    }
}
