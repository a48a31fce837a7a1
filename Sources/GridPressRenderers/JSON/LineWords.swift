import GridPressDrawings

// The words of a record for the ends and corners of lines, whose types are those of Core Graphics.

extension CGLineCap {
    /// The ends of lines by their words.
    static let words: [(word: String, value: CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]

    /// The word of the ends of a line.
    var word: String { Self.words.first { $0.value == self }?.word ?? "butt" }
}

extension CGLineJoin {
    /// The corners of lines by their words.
    static let words: [(word: String, value: CGLineJoin)] = [("miter", .miter), ("round", .round), ("bevel", .bevel)]

    /// The word of the corners of a line.
    var word: String { Self.words.first { $0.value == self }?.word ?? "miter" }
}
