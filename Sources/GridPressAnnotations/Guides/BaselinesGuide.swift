extension GuidePlanner {
    /// Draws a line under each line of text, where it is level.
    func drawBaselines(in sketch: inout GuideCanvas) {
        var lines: [Drawing.Annotation.Line] = []
        for (index, element) in drawing.elements.enumerated() {
            guard case .text(let texts) = element.mark else { continue }
            let context = visibility.around(index)
            guard context.transform.b.magnitude < 1e-9 else { continue }
            for text in texts where text.hasLetters {
                let start = text.origin.applying(context.transform)
                let end = CGPoint(x: text.origin.x + text.width, y: text.origin.y).applying(context.transform)
                let line = CGRect(x: min(start.x, end.x), y: start.y, width: abs(end.x - start.x), height: 0)
                guard let shown = context.visiblePart(of: line) else { continue }
                lines.append(
                    Drawing.Annotation.Line(
                        CGPoint(x: shown.minX, y: shown.minY),
                        CGPoint(x: shown.maxX, y: shown.minY)
                    )
                )
            }
        }
        sketch.addHaloed(lines, Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.75))
    }
}

extension Drawing.TextLine {
    /// Whether there is anything to read.
    fileprivate var hasLetters: Bool { runs.contains { !$0.string.utf8.allSatisfy { $0 == UInt8(ascii: " ") } } }
}
