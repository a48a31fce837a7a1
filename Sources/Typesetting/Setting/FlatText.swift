/// Pieces of text as flat arrays, one entry for each scalar: where lines may end, and how wide everything is.
///
/// It is made once; each width that text is set in reads the same arrays.
struct FlatText {
    /// Scalars that stay together on a line, up to a place where it may end.
    struct Segment {
        /// Where the next segment starts.
        var end: Int
        /// Where it ends without the spaces behind it, which hang beyond the margin at the end of a line.
        var visibleEnd: Int
        /// Where it ends without the line end behind it.
        var contentEnd: Int
        /// Whether the line ends here in any case.
        var isLast: Bool
        /// Whether a hyphen is shown where the line ends here.
        var hasSoftHyphen: Bool
    }

    let pieces: [TextPiece]
    let string: String
    let scalars: [Unicode.Scalar]
    /// The sum of the advances before each scalar, and of all of them at the end.
    let edges: [Double]
    let segments: [Segment]
    /// The scalar with which each piece starts, and the number of scalars at the end.
    let pieceStarts: [Int]
    /// Whether any scalar may run from right to left.
    let mayRunRightToLeft: Bool
    let hasSoftHyphens: Bool

    private static let softHyphen: Unicode.Scalar = "\u{AD}"

    init(_ pieces: [TextPiece], measurer: any TextMeasuring) {
        self.pieces = pieces
        string = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
        let scalars = Array(string.unicodeScalars)
        self.scalars = scalars
        (edges, pieceStarts) = Self.edges(of: pieces, count: scalars.count, measurer: measurer)
        mayRunRightToLeft = scalars.contains { $0.value >= 0x590 && $0.mayRunRightToLeft }
        hasSoftHyphens = scalars.contains(Self.softHyphen)
        segments = Self.segments(of: scalars)
    }

    /// How wide the scalars from one place to another are.
    func width(_ start: Int, _ end: Int) -> Double { edges[end] - edges[start] }

    /// The piece that a scalar belongs to; the last one at the end.
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
        measurer: any TextMeasuring
    ) -> (edges: [Double], pieceStarts: [Int]) {
        var edges = [0.0]
        edges.reserveCapacity(count + 1)
        var starts = [0]
        var advances: [Double] = []
        for piece in pieces {
            advances.removeAll(keepingCapacity: true)
            measurer.appendAdvances(of: piece.string, in: piece.font, to: &advances)
            var edge = edges[edges.count - 1]
            for advance in advances {
                edge += advance == 0 ? 0 : advance + piece.tracking
                edges.append(edge)
            }
            // A measurer that miscounts must not lead beyond the text.
            let expected = starts[starts.count - 1] + piece.string.unicodeScalars.count
            while edges.count <= expected { edges.append(edge) }
            edges.removeLast(edges.count - 1 - expected)
            starts.append(expected)
        }
        return (edges, starts)
    }

    private static func segments(of scalars: [Unicode.Scalar]) -> [Segment] {
        guard !scalars.isEmpty else { return [] }
        let classes = scalars.map(LineBreakClass.init)
        var segments: [Segment] = []
        segments.reserveCapacity(scalars.count / 6 + 1)
        var breaker = LineBreaker(classes)
        var start = 0
        func segment(to end: Int, isLast: Bool) -> Segment {
            var content = end
            while content > start, classes[content - 1].endsLine { content -= 1 }
            var visible = content
            while visible > start, classes[visible - 1].hangs { visible -= 1 }
            let hasSoftHyphen = !isLast && visible > start && scalars[visible - 1] == softHyphen
            return Segment(
                end: end,
                visibleEnd: visible,
                contentEnd: content,
                isLast: isLast,
                hasSoftHyphen: hasSoftHyphen
            )
        }
        for index in scalars.indices.dropFirst() {
            let decision = breaker.breakBefore(index)
            guard decision != .prohibited else { continue }
            segments.append(segment(to: index, isLast: decision == .mandatory))
            start = index
        }
        segments.append(segment(to: scalars.count, isLast: true))
        if classes[classes.count - 1].endsLine {
            // What follows the last line end is a line of its own, though there is nothing on it.
            start = scalars.count
            segments.append(segment(to: scalars.count, isLast: true))
        }
        return segments
    }

    /// For each scalar whether a cluster starts with it: what belongs together is never parted.
    func clusterStarts() -> [Bool] {
        var starts = [Bool](repeating: false, count: scalars.count + 1)
        starts[scalars.count] = true
        if string.utf8.count == scalars.count {
            // ASCII has one cluster of two scalars, which ends a line and is never taken apart.
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
