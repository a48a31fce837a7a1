extension DimensionLineLayout {
    /// The marks of a band where they lie best.
    ///
    /// 1. Beside what is measured, where nothing else is painted.
    /// 2. On the opposite side, where that is as good.
    /// 3. Beside it, above what is painted there, where an author asked for this side.
    /// 4. Beside the whole picture, sharing lines with other bands that end before it starts.
    /// 5. Beyond everything.
    static func placed(_ request: DimensionLineRequest, among obstacles: Obstacles) -> Marks {
        let layout = DimensionLineLayout(request, side: request.side)
        let beside = layout.marks(from: layout.objectEdge)
        if layout.isFree(beside, among: obstacles) { return beside }
        if request.mayChangeSide {
            let other = DimensionLineLayout(request, side: request.side.opposite)
            let marks = other.marks(from: other.objectEdge)
            if other.isFree(marks, among: obstacles) { return marks }
        } else if layout.isLegible(beside, among: obstacles) {
            return beside
        }
        let outside = layout.edge(of: obstacles.picture.union(request.object))
        for step in 0..<Self.sharedLines {
            let marks = layout.marks(from: outside + layout.outward * layout.pitch * Double(step))
            if !layout.numberedLines(of: marks).contains(where: obstacles.marks.overlaps) { return marks }
        }
        return layout.marks(from: layout.edge(of: obstacles.outline.union(request.object)))
    }

    /// How many lines beside the picture are tried.
    private static let sharedLines = 16

    /// The rectangles of the lines and numbers of marks.
    private func numberedLines(of marks: Marks) -> [CGRect] {
        (marks.lines + marks.leaders).map { $0.bounds.grown(by: 2 * DimensionMetrics.air) } + marks.heads.map(\.bounds)
            + marks.labels.map { $0.bounds(size: request.format.textSize).grown(by: DimensionMetrics.air) }
    }

    private func isFree(_ marks: Marks, among obstacles: Obstacles) -> Bool {
        let object = request.object.grown(by: 0.5)
        let room = room(of: marks)
        guard !obstacles.marks.overlaps(room) else { return false }
        return obstacles.painted.allOverlapping(room) { object.encloses($0) }
    }

    /// Whether nothing that has to be read lies below it.
    private func isLegible(_ marks: Marks, among obstacles: Obstacles) -> Bool {
        let room = room(of: marks)
        return !obstacles.marks.overlaps(room) && !obstacles.texts.overlaps(room)
    }

    /// The edge of a rectangle at the side of the band.
    private func edge(of rect: CGRect) -> Double {
        switch side {
        case .left: rect.minX
        case .top: rect.minY
        case .right: rect.maxX
        case .bottom: rect.maxY
        }
    }

    /// What the band takes, without the first bit of its extension lines.
    private func room(of marks: Marks) -> CGRect {
        var room = CGRect.null
        for line in marks.lines + marks.extensions { room = room.union(line.bounds) }
        for label in marks.labels { room = room.union(label.bounds(size: request.format.textSize)) }
        return room.grown(by: DimensionMetrics.air)
    }
}
