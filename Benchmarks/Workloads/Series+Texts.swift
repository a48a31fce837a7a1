import Typesetting

/// Texts in columns.
extension Series {
    static var texts: [Series] {
        [
            // The bound stores only lines. Text also stores a width for each letter, and the end of each word.
            Series("text wrapped", bound: "a loop", limits: Limits(ratio: 10)) { count in
                let text = TextBound.text(count)
                let font = Drawing.Font(size: 17)
                let measurer = StandardMeasurer()
                let advances = (0..<128).map { measurer.width(of: String(UnicodeScalar($0)), in: font) }
                return Pair {
                    let typesetter = Typesetter(
                        [TextPiece(text, font: font)],
                        measurer: measurer,
                        options: TextOptions()
                    )
                    return typesetter.typeset(width: 400, height: nil).lines.count
                } bound: {
                    TextBound.lines(text, advances: advances, width: 400)
                }
            }
        ]
    }
}
