extension GuidePlanner {
    /// Draws the edges of cells that take more than one column or row, and how many they take.
    mutating func drawSpans(in sketch: inout GuideCanvas) {
        let spans = grids.flatMap(\.cells).filter { $0.columnCount > 1 || $0.rowCount > 1 }
        let badges = spans.map { cell in
            let label = box("\(cell.columnCount) × \(cell.rowCount)")
            let corners = preferringClear(cell.area.corners(Badge.size(of: label)))
            return Badge(label, in: labels.place(at: corners, outward: .bottom))
        }
        sketch.addHaloed(
            spans.map { $0.area.inset(byAtMost: 0.75) },
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 1.5)
        )
        sketch.add(badges, AnnotationPalette.guide)
    }
}

extension CGRect {
    /// Returns the rectangle inside its edges; one that is too small for that becomes a line or a point.
    fileprivate func inset(byAtMost length: Double) -> CGRect {
        insetBy(dx: min(length, width / 2), dy: min(length, height / 2))
    }

    /// Returns the places for something in the corners, from the top left one on.
    fileprivate func corners(_ size: CGSize) -> [CGRect] {
        let inset = 3.0
        let (left, right) = (minX + inset, max(maxX - inset - size.width, minX + inset))
        let (top, bottom) = (minY + inset, max(maxY - inset - size.height, minY + inset))
        return [(left, top), (right, top), (left, bottom), (right, bottom)].map { x, y in
            CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
