/// The search for positions of dimension lines, beside the measured object or beside the picture.
struct BandPlacement {
    let obstacles: Obstacles
    /// The rectangle of the picture and the dimensions so far.
    let drawn: CGRect
    /// The maximum number of levels beside the picture; `nil` for no limit.
    let mostLevels: Int?

    /// The marks of a band, and its remaining lines that have no position yet.
    struct Placed {
        var marks: Marks
        var rest: DimensionLineRequest?
    }

    /// Returns the marks directly beside the object, of all lines or at least of the first; `nil` without room.
    ///
    /// 1. On the requested side, where nothing else is painted.
    /// 2. On the opposite side, where nothing else is painted.
    /// 3. Only the first line, on either side.
    func beside(_ request: DimensionLineRequest) -> Placed? {
        for count in request.prefixes {
            let (some, rest) = request.split(at: count)
            for side in request.sides {
                let layout = DimensionLineLayout(some, side: side)
                let marks = layout.marks(from: layout.objectEdge)
                if isFree(marks, of: some), isModest(marks, of: some) { return Placed(marks: marks, rest: rest) }
            }
        }
        return nil
    }

    /// Returns the marks of lines that an author requested, which always have a position.
    ///
    /// 1. Beside the object, if they cover painted content but no text.
    /// 2. Beside the picture, on levels shared with other dimensions.
    /// 3. Beyond everything that is drawn.
    func requested(_ request: DimensionLineRequest) -> Marks {
        let layout = DimensionLineLayout(request, side: request.side)
        let beside = layout.marks(from: layout.objectEdge)
        let room = room(of: beside, request)
        if !obstacles.marks.overlaps(room), !obstacles.content.texts.overlaps(room) { return beside }
        let edge = layout.edge(of: obstacles.content.bounds.union(request.object))
        for level in 0..<Self.sharedLines {
            let marks = layout.marks(from: edge + layout.outward * layout.pitch * Double(level))
            if !numberedLines(of: marks, request).contains(where: obstacles.marks.overlaps) { return marks }
        }
        return layout.marks(from: layout.edge(of: obstacles.outline.union(request.object)))
    }

    /// Returns the marks beside the picture, of all lines or at least of the first; `nil` without room.
    func outside(_ request: DimensionLineRequest) -> Placed? {
        for count in request.prefixes {
            let (some, rest) = request.split(at: count)
            for side in request.sides {
                let layout = DimensionLineLayout(some, side: side)
                let levels = mostLevels ?? Self.sharedLines
                guard count <= levels else { continue }
                for edge in edges(of: some, layout) {
                    for level in 0...levels - count {
                        let marks = layout.marks(from: edge + layout.outward * layout.pitch * Double(level))
                        guard isModest(marks, of: some) else { break }
                        if !numberedLines(of: marks, some).contains(where: obstacles.marks.overlaps),
                            obstacles.areApart(marks.heads.map(\.tip))
                        {
                            return Placed(marks: marks, rest: rest)
                        }
                    }
                }
            }
        }
        guard mostLevels == nil else { return nil }
        return Placed(marks: requested(request), rest: nil)
    }

    /// The maximum number of levels that are tried if the number isn't limited.
    private static let sharedLines = 16

    /// Returns the positions that levels start at: the edge of the picture, and of the guides beside it.
    private func edges(of request: DimensionLineRequest, _ layout: DimensionLineLayout) -> [Double] {
        let picture = layout.edge(of: obstacles.content.bounds.union(request.object))
        let guides = layout.edge(of: obstacles.ground.union(request.object))
        return picture == guides ? [picture] : [picture, guides]
    }

    /// Returns the rectangles of the lines and numbers of marks.
    private func numberedLines(of marks: Marks, _ request: DimensionLineRequest) -> [CGRect] {
        (marks.lines + marks.leaders).map { $0.bounds.grown(by: 2 * DimensionMetrics.air) } + marks.heads.map(\.bounds)
            + marks.labels.map { $0.bounds(size: request.format.textSize).grown(by: DimensionMetrics.air) }
    }

    /// Returns whether the area of marks contains only background of the measured object.
    private func isFree(_ marks: Marks, of request: DimensionLineRequest) -> Bool {
        let room = room(of: marks, request)
        return !obstacles.marks.overlaps(room) && obstacles.content.isGround(room, of: request.object)
            && obstacles.areApart(marks.heads.map(\.tip))
    }

    /// Returns whether the dimensions beside the picture stay small compared with it.
    private func isModest(_ marks: Marks, of request: DimensionLineRequest) -> Bool {
        guard mostLevels != nil else { return true }
        return drawn.union(room(of: marks, request))
            .isModest(beside: obstacles.content.bounds.union(request.object))
    }

    /// Returns the area of marks, without the start of their extension lines.
    private func room(of marks: Marks, _ request: DimensionLineRequest) -> CGRect {
        var room = CGRect.null
        for line in marks.lines + marks.extensions { room = room.union(line.bounds) }
        for label in marks.labels { room = room.union(label.bounds(size: request.format.textSize)) }
        return room.grown(by: DimensionMetrics.air)
    }
}

extension DimensionLineRequest {
    /// The sides that the lines may be on, the best first.
    fileprivate var sides: [Drawing.Annotation.Side] { isRequested ? [side] : [side, side.opposite] }

    /// The numbers of lines to place together: all of them, or only the first.
    fileprivate var prefixes: [Int] { rows.count > 1 ? [rows.count, 1] : [1] }

    /// Returns the first lines and the remaining lines.
    fileprivate func split(at count: Int) -> (DimensionLineRequest, DimensionLineRequest?) {
        guard count < rows.count else { return (self, nil) }
        var (some, rest) = (self, self)
        some.rows = Array(rows[..<count])
        rest.rows = Array(rows[count...])
        return (some, rest)
    }
}

extension DimensionLineLayout {
    /// Returns the edge of a rectangle on the side of the band.
    fileprivate func edge(of rect: CGRect) -> Double {
        switch side {
        case .left: rect.minX
        case .top: rect.minY
        case .right: rect.maxX
        case .bottom: rect.maxY
        }
    }
}
