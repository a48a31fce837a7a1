/// The limit that keeps annotations beside a picture small compared with it.
enum Modesty {
    /// Returns the maximum length that annotations may add to a length of a picture.
    static func most(beside length: Double) -> Double {
        max(DimensionMetrics.modestLength, DimensionMetrics.modestPart * length)
    }
}

extension CGRect {
    /// Returns whether annotations in this rectangle stay small compared with a picture.
    func isModest(beside picture: CGRect) -> Bool {
        width - picture.width <= Modesty.most(beside: picture.width)
            && height - picture.height <= Modesty.most(beside: picture.height)
    }
}
