import GridPressDrawings

// The names of line caps and joins in a record; the types come from Core Graphics.

extension CGLineCap {
    /// The line caps by name.
    static let words: [(word: String, value: CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]

    /// The name of the line cap.
    var word: String { Self.words.first { $0.value == self }?.word ?? "butt" }
}

extension CGLineJoin {
    /// The line joins by name.
    static let words: [(word: String, value: CGLineJoin)] = [("miter", .miter), ("round", .round), ("bevel", .bevel)]

    /// The name of the line join.
    var word: String { Self.words.first { $0.value == self }?.word ?? "miter" }
}
