extension GuidePlanner {
    /// How far track lines go on beyond their grid; numbers around a corner have room side by side.
    static let overshoot = 7.0

    /// Draws the lines between tracks, numbered from both ends as browsers do: from 1 at the top and the left, and from −1
    /// back at the bottom and the right.
    mutating func drawTrackLines(in sketch: inout GuideCanvas) {
        var lines: [Drawing.Annotation.Line] = []
        var badges: [Badge] = []
        for grid in grids {
            lines += drawLines(grid.columns, across: grid.rows, from: .top, to: .bottom, &badges)
            lines += drawLines(grid.rows, across: grid.columns, from: .left, to: .right, &badges)
        }
        sketch.add(.lines(lines, Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.6, dash: [3, 2.5])))
        sketch.add(badges, AnnotationPalette.guide)
    }

    /// The lines of tracks, each from its number on one side to the one on the other.
    private mutating func drawLines(
        _ tracks: VisibleGrid.Tracks,
        across: VisibleGrid.Tracks,
        from first: Drawing.Annotation.Side,
        to last: Drawing.Annotation.Side,
        _ badges: inout [Badge]
    ) -> [Drawing.Annotation.Line] {
        let numbers = tracks.lines.map { "\($0.number)" }
        let numbersFromEnd = tracks.lines.map { line in line.numberFromEnd.map { "−\($0.magnitude)" } }
        let starts = drawNumbers(numbers, tracks.lines, first, of: across.start - Self.overshoot, &badges)
        let ends = drawNumbers(numbersFromEnd, tracks.lines, last, of: across.end + Self.overshoot, &badges)
        return tracks.lines.indices.map { index in
            let place = tracks.lines[index].place
            let (start, end) = (starts[index], ends[index])
            return first == .top
                ? Drawing.Annotation.Line(CGPoint(x: place, y: start), CGPoint(x: place, y: end))
                : Drawing.Annotation.Line(CGPoint(x: start, y: place), CGPoint(x: end, y: place))
        }
    }

    /// Draws the numbers at one end of lines, and tells how far the lines go to reach them.
    private mutating func drawNumbers(
        _ numbers: [String?],
        _ lines: [VisibleGrid.Line],
        _ side: Drawing.Annotation.Side,
        of edge: Double,
        _ badges: inout [Badge]
    ) -> [Double] {
        let boxes = numbers.map { $0.map { box($0) } }
        let sizes = zip(boxes, lines).compactMap { box, line in
            box.map { (size: Badge.size(of: $0), middle: line.place) }
        }
        var rooms = placeRow(sizes, side, of: edge)[...]
        return boxes.map { box in
            guard let box, let room = rooms.popFirst() else { return edge }
            badges.append(Badge(box, in: room))
            return switch side {
            case .left: room.maxX
            case .top: room.maxY
            case .right: room.minX
            case .bottom: room.minY
            }
        }
    }

    private mutating func placeRow(
        _ boxes: [(size: CGSize, middle: Double)],
        _ side: Drawing.Annotation.Side,
        of edge: Double
    ) -> [CGRect] { labels.placeRow(boxes, side, of: edge, distance: 0) }
}
