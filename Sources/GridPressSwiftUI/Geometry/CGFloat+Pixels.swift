extension CGFloat {
    /// The length rounded up to whole pixels; lengths that miss a whole one by rounding alone stay.
    func roundedUp(toPixels pixelLength: CGFloat) -> CGFloat {
        (self / pixelLength - 1e-9).rounded(.up) * pixelLength
    }
}
