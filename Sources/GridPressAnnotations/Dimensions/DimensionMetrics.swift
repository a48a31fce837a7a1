/// The proportions of a technical drawing, in points; those of letters go with the size of the numbers.
enum DimensionMetrics {
    /// From what is measured to where an extension line starts.
    static let gap = 3.0
    /// The distance by which an extension line runs beyond the dimension line.
    static let overshoot = 4.0
    /// From what is measured to the first dimension line.
    static let firstLine = 24.0
    /// From one dimension line to the next.
    static let pitch = 22.0
    /// The length and the width of the head of an arrow.
    static let headLength = 7.0
    static let headWidth = 2.5
    /// The length below which ends are dots instead of strokes, and their radius.
    static let narrow = 5.0
    static let dotRadius = 1.25
    /// The length of the line that goes on behind a head outside.
    static let tail = 4.0
    /// The distance by which an oblique stroke, which stands for two heads without room, reaches to each side.
    static let stroke = 2.5
    /// From a dimension line to the number above it.
    static let lift = 3.5
    /// The length of a leader that has no further to go.
    static let leader = 7.0
    /// From the edge of a cell to the lines inside of it, so that heads of two lines keep their distance.
    static let cellInset = 12.0
    /// The least distance of two heads.
    static let headDistance = 16.0
    /// The room between a number and the edge of the pill around it, along its line of text and across it.
    static let pillPadding = CGSize(width: 3.5, height: 2)
    static let pillRadius = 4.0
    /// The room around a number.
    static let air = 1.0
    /// The radius of the circle at the origin of running dimensions.
    static let origin = 2.0
    /// The width of lines.
    static let lineWidth = 1.0
    static let extensionWidth = 0.5
    /// The most levels of lines beside a picture, unless all are asked for.
    static let mostLevels = 2
    /// The part of a picture that dimensions beside it may make up, and the length that they may have in any case.
    static let modestPart = 0.35
    static let modestLength = 72.0
    /// The width of the halo of lines above what is painted.
    static let haloWidth = 2.75

    /// Returns the distance from a dimension line to the baseline of a number above it, deeper for words.
    static func lift(of text: String, _ format: Drawing.DimensionFormat) -> Double {
        lift + Drawing.Annotation.Label.descent(of: text, size: format.textSize)
    }

    /// Returns the place of a line nearest to another at which it fills a row of pixels.
    static func sharp(_ place: Double) -> Double { (place - 0.5).rounded() + 0.5 }

    /// Returns whether both heads fit between the ends of a measure.
    static func holdsHeads(_ length: Double) -> Bool { length >= 2 * headLength + 2 }
}

extension Drawing.Annotation.Label {
    /// Returns the pill around the letters, which parts them from something painted.
    func pill(size: Double) -> CGRect {
        let padding = DimensionMetrics.pillPadding
        let bounds = bounds(size: size)
        return isTurned
            ? bounds.insetBy(dx: -padding.height, dy: -padding.width)
            : bounds.insetBy(dx: -padding.width, dy: -padding.height)
    }
}
