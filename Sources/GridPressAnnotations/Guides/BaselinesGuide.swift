extension GuidePlanner {
    /// Draws a line along each baseline that several texts share, extended beyond them, with a mark at both ends.
    func drawBaselines(in sketch: inout GuideCanvas) {
        var lines: [Drawing.Annotation.Line] = []
        for row in baselineRows() where row.count > 1 {
            let (start, end) = (row.map(\.minX).min() ?? 0, row.map(\.maxX).max() ?? 0)
            let y = row[0].minY
            let ends = [start - Self.baselineReach, end + Self.baselineReach]
            let line = Drawing.Annotation.Line(CGPoint(x: ends[0], y: y), CGPoint(x: ends[1], y: y))
            lines += line.cut(by: textsOffBaseline(along: line))
            for x in ends {
                lines.append(Drawing.Annotation.Line(CGPoint(x: x, y: y - 2.5), CGPoint(x: x, y: y + 2.5)))
            }
        }
        sketch.addHaloed(lines, Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.75))
    }

    /// Returns the texts that a baseline would cross because they have another baseline.
    private func textsOffBaseline(along line: Drawing.Annotation.Line) -> [CGRect] {
        let letters = content.texts.overlapping(line.bounds, atMost: 64) ?? []
        return letters.filter { abs($0.minY + $0.height * Drawing.Font.capHeight / 0.9 - line.start.y) > 0.5 }
    }

    /// The length of a baseline beyond its texts, in points.
    private static let baselineReach = 6.0

    /// Returns the visible baselines of horizontal lines of text, grouped by vertical position, from top to bottom.
    ///
    /// Positions are rounded to quarter points. The lines of one text are usually in different groups.
    private func baselineRows() -> [[CGRect]] {
        var rows: [Int: [CGRect]] = [:]
        for (index, element) in drawing.elements.enumerated() {
            guard case .text(let texts) = element.mark else { continue }
            let context = visibility.around(index)
            guard context.transform.b.magnitude < 1e-9 else { continue }
            for text in texts where text.hasLetters {
                let start = text.origin.applying(context.transform)
                let end = CGPoint(x: text.origin.x + text.width, y: text.origin.y).applying(context.transform)
                let line = CGRect(x: min(start.x, end.x), y: start.y, width: abs(end.x - start.x), height: 0)
                guard let shown = context.visiblePart(of: line) else { continue }
                rows[Int((min(max(shown.minY, -1e12), 1e12) * 4).rounded()), default: []].append(shown)
            }
        }
        return rows.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension Drawing.TextLine {
    /// Whether the line contains characters other than spaces.
    fileprivate var hasLetters: Bool { runs.contains { !$0.string.utf8.allSatisfy { $0 == UInt8(ascii: " ") } } }
}
