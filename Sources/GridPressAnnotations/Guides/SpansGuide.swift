extension GuidePlanner {
    /// Draws the edges of cells that span more than one column or row, with the numbers of both.
    mutating func drawSpans(in sketch: inout GuideCanvas) {
        let spans = grids.flatMap(\.cells).filter { $0.columnCount > 1 || $0.rowCount > 1 }
        var leaders: [Drawing.Annotation.Line] = []
        let badges = spans.compactMap { cell -> Badge? in
            let label = box("\(cell.columnCount) × \(cell.rowCount)")
            let size = Badge.size(of: label)
            guard let note = labels.note(size, at: cell.area.corners(size), of: cell.area) else { return nil }
            leaders += [note.leader].compactMap(\.self)
            return Badge(label, in: note.room)
        }
        sketch.addHaloed(
            spans.map { $0.area.inset(byAtMost: 0.75) },
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 1.5)
        )
        sketch.addLeaders(leaders, AnnotationPalette.guide)
        sketch.add(badges, AnnotationPalette.guide)
    }
}

extension CGRect {
    /// Returns the rectangle inset from its edges.
    ///
    /// A rectangle that is too small becomes a line or a point.
    func inset(byAtMost length: Double) -> CGRect {
        insetBy(dx: min(length, width / 2), dy: min(length, height / 2))
    }

    /// Returns the positions for a size in the corners, starting at the top left; empty if it is too large.
    fileprivate func corners(_ size: CGSize) -> [CGRect] {
        let inset = 3.0
        guard size.width + 2 * inset <= width, size.height + 2 * inset <= height else { return [] }
        let (left, right) = (minX + inset, maxX - inset - size.width)
        let (top, bottom) = (minY + inset, maxY - inset - size.height)
        return [(left, top), (right, top), (left, bottom), (right, bottom)].map { x, y in
            CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
