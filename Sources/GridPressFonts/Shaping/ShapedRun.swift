import GridPress

/// Adjacent letters with one font, direction and script, as they are drawn.
struct ShapedRun {
    /// A glyph, with lengths in points.
    struct Glyph {
        /// The number of the glyph in its face.
        var number: UInt32
        /// The index of the first scalar that the glyph represents.
        var scalar: Int
        /// The distance that the glyph moves the pen to the right.
        var advance: Double
        /// The distance of the glyph to the right of the pen.
        var x: Double
        /// The distance of the glyph above the baseline.
        var y: Double
    }

    /// The scalars, in reading order.
    var scalars: Range<Int>
    /// The font.
    var font: Drawing.Font
    /// The embedding level.
    ///
    /// Odd levels are read from right to left.
    var level: UInt8
    /// The face; `nil` for letters that it lacks, which are drawn in the family of the font.
    var instance: FontInstance?
    /// The glyphs from left to right; empty for letters that the face lacks.
    var glyphs: [Glyph]
    /// The width of each scalar, in reading order.
    ///
    /// If several scalars are drawn as one glyph, the first one has the whole width.
    var advances: [Double]

    /// The width of the run.
    var width: Double { advances.reduce(0, +) }
}
