/// A text with several pieces, or with characters that need processing.
final class ComposedText {
    let pieces: [TextComposer.Piece]
    let metrics: FontMetrics
    /// The problems of the text.
    let problems: TextProblems
    /// The width of the text on a single line; `nil` if a typesetter is needed to measure it.
    let plainWidth: Double?

    /// Composes the pieces of a text.
    init(_ text: Text, by composer: TextComposer) {
        var problems = TextProblems()
        pieces = text.runs.map { composer.piece($0, &problems) }
        let first = pieces[0].text
        if first.string.startsWithMark { problems.add(.unpairedMark) }
        let appearance = composer.appearance
        metrics = first.font == appearance.font ? appearance.metrics : appearance.measurer.metrics(of: first.font)
        plainWidth = pieces.count == 1 ? Self.plainWidth(of: first, appearance.measurer) : nil
        self.problems = problems
    }

    /// Returns the width of a piece of printable ASCII without tracking and baseline offset; `nil` for other pieces.
    private static func plainWidth(of piece: TextPiece, _ measurer: any TextMeasuring) -> Double? {
        guard piece.tracking == 0, piece.baselineOffset == 0, piece.string.isPrintableASCII else { return nil }
        return measurer.width(of: piece.string, in: piece.font)
    }
}
