extension GuidePlanner {
    /// Draws the frames of items that aren't as large as their cells, with marks of where they lie in them.
    ///
    /// A head points at each edge that an item touches; where it lies in the middle, a line along that axis crosses its own
    /// middle. An item that touches both edges, or lies anywhere else, has no mark along that axis.
    func drawItems(in sketch: inout GuideSketch) {
        let cells = grids.flatMap(\.cells).compactMap { cell in cell.item.map { (item: $0, area: cell.area) } }
        let loose = cells.filter { !$0.item.isNear($0.area) }
        let items = loose.map { ItemPlace($0.item, in: $0.area) }
        sketch.addHaloed(loose.map(\.item), Drawing.Annotation.LineLook(Ink.guide, width: 1, dash: [2, 1.5]))
        sketch.addHaloed(items.flatMap(\.crosses), Drawing.Annotation.LineLook(Ink.guide, width: 1.25))
        sketch.add(.heads(items.flatMap(\.heads), Ink.guide))
    }
}

/// How an item lies in its cell.
private struct ItemPlace {
    private(set) var heads: [Drawing.Annotation.Head] = []
    private(set) var crosses: [Drawing.Annotation.Line] = []
    private static let length = 5.0

    init(_ item: CGRect, in cell: CGRect) {
        let middle = CGPoint(x: item.midX, y: item.midY)
        switch Self.place(item.minX - cell.minX, cell.maxX - item.maxX) {
        case .start: point(at: CGPoint(x: item.minX, y: middle.y), from: .right, item.width)
        case .end: point(at: CGPoint(x: item.maxX, y: middle.y), from: .left, item.width)
        case .middle:
            let half = min(Self.length, item.width / 2)
            cross(from: CGPoint(x: middle.x - half, y: middle.y), to: CGPoint(x: middle.x + half, y: middle.y))
        case nil: break
        }
        switch Self.place(item.minY - cell.minY, cell.maxY - item.maxY) {
        case .start: point(at: CGPoint(x: middle.x, y: item.minY), from: .bottom, item.height)
        case .end: point(at: CGPoint(x: middle.x, y: item.maxY), from: .top, item.height)
        case .middle:
            let half = min(Self.length, item.height / 2)
            cross(from: CGPoint(x: middle.x, y: middle.y - half), to: CGPoint(x: middle.x, y: middle.y + half))
        case nil: break
        }
    }

    private enum Place { case start, middle, end }

    /// Where something lies with so much room before and behind it.
    private static func place(_ before: Double, _ behind: Double) -> Place? {
        switch (before.isNearZero, behind.isNearZero) {
        case (true, true): nil
        case (true, false): .start
        case (false, true): .end
        case (false, false): (before - behind).isNearZero ? .middle : nil
        }
    }

    private mutating func point(at tip: CGPoint, from body: Drawing.Annotation.Side, _ room: Double) {
        let length = min(Self.length, room)
        guard length > 0 else { return }
        heads.append(Drawing.Annotation.Head(tip: tip, body: body, length: length, width: Self.length + 1))
    }

    private mutating func cross(from start: CGPoint, to end: CGPoint) {
        crosses.append(Drawing.Annotation.Line(start, end))
    }
}

extension Double {
    /// Whether it is less than the least length that is written.
    var isNearZero: Bool { magnitude < 0.001 }
}

extension CGRect {
    /// Whether all sides of two rectangles are the same, but for rounding.
    func isNear(_ other: CGRect) -> Bool {
        (minX - other.minX).isNearZero && (minY - other.minY).isNearZero && (maxX - other.maxX).isNearZero
            && (maxY - other.maxY).isNearZero
    }
}
