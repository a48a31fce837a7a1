import GridPress

/// Adjacent scalars with one style, and the face that shapes them.
struct TextStyleRun {
    /// The scalars.
    var scalars: Range<Int>
    /// The font.
    var font: Drawing.Font
    /// The face of the font; `nil` if its file isn't known.
    var instance: FontInstance?
    /// The space that is added after each letter, in points.
    var tracking = 0.0
    /// The distance by which letters are raised above the baseline, in points.
    var baselineOffset = 0.0

    /// Returns whether letters on both sides of a border between two runs are shaped together.
    func isShaped(with other: TextStyleRun) -> Bool {
        font == other.font && tracking == other.tracking && baselineOffset == other.baselineOffset
    }
}
