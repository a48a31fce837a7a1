/// Pieces of text as flat arrays with one entry for each scalar: break opportunities and accumulated widths.
///
/// The arrays are computed once, and used for each proposed width. The type is a class, because a copy of all arrays
/// would cost more than a look into them.
final class FlatText {
    /// A sequence of scalars that stay together on a line, up to a break opportunity.
    ///
    /// A text has about one segment for each word, so indices are stored in 32 bits.
    struct Segment {
        private let places: (end: Int32, visibleEnd: Int32, contentEnd: Int32)
        /// Whether the line always ends here.
        let isLast: Bool
        /// Whether a hyphen is drawn if the line ends here.
        let hasSoftHyphen: Bool

        init(end: Int, visibleEnd: Int, contentEnd: Int, isLast: Bool, hasSoftHyphen: Bool) {
            places = (Int32(end), Int32(visibleEnd), Int32(contentEnd))
            self.isLast = isLast
            self.hasSoftHyphen = hasSoftHyphen
        }

        /// Creates the segment of a word with a single space after it.
        init(wordUpTo end: Int) {
            self.init(end: end, visibleEnd: end - 1, contentEnd: end, isLast: false, hasSoftHyphen: false)
        }

        /// The start of the next segment.
        var end: Int { Int(places.end) }
        /// The end without spaces, which extend beyond the margin at the end of a line.
        var visibleEnd: Int { Int(places.visibleEnd) }
        /// The end of the content, before the characters that end the line.
        var contentEnd: Int { Int(places.contentEnd) }
    }

    let pieces: [TextPiece]
    let string: String
    let scalars: ScalarList
    /// The sum of the advances before each scalar, followed by the sum of all.
    let edges: [Double]
    let segments: [Segment]
    /// The index of the first scalar of each piece, followed by the number of scalars.
    let pieceStarts: [Int]
    /// Whether any scalar can be right-to-left, or control the direction.
    let mayRunRightToLeft: Bool
    let hasSoftHyphens: Bool

    private static let softHyphen: Unicode.Scalar = "\u{AD}"

    init(_ pieces: [TextPiece], measurer: any TextMeasuring, isContextual: Bool) {
        self.pieces = pieces
        string = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
        scalars = ScalarList(string)
        (edges, pieceStarts) = Self.edges(
            of: pieces,
            count: scalars.count,
            measurer: measurer,
            isContextual: isContextual
        )
        mayRunRightToLeft = !scalars.isASCII && scalars.contains { $0.value >= 0x590 && $0.mayRunRightToLeft }
        hasSoftHyphens = !scalars.isASCII && scalars.contains(Self.softHyphen)
        segments = Self.segments(of: scalars)
    }

    /// Returns the width of the scalars from one index to another.
    func width(_ start: Int, _ end: Int) -> Double { edges[end] - edges[start] }

    /// Returns the index of the piece that contains a scalar; the last piece for the end of the text.
    func piece(at scalar: Int) -> Int {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if pieceStarts[middle] <= scalar { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private static func edges(
        of pieces: [TextPiece],
        count: Int,
        measurer: any TextMeasuring,
        isContextual: Bool
    ) -> (edges: [Double], pieceStarts: [Int]) {
        var edges: [Double] = []
        edges.reserveCapacity(count + 1)
        edges.append(0)
        var starts = [0]
        for group in ShapedPieces.groups(of: pieces, areContextual: isContextual) {
            let first = edges.count
            group.appendAdvances(to: &edges, measurer)
            // The number of advances is corrected, because a measurer may append a wrong number.
            let expected = pieces.count == 1 ? count : group.string.unicodeScalars.count
            while edges.count < first + expected { edges.append(0) }
            edges.removeLast(edges.count - first - expected)
            for piece in group.pieces.dropLast() {
                starts.append(starts[starts.count - 1] + piece.string.unicodeScalars.count)
            }
            starts.append(first - 1 + expected)
            group.track(&edges[first...])
            // Advances become the sums of all advances before them.
            edges.withUnsafeMutableBufferPointer { edges in
                var edge = edges[first - 1]
                for index in first..<edges.count {
                    // No advance is negative, whatever the measurer and the tracking return.
                    let advance = edges[index]
                    edge += advance > 0 && advance < .infinity ? advance : 0
                    edges[index] = edge
                }
            }
        }
        return (edges, starts)
    }

    private static func segments(of scalars: ScalarList) -> [Segment] {
        guard !scalars.isEmpty else { return [] }
        func kind(_ index: Int) -> LineBreakClass { LineBreakClass(scalars[index]) }
        var segments: [Segment] = []
        segments.reserveCapacity(scalars.count / 5 + 1)
        var breaker = LineBreaker(scalars)
        var start = 0
        func segment(to end: Int, isLast: Bool) -> Segment {
            var content = end
            while content > start, kind(content - 1).endsLine { content -= 1 }
            var visible = content
            while visible > start, kind(visible - 1).hangs { visible -= 1 }
            let hasSoftHyphen = !isLast && visible > start && scalars[visible - 1] == softHyphen
            return Segment(
                end: end,
                visibleEnd: visible,
                contentEnd: content,
                isLast: isLast,
                hasSoftHyphen: hasSoftHyphen
            )
        }
        while let place = breaker.nextBreak(after: start) {
            let end = place.scalar
            segments.append(place.isAfterWord ? Segment(wordUpTo: end) : segment(to: end, isLast: place.isMandatory))
            start = end
        }
        segments.append(segment(to: scalars.count, isLast: true))
        if kind(scalars.count - 1).endsLine {
            // An empty line follows the last line end.
            start = scalars.count
            segments.append(segment(to: scalars.count, isLast: true))
        }
        return segments
    }

    /// Returns for each scalar whether a cluster starts with it; lines are broken only between clusters.
    func clusterStarts() -> [Bool] {
        var starts = [Bool](repeating: false, count: scalars.count + 1)
        starts[scalars.count] = true
        if scalars.isASCII {
            // In ASCII, the only cluster of two scalars is CR LF, which is never broken because it ends a line.
            for index in scalars.indices { starts[index] = true }
            return starts
        }
        var index = 0
        for character in string {
            starts[index] = true
            index += character.unicodeScalars.count
        }
        return starts
    }
}

extension Unicode.Scalar {
    fileprivate var mayRunRightToLeft: Bool {
        switch BidiClass(self) {
        case .r, .al, .an, .rle, .rlo, .rli, .fsi, .lre, .lro, .lri, .pdf, .pdi: true
        default: value == 0x200E || value == 0x200F
        }
    }
}
