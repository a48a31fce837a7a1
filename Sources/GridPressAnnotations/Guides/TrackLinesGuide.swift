extension GuidePlanner {
    /// The length of track lines beyond their grid, which leaves room for numbers around a corner.
    var overshoot: Double { font.size / 2 + 2.5 }

    /// Draws the lines between tracks, numbered from both ends as in CSS.
    ///
    /// Numbers start with 1 at the top and the left, and with −1 at the bottom and the right. If lines are too close,
    /// only some have a number.
    mutating func drawTrackLines(in sketch: inout GuideCanvas) {
        var lines: [Drawing.Annotation.Line] = []
        var badges: [Badge] = []
        for grid in grids {
            lines += drawLines(of: grid, grid.columns, across: grid.rows, from: .top, to: .bottom, &badges)
            lines += drawLines(of: grid, grid.rows, across: grid.columns, from: .left, to: .right, &badges)
        }
        let style = Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: Self.lineWidth, dash: [3, 2.5])
        sketch.add(.lines(lines, style))
        sketch.add(badges, AnnotationPalette.guide)
    }

    /// Returns the lines of tracks, each from its number on one side to its number on the other.
    ///
    /// Unnumbered lines on top of the previous line are left out, because there may be many tracks of length zero.
    private mutating func drawLines(
        of grid: VisibleGrid,
        _ tracks: VisibleGrid.Tracks,
        across: VisibleGrid.Tracks,
        from first: Drawing.Annotation.Side,
        to last: Drawing.Annotation.Side,
        _ badges: inout [Badge]
    ) -> [Drawing.Annotation.Line] {
        let numbers = tracks.lines.map { line in Optional(line.number) }
        let numbersFromEnd = tracks.lines.map { line in line.numberFromEnd }
        let (near, far) = (across.start - overshoot, across.end + overshoot)
        let starts = drawNumbers(numbers, tracks.lines, first, of: near, grid, &badges)
        let ends = drawNumbers(numbersFromEnd, tracks.lines, last, of: far, grid, &badges)
        var drawnPlace = -Double.infinity
        return tracks.lines.indices.flatMap { index -> [Drawing.Annotation.Line] in
            let place = tracks.lines[index].place
            let isNumbered = starts[index] != nil || ends[index] != nil
            guard isNumbered || abs(place - drawnPlace) >= Self.leastDistance else { return [] }
            drawnPlace = place
            let (start, end) = (starts[index] ?? near, ends[index] ?? far)
            let line =
                first == .top
                ? Drawing.Annotation.Line(CGPoint(x: place, y: start), CGPoint(x: place, y: end))
                : Drawing.Annotation.Line(CGPoint(x: start, y: place), CGPoint(x: end, y: place))
            let strangers = content.strangers(toGridAt: grid.grid.element, in: grid.frame, along: line)
            return strangers.map { line.cut(by: $0) } ?? [line]
        }
    }

    /// The width of a line.
    private static let lineWidth = 0.6
    /// The minimum distance between lines without numbers.
    private static let leastDistance = lineWidth / 2

    /// Draws the numbers at one end of lines.
    ///
    /// - Returns: The position at which each line ends to meet its number; `nil` for lines without one.
    private mutating func drawNumbers(
        _ numbers: [Int?],
        _ lines: [VisibleGrid.Line],
        _ side: Drawing.Annotation.Side,
        of edge: Double,
        _ grid: VisibleGrid,
        _ badges: inout [Badge]
    ) -> [Double?] {
        let boxes = LineNumber.shown(zip(numbers, lines).map { LineNumber($0, at: $1.place, font) }, along: side)
        let rooms = labels.placeRow(
            boxes.map { (size: Badge.size(of: $0.box), middle: $0.number.place) },
            side,
            of: edge,
            distance: 0,
            beside: grid.frame
        )
        var edges = [Double?](repeating: nil, count: lines.count)
        for ((index, _, box), room) in zip(boxes, rooms) {
            guard let room else { continue }
            badges.append(Badge(box, in: room))
            edges[index] =
                switch side {
                case .left: room.maxX
                case .top: room.maxY
                case .right: room.minX
                case .bottom: room.minY
                }
        }
        return edges
    }
}

/// The number of a line between tracks; `nil` if the end of the grid isn't known.
private struct LineNumber {
    let value: Int?
    let place: Double
    private let font: LabelFont

    init(_ value: Int?, at place: Double, _ font: LabelFont) {
        self.value = value
        self.place = place
        self.font = font
    }

    private var box: LabelBox? { value.map { LabelBox($0 < 0 ? "−\($0.magnitude)" : "\($0)", font) } }

    /// Returns the numbers that have room, with their indices: all of them, or the first, the last and round ones
    /// between them.
    static func shown(
        _ numbers: [LineNumber],
        along side: Drawing.Annotation.Side
    ) -> [(index: Int, number: LineNumber, box: LabelBox)] {
        let all = numbers.enumerated().compactMap { index, number in
            number.box.map { (index: index, number: number, box: $0) }
        }
        guard let first = all.first, let last = all.last, all.count > 1 else { return all }
        func areApart(_ entries: [(index: Int, number: LineNumber, box: LabelBox)]) -> Bool {
            let rooms = entries.map { entry in
                CGRect(size: Badge.size(of: entry.box), middle: entry.number.place, side, of: 0, distance: 0)
            }
            return !LabelPlacer.overlap(rooms, along: side)
        }
        for step in steps {
            let round = all.dropFirst().dropLast().filter { entry in
                (entry.number.value ?? 0).isMultiple(of: step) && (step == 1 || areApart([entry, last]))
            }
            if areApart([first] + round + [last]) { return [first] + round + [last] }
        }
        return [first, last]
    }

    private static let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
}
