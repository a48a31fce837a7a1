/// The limit within which annotations beside a picture stay small compared with it.
enum Modesty {
    /// Returns the most that annotations may add to a length of a picture.
    static func most(beside length: Double) -> Double {
        max(DimensionMetrics.modestLength, DimensionMetrics.modestPart * length)
    }
}

extension CGRect {
    /// Returns whether annotations that reach this far around a picture stay small compared with it.
    func isModest(beside picture: CGRect) -> Bool {
        width - picture.width <= Modesty.most(beside: picture.width)
            && height - picture.height <= Modesty.most(beside: picture.height)
    }
}
