import GridPressDrawings
import Typesetting

/// A text that isn't one plain piece: several pieces, or characters that need processing.
final class ComposedText {
    let pieces: [TextComposer.Piece]
    let metrics: FontMetrics
    /// What is wrong with it.
    let problems: TextProblems
    /// The width of the text if it can stand on one line as it is; `nil` where more has to be known.
    let plainWidth: Double?

    /// The pieces that a text becomes.
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

    /// The width of a piece without line ends, letters beyond ASCII, or anything else to think about.
    private static func plainWidth(of piece: TextPiece, _ measurer: any TextMeasuring) -> Double? {
        guard piece.tracking == 0, piece.baselineOffset == 0, piece.string.isPrintableASCII else { return nil }
        return measurer.width(of: piece.string, in: piece.font)
    }
}
