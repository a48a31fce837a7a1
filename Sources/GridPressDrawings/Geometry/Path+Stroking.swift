extension Path {
    /// Returns the outline of a line along this path.
    ///
    /// The result consists of overlapping clockwise pieces, which are filled by the winding rule.
    ///
    /// - Parameter style: The style of the line. For a width that isn't positive and finite, the result is empty.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite, isFinite else { return Path() }
        var stroker = Stroker(style: style)
        for polygon in dashed(style).polygons { stroker.add(polygon) }
        return Path(elements: stroker.elements)
    }

    /// Returns the dashes along the path, or the path itself for a solid line.
    private func dashed(_ style: StrokeStyle) -> Path {
        let cycle = style.dash.reduce(0, +)
        guard cycle > 0, cycle.isFinite, style.dash.allSatisfy({ $0 >= 0 }) else { return self }
        // An odd number of lengths is repeated, so that dashes and gaps swap.
        let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        var result = Path()
        for piece in pieces {
            let line = Path(elements: [.move(to: piece.start)] + piece.segments.map(\.element))
            let total = piece.segments.reduce(0) { $0 + $1.length() }
            guard total > 0, total / cycle < 10_000 else { continue }
            var place = -style.dashPhase.truncatingRemainder(dividingBy: cycle * 2)
            if place > 0 { place -= cycle * 2 }
            var index = 0
            while place < total {
                let end = place + lengths[index % lengths.count]
                if index % 2 == 0, end > 0 {
                    result.addPath(line.trimmedPath(from: place / total, to: end / total))
                }
                place = end
                index += 1
            }
        }
        return result
    }
}

/// A builder of the outline of a line, from its straight parts, its corners and its ends.
private struct Stroker {
    let style: StrokeStyle
    var elements: [Path.Element] = []

    private var reach: CGFloat { style.lineWidth / 2 }

    mutating func add(_ polygon: Path.Polyline) {
        // 1. Equal consecutive points have no direction and are left out.
        var points: [CGPoint] = []
        var isSmooth: [Bool] = []
        for (point, smooth) in zip(polygon.points, polygon.isSmooth) where point != points.last {
            points.append(point)
            isSmooth.append(smooth)
        }
        guard points.count > 1 else {
            if let point = points.first, style.lineCap == .round { addDot(point) }
            return
        }

        // 2. The straight parts.
        if polygon.isClosed, points.first != points.last { points.append(points[0]) }
        let directions = zip(points, points.dropFirst()).map { start, end in
            let length = start.distance(to: end)
            return Direction(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        }
        for (index, direction) in directions.enumerated() {
            var (start, end) = (points[index], points[index + 1])
            if style.lineCap == .square, !polygon.isClosed {
                if index == 0 { start = start.moved(along: direction, by: -reach) }
                if index == directions.count - 1 { end = end.moved(along: direction, by: reach) }
            }
            let side = direction.right
            addPolygon([
                start.moved(along: side, by: -reach), end.moved(along: side, by: -reach),
                end.moved(along: side, by: reach), start.moved(along: side, by: reach),
            ])
        }

        // 3. The corners and the ends.
        for index in 1..<directions.count {
            addCorner(points[index], directions[index - 1], directions[index], isSmooth: isSmooth[index])
        }
        if polygon.isClosed {
            addCorner(points[0], directions[directions.count - 1], directions[0], isSmooth: isSmooth[0])
        } else if style.lineCap == .round {
            addDot(points[0])
            addDot(points[points.count - 1])
        }
    }

    private mutating func addCorner(_ point: CGPoint, _ before: Direction, _ after: Direction, isSmooth: Bool) {
        let turn = before.dx * after.dy - before.dy * after.dx
        let cosine = before.dx * after.dx + before.dy * after.dy
        guard turn != 0 || cosine < 0 else { return }
        if style.lineJoin == .round, !isSmooth { return addDot(point) }
        // The gap between two straight parts is on the outer side of the turn.
        let side: CGFloat = turn > 0 ? -reach : reach
        let first = point.moved(along: before.right, by: side)
        let second = point.moved(along: after.right, by: side)
        var corner = [point, first, second]
        let sharpness = 1 / max((1 + cosine) / 2, 1e-12).squareRoot()
        if isSmooth || (style.lineJoin == .miter && sharpness <= style.miterLimit) {
            let scale = 1 / (1 + cosine)
            let tip = CGPoint(
                x: point.x + (first.x + second.x - 2 * point.x) * scale,
                y: point.y + (first.y + second.y - 2 * point.y) * scale
            )
            if tip.x.isFinite, tip.y.isFinite { corner.insert(tip, at: 2) }
        }
        addPolygon(turn > 0 ? corner : corner.reversed())
    }

    private mutating func addDot(_ point: CGPoint) {
        elements +=
            Path(ellipseIn: CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
            .elements
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        elements.append(.move(to: points[0]))
        elements += points.dropFirst().map { .line(to: $0) }
        elements.append(.closeSubpath)
    }
}

/// A direction in the plane.
private struct Direction {
    var dx: CGFloat
    var dy: CGFloat

    /// The direction to the right, where y grows downwards.
    var right: Direction { Direction(dx: -dy, dy: dx) }
}

extension CGPoint {
    fileprivate func moved(along direction: Direction, by length: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
    }
}
