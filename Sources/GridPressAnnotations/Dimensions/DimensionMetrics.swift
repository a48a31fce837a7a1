/// The proportions of a technical drawing, in points.
///
/// The lengths of text scale with the size of the numbers.
enum DimensionMetrics {
    /// The distance from the measured object to the start of an extension line.
    static let gap = 3.0
    /// The distance by which an extension line continues beyond the dimension line.
    static let overshoot = 4.0
    /// The distance from the measured object to the first dimension line.
    static let firstLine = 24.0
    /// The distance between dimension lines.
    static let pitch = 22.0
    /// The length and the width of an arrowhead.
    static let headLength = 7.0
    static let headWidth = 2.5
    /// The length below which ends are dots instead of strokes, and the radius of the dots.
    static let narrow = 5.0
    static let dotRadius = 1.25
    /// The length of the line that continues behind an arrowhead outside.
    static let tail = 4.0
    /// The distance by which an oblique stroke, which replaces two arrowheads, extends to each side.
    static let stroke = 2.5
    /// The distance from a dimension line to the number above it.
    static let lift = 3.5
    /// The minimum length of a leader.
    static let leader = 7.0
    /// The distance from the edge of a cell to the lines inside, large enough to separate the arrowheads of two
    /// lines.
    static let cellInset = 12.0
    /// The minimum distance between two arrowheads.
    static let headDistance = 16.0
    /// The distance between a number and the edge of its pill, along the text and across it.
    static let pillPadding = CGSize(width: 3.5, height: 2)
    static let pillRadius = 4.0
    /// The distance around a number.
    static let air = 1.0
    /// The radius of the circle at the origin of running dimensions.
    static let origin = 2.0
    /// The width of lines.
    static let lineWidth = 1.0
    static let extensionWidth = 0.5
    /// The maximum number of levels beside a picture, unless all are requested.
    static let mostLevels = 2
    /// The fraction of a picture that dimensions beside it may add, and the length that they may always add.
    static let modestPart = 0.35
    static let modestLength = 72.0
    /// The width of the halo of lines above painted content.
    static let haloWidth = 2.75

    /// Returns the distance from a dimension line to the baseline of a number above it, with more room for descenders
    /// of words.
    static func lift(of text: String, _ format: Drawing.DimensionFormat) -> Double {
        lift + Drawing.Annotation.Label.descent(of: text, size: format.textSize)
    }

    /// Returns the nearest position at which a line fills a row of pixels.
    static func sharp(_ place: Double) -> Double { (place - 0.5).rounded() + 0.5 }

    /// Returns whether both arrowheads fit between the ends of a measure.
    static func holdsHeads(_ length: Double) -> Bool { length >= 2 * headLength + 2 }
}

extension Drawing.Annotation.Label {
    /// Returns the pill around the text, which separates it from painted content.
    func pill(size: Double) -> CGRect {
        let padding = DimensionMetrics.pillPadding
        let bounds = bounds(size: size)
        return isTurned
            ? bounds.insetBy(dx: -padding.height, dy: -padding.width)
            : bounds.insetBy(dx: -padding.width, dy: -padding.height)
    }
}
