extension GuidePlanner {
    /// Draws the frames of items that are smaller than their cells, and their alignment.
    ///
    /// A bold line marks an edge at which an item touches its cell. Thin lines mark the equal room on both sides of a
    /// centered item. Other positions have no marks.
    func drawItems(in sketch: inout GuideCanvas) {
        let cells = grids.flatMap(\.cells).compactMap { cell in cell.item.map { (item: $0, area: cell.area) } }
        let loose = cells.filter { !$0.item.isNear($0.area) }
        let places = loose.map { ItemAlignmentMarks($0.item, in: $0.area) }
        sketch.addHaloed(
            // Inside the edges, where lines are sharp.
            loose.map { $0.item.inset(byAtMost: 0.5) },
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 1, dash: [2, 1.5])
        )
        sketch.addHaloed(places.flatMap(\.rooms), Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.75))
        sketch.addHaloed(
            places.flatMap(\.touchedEdges),
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 2.5)
        )
    }
}

/// The marks that show how an item is aligned in its cell.
private struct ItemAlignmentMarks {
    /// The edges of the item that touch the cell, if the opposite edges don't.
    private(set) var touchedEdges: [Drawing.Annotation.Line] = []
    /// The equal distances beside a centered item, each with a stroke at its outer end.
    private(set) var rooms: [Drawing.Annotation.Line] = []

    init(_ item: CGRect, in cell: CGRect) {
        add(.horizontal, from: item.minX, to: item.maxX, in: cell.minX, cell.maxX, item.minY, item.maxY)
        add(.vertical, from: item.minY, to: item.maxY, in: cell.minY, cell.maxY, item.minX, item.maxX)
    }

    private enum Axis { case horizontal, vertical }

    private static let stroke = 2.5

    /// Adds the marks along an axis; `low` and `high` are the edges of the item across it.
    private mutating func add(
        _ axis: Axis,
        from start: Double,
        to end: Double,
        in first: Double,
        _ last: Double,
        _ low: Double,
        _ high: Double
    ) {
        func line(_ place: Double, _ from: Double, _ to: Double) -> Drawing.Annotation.Line {
            axis == .horizontal
                ? Drawing.Annotation.Line(CGPoint(x: place, y: from), CGPoint(x: place, y: to))
                : Drawing.Annotation.Line(CGPoint(x: from, y: place), CGPoint(x: to, y: place))
        }
        func along(_ place: Double, _ from: Double, _ to: Double) -> Drawing.Annotation.Line {
            axis == .horizontal
                ? Drawing.Annotation.Line(CGPoint(x: from, y: place), CGPoint(x: to, y: place))
                : Drawing.Annotation.Line(CGPoint(x: place, y: from), CGPoint(x: place, y: to))
        }
        let (before, behind) = (start - first, last - end)
        switch (before.isNearZero, behind.isNearZero) {
        case (true, true): break
        case (true, false): touchedEdges.append(line(start, low, high))
        case (false, true): touchedEdges.append(line(end, low, high))
        case (false, false):
            guard before > 0, (before - behind).isNearZero else { return }
            let middle = (low + high) / 2
            rooms += [
                along(middle, first, start), line(first, middle - Self.stroke, middle + Self.stroke),
                along(middle, end, last), line(last, middle - Self.stroke, middle + Self.stroke),
            ]
        }
    }
}

extension Double {
    /// Whether the number is smaller than the smallest length that a label shows.
    var isNearZero: Bool { magnitude < 0.005 }
}

extension CGRect {
    /// Returns whether all sides of two rectangles are equal, except for rounding errors.
    func isNear(_ other: CGRect) -> Bool {
        (minX - other.minX).isNearZero && (minY - other.minY).isNearZero && (maxX - other.maxX).isNearZero
            && (maxY - other.maxY).isNearZero
    }
}
