/// The frame of a figure and its boxes, drawn in terminal cells.
struct TextCanvas {
    /// The scale from points to cells.
    let scale: CellScale
    private let frame: CGRect
    private let boxes: [LayoutBox]
    /// The drawn part of each box; `nil` for boxes that aren't visible.
    private let drawn: [CGRect?]

    /// Creates a canvas with a number of columns.
    init(_ size: CGSize, _ boxes: [LayoutBox], columns: Int) {
        let frame = CGRect(origin: .zero, size: size)
        // Content around the frame is drawn up to a limit; including more would make everything else too small.
        let around = max(size.width, size.height, Self.leastAround)
        let paper = frame.insetBy(dx: -around, dy: -around)
        let drawn = boxes.map { $0.visible?.cut(to: paper) }
        self.frame = frame
        self.boxes = boxes
        self.drawn = drawn
        scale = CellScale(drawn.compactMap(\.self).reduce(frame) { $0.union($1) }, columns: columns)
    }

    /// The minimum distance around the frame up to which content is drawn, in points.
    private static let leastAround: CGFloat = 100

    /// Returns the picture, and the legend of boxes whose labels have no room.
    func picture() -> (picture: CellCanvas, legend: BoxLegend) {
        let cells = drawn.map { $0.map(scale.cells) }
        var lines = BoxLines(columns: scale.columns, rows: scale.rows)
        lines.add(scale.cells(of: frame), .frame)
        for (index, box) in boxes.enumerated() {
            guard let cells = cells[index], let rect = drawn[index], !box.standsAlone(in: cells) else { continue }
            let kind: BoxLines.Kind = isOver(rect) ? .over : box.isOfGrid ? .grid : .plain
            lines.add(cells, kind, sides: box.frame.sides(leftIn: rect))
        }
        var canvas = CellCanvas(columns: scale.columns, rows: scale.rows)
        lines.draw(on: &canvas)
        return BoxLabels.write(boxes, cells, on: canvas)
    }

    // MARK: Overflow

    /// The distances by which boxes extend beyond the frame on each side, as in `right 26`.
    var over: [String] {
        let around = boxes.compactMap(\.visible).reduce(frame) { $0.union($1) }
        let sides: [(String, CGFloat)] = [
            ("left", frame.minX - around.minX), ("right", around.maxX - frame.maxX),
            ("top", frame.minY - around.minY), ("bottom", around.maxY - frame.maxY),
        ]
        return sides.filter { !Double($0.1).isPrintedAsZero }.map { "\($0.0) \($0.1.printed)" }
    }

    private func isOver(_ rect: CGRect) -> Bool {
        [frame.minX - rect.minX, rect.maxX - frame.maxX, frame.minY - rect.minY, rect.maxY - frame.maxY]
            .contains { $0 > 0 && !Double($0).isPrintedAsZero }
    }
}

extension LayoutBox {
    /// Returns whether a text is drawn without a box, because the box would leave no room for it.
    fileprivate func standsAlone(in cells: CellRect) -> Bool {
        guard case .text = role else { return false }
        let width = words.count == 1 ? styledName.columns : styledWords.map(\.columns).max() ?? 0
        return cells.bottom - cells.top < 2 || cells.right - cells.left - 1 < width
    }
}

extension CGRect {
    /// Returns the sides of the rectangle that a part of it still has.
    fileprivate func sides(leftIn part: CGRect) -> BoxLines.Sides {
        var sides = BoxLines.Sides.all
        if part.minX > minX { sides.remove(.left) }
        if part.minY > minY { sides.remove(.top) }
        if part.maxX < maxX { sides.remove(.right) }
        if part.maxY < maxY { sides.remove(.bottom) }
        return sides
    }
}
