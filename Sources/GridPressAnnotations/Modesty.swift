extension CGRect {
    /// Returns whether annotations that reach this far around a picture stay small compared with it.
    func isModest(beside picture: CGRect) -> Bool {
        func most(_ length: Double) -> Double {
            max(DimensionMetrics.modestLength, DimensionMetrics.modestPart * length)
        }
        return width - picture.width <= most(picture.width) && height - picture.height <= most(picture.height)
    }
}
