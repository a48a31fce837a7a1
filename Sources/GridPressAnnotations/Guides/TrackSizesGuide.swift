extension GuidePlanner {
    /// Draws the declared and computed sizes of tracks, above the columns and left of the rows.
    ///
    /// The tracks of one adaptive item share a label, and so do three or more equal tracks. Labels of narrow columns
    /// are rotated. If there is no room for a rotated label either, it contains only the length.
    mutating func drawTrackSizes(in sketch: inout GuideCanvas) {
        // Labels are outside of the line numbers, if line numbers are drawn, on this side and on the opposite side.
        let isNumbered = guides.contains(.trackLines)
        let distance = isNumbered ? overshoot + box("0").badgeHeight + 3 : 5
        let taken = isNumbered ? 2 * distance : distance
        var texts: [Drawing.Annotation.Label] = []
        var brackets: [Drawing.Annotation.Line] = []
        var leaders: [Drawing.Annotation.Line] = []
        for grid in grids {
            for side in [Drawing.Annotation.Side.top, .left] {
                let sizes = TrackSizeLabel.sizes(of: grid, along: side)
                let edge = side == .top ? grid.rows.start : grid.columns.start
                let labels = wording(of: sizes, side, besides: taken)
                let rooms = self.labels.placeRow(
                    Self.boxes(labels, of: sizes),
                    side,
                    of: edge,
                    distance: distance,
                    beside: grid.frame
                )
                for ((size, lines), room) in zip(zip(sizes, labels), rooms) {
                    guard let room else { continue }
                    texts += lines.labels(in: room)
                    if size.trackCount > 1 { brackets += Self.bracket(over: size, side, at: edge - distance + 1) }
                    leaders += Self.leader(from: room, to: size, side, edge - distance)
                }
            }
        }
        sketch.add(.lines(brackets, Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.6)))
        sketch.addLeaders(leaders, AnnotationPalette.guide)
        sketch.add(texts, AnnotationPalette.guide)
    }

    /// Returns the lines of the labels, in the first wording that has room beside the grid.
    private func wording(
        of sizes: [TrackSizeLabel],
        _ side: Drawing.Annotation.Side,
        besides taken: Double
    ) -> [[LabelBox]] {
        let stacked = sizes.map { size in size.lines.map { box($0) } }
        let inLine = sizes.map { [box($0.line, isTurned: side == .top)] }
        let short = sizes.map { [box($0.measure)] }
        let turnedShort = sizes.map { [box($0.measure, isTurned: side == .top)] }
        let wordings = side == .top ? [stacked, inLine, short] : [inLine, stacked]
        let picture = content.bounds
        let mostLength = Modesty.most(beside: side == .top ? picture.height : picture.width) - taken
        return wordings.first { labels in
            let lengths = Self.boxes(labels, of: sizes).map { side == .top ? $0.size.height : $0.size.width }
            return fits(labels, of: sizes, side) && lengths.allSatisfy { $0 <= mostLength }
        } ?? turnedShort
    }

    private func fits(_ labels: [[LabelBox]], of sizes: [TrackSizeLabel], _ side: Drawing.Annotation.Side) -> Bool {
        let rooms = Self.boxes(labels, of: sizes).map {
            CGRect(size: $0.size, middle: $0.middle, side, of: 0, distance: 0)
        }
        return !LabelPlacer.overlap(rooms, along: side)
    }

    private static func boxes(_ labels: [[LabelBox]], of sizes: [TrackSizeLabel]) -> [(size: CGSize, middle: Double)] {
        zip(labels, sizes).map { lines, size in (lines.stackedSize, (size.start + size.end) / 2) }
    }

    /// Returns the leader from a label to its tracks.
    private static func leader(
        from room: CGRect,
        to size: TrackSizeLabel,
        _ side: Drawing.Annotation.Side,
        _ edge: Double
    ) -> [Drawing.Annotation.Line] {
        let end = side == .top ? room.maxY : room.maxX
        guard edge - end > 0.5 else { return [] }
        let middle = (size.start + size.end) / 2
        return side == .top
            ? [Drawing.Annotation.Line(CGPoint(x: middle, y: end), CGPoint(x: middle, y: edge))]
            : [Drawing.Annotation.Line(CGPoint(x: end, y: middle), CGPoint(x: edge, y: middle))]
    }

    /// Returns a bracket over tracks that share a label.
    private static func bracket(
        over size: TrackSizeLabel,
        _ side: Drawing.Annotation.Side,
        at place: Double
    ) -> [Drawing.Annotation.Line] {
        func point(_ along: Double, _ away: Double) -> CGPoint {
            side == .top ? CGPoint(x: along, y: place + away) : CGPoint(x: place + away, y: along)
        }
        return [
            Drawing.Annotation.Line(point(size.start, 0), point(size.end, 0)),
            Drawing.Annotation.Line(point(size.start, 0), point(size.start, 3)),
            Drawing.Annotation.Line(point(size.end, 0), point(size.end, 3)),
        ]
    }
}
