extension Drawing.Annotation.Line {
    /// Returns the parts of the line that are outside of all rectangles.
    func cut(by rects: [CGRect]) -> [Drawing.Annotation.Line] {
        // 1. The part of the line in each rectangle, as a range of fractions.
        let covered = rects.compactMap(part(inside:)).sorted { $0.lowerBound < $1.lowerBound }
        guard !covered.isEmpty else { return [self] }
        // 2. The parts between them.
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

    /// Returns the two ends of the line, each of a maximum length; an empty array if the line is too short.
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

    /// Returns the part of the line inside a rectangle, as a range of fractions; `nil` if the line doesn't cross it.
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
