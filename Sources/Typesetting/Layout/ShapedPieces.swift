/// Adjacent pieces of text that are shaped together, whatever their colors.
struct ShapedPieces {
    let pieces: ArraySlice<TextPiece>
    /// The text of all pieces.
    let string: String
    private let font: Drawing.Font
    private let tracking: Double

    private init(_ pieces: ArraySlice<TextPiece>) {
        self.pieces = pieces
        let first = pieces[pieces.startIndex]
        string = pieces.count == 1 ? first.string : pieces.map(\.string).joined()
        font = first.font
        tracking = first.tracking
    }

    /// Groups pieces for shaping.
    ///
    /// - Parameters:
    ///   - pieces: The pieces of a text, in order.
    ///   - areContextual: Whether adjacent pieces with equal font and tracking form one group; otherwise each piece
    ///     is one.
    static func groups(of pieces: [TextPiece], areContextual: Bool) -> [ShapedPieces] {
        var groups: [ShapedPieces] = []
        groups.reserveCapacity(pieces.count)
        var start = 0
        while start < pieces.count {
            var end = start + 1
            if areContextual { while end < pieces.count, pieces[start].isShaped(with: pieces[end]) { end += 1 } }
            groups.append(ShapedPieces(pieces[start..<end]))
            start = end
        }
        return groups
    }

    /// Appends the advances of the letters, without tracking.
    func appendAdvances(to advances: inout [Double], _ measurer: any TextMeasuring) {
        if tracking == 0 {
            measurer.appendAdvances(of: string, in: font, to: &advances)
        } else {
            measurer.appendSeparateAdvances(of: string, in: font, to: &advances)
        }
    }

    /// Adds the tracking to the advances of letters.
    func track(_ advances: inout ArraySlice<Double>) {
        guard tracking != 0 else { return }
        for (index, scalar) in zip(advances.indices, string.unicodeScalars) where advances[index] > 0 {
            // The variation selector for emoji widens the letter before it, which has tracking already.
            if scalar != "\u{FE0F}" { advances[index] += tracking }
        }
    }

    /// Returns the width of the text on one line.
    func width(_ measurer: any TextMeasuring) -> Double {
        var advances: [Double] = []
        appendAdvances(to: &advances, measurer)
        track(&advances[...])
        return advances.reduce(0) { $0 + ($1 > 0 && $1 < .infinity ? $1 : 0) }
    }
}

extension TextPiece {
    /// Returns whether letters on both sides of the boundary between two pieces are shaped together.
    fileprivate func isShaped(with other: TextPiece) -> Bool {
        font == other.font && tracking == other.tracking && baselineOffset == other.baselineOffset
    }
}
