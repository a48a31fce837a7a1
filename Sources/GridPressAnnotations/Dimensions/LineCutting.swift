extension Drawing.Annotation.Line {
    /// The parts of the line that lie in none of some rectangles.
    func cut(by rects: [CGRect]) -> [Drawing.Annotation.Line] {
        // 1. What of the line lies in each rectangle, as parts of its length.
        let covered = rects.compactMap(part(inside:)).sorted { $0.lowerBound < $1.lowerBound }
        guard !covered.isEmpty else { return [self] }
        // 2. What remains between them.
        var lines: [Drawing.Annotation.Line] = []
        var start = 0.0
        func keep(upTo end: Double) {
            guard end - start > 1e-9 else { return }
            lines.append(Drawing.Annotation.Line(point(at: start), point(at: end)))
        }
        for part in covered {
            keep(upTo: part.lowerBound)
            start = max(start, part.upperBound)
        }
        keep(upTo: 1)
        return lines
    }

    /// The parts of the line at its ends that are at most this long; the line itself where it is hardly longer.
    func ends(of reach: Double) -> [Drawing.Annotation.Line] {
        let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        guard length > 3 * reach else { return [] }
        return [
            Drawing.Annotation.Line(start, point(at: reach / length)),
            Drawing.Annotation.Line(point(at: 1 - reach / length), end),
        ]
    }

    private func point(at part: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// From which part of its length to which the line lies inside a rectangle; `nil` where it doesn't.
    private func part(inside rect: CGRect) -> ClosedRange<Double>? {
        var low = 0.0
        var high = 1.0
        for (from, to, least, most) in [
            (start.x, end.x, rect.minX, rect.maxX), (start.y, end.y, rect.minY, rect.maxY),
        ] {
            let length = to - from
            if length == 0 {
                guard from > least, from < most else { return nil }
                continue
            }
            let first = (least - from) / length
            let second = (most - from) / length
            low = max(low, min(first, second))
            high = min(high, max(first, second))
        }
        return low < high ? low...high : nil
    }
}
