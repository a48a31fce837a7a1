extension CGFloat {
    /// Returns the length rounded up to whole pixels.
    ///
    /// Rounding errors don't add a pixel.
    ///
    /// - Parameter pixelLength: The length of a pixel in points.
    func roundedUp(toPixels pixelLength: CGFloat) -> CGFloat {
        (self / pixelLength - 1e-9).rounded(.up) * pixelLength
    }
}
