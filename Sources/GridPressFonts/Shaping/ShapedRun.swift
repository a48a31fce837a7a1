import GridPress

/// Letters next to each other that have one font, direction and script, as they are drawn.
struct ShapedRun {
    /// A glyph, with lengths in points.
    struct Glyph {
        /// The number of the glyph in its face.
        var number: UInt32
        /// The first scalar of the letters that the glyph is drawn for.
        var scalar: Int
        /// The distance by which it moves the pen to the right.
        var advance: Double
        /// Its distance to the right of the pen.
        var x: Double
        /// Its distance above the baseline.
        var y: Double
    }

    /// The scalars, in the order of reading.
    var scalars: Range<Int>
    /// The font.
    var font: Drawing.Font
    /// The level of the direction: an odd one reads from right to left.
    var level: UInt8
    /// The face; `nil` for letters that it lacks, which are drawn in the family of the font.
    var instance: FontInstance?
    /// The glyphs from left to right; none of letters that the face lacks.
    var glyphs: [Glyph]
    /// The width of each scalar, in the order of reading.
    ///
    /// The first scalar of letters that are drawn together has the width of all.
    var advances: [Double]

    /// The width of the run.
    var width: Double { advances.reduce(0, +) }
}
