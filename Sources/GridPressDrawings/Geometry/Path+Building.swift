extension Path {
    /// Starts a new subpath at a point.
    public mutating func move(to point: CGPoint) { append([.move(to: point)]) }

    /// Adds a straight line to a point.
    ///
    /// Without a current point, the method starts a subpath at the point.
    public mutating func addLine(to point: CGPoint) {
        resume()
        append([currentPoint == nil ? .move(to: point) : .line(to: point)])
    }

    /// Adds a curve to a point, with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        startIfNeeded(at: control)
        append([.quadCurve(to: point, control: control)])
    }

    /// Adds a curve to a point, with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        startIfNeeded(at: control1)
        append([.curve(to: point, control1: control1, control2: control2)])
    }

    /// Adds a straight line to the start of the current subpath, and closes the subpath.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        append([.closeSubpath])
    }

    /// Adds a subpath through these points, which starts at the first.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        append([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds a rectangle with elliptic corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize))
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

    /// Adds the subpaths of another path.
    public mutating func addPath(_ path: Path) {
        if isEmpty { self = path } else { append(path.elements) }
    }

    /// Adds an arc of a circle, and a straight line to its start if there is a current point.
    ///
    /// Angle 0 is to the right. In figure coordinates, where y grows downwards, angles grow clockwise. As in Core
    /// Graphics, `clockwise` refers to coordinates in which y grows upwards.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startRadians: The angle at which the arc starts, in radians.
    ///   - endRadians: The angle at which the arc ends, in radians.
    ///   - clockwise: A Boolean value that indicates whether the arc is clockwise in coordinates in which y grows
    ///     upwards.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startRadians: CGFloat,
        endRadians: CGFloat,
        clockwise: Bool
    ) {
        let full = CGFloat.pi * 2
        var sweep = endRadians - startRadians
        guard sweep.isFinite, radius.isFinite else { return }
        if abs(sweep) < full || clockwise == (sweep > 0) {
            sweep = sweep.truncatingRemainder(dividingBy: full)
            if clockwise, sweep > 0 { sweep -= full }
            if !clockwise, sweep < 0 { sweep += full }
        } else {
            sweep = clockwise ? -full : full
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(startRadians))
        guard sweep != 0 else { return }

        // One cubic curve for each quarter turn at most.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startRadians + step * CGFloat(index)
            let to = index == count - 1 ? startRadians + sweep : from + step
            let start = point(from)
            let end = point(to)
            append([
                .curve(
                    to: end,
                    control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                    control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
                )
            ])
        }
    }

    /// Adds an arc of a circle that touches two lines, and a straight line to the start of the arc.
    ///
    /// - Parameters:
    ///   - corner: The end of the first line, which starts at the current point, and the start of the second line.
    ///   - end: The end of the second line.
    ///   - radius: The radius of the circle.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: corner) }
        let before = atan2(start.y - corner.y, start.x - corner.x)
        let after = atan2(end.y - corner.y, end.x - corner.x)
        // The angle between the lines, positive for a clockwise turn.
        let turn = (after - before + .pi).remainder(dividingBy: 2 * .pi)
        let reach = radius * tan(abs(turn) / 2)
        guard start != corner, end != corner, radius > 0, abs(sin(turn)) > 1e-9, reach.isFinite else {
            return addLine(to: corner)
        }
        let side: CGFloat = turn > 0 ? -1 : 1
        let center = CGPoint(
            x: corner.x + reach * cos(before) + radius * side * -sin(before),
            y: corner.y + reach * sin(before) + radius * side * cos(before)
        )
        let first = before - side * .pi / 2
        addArc(center: center, radius: radius, startRadians: first, endRadians: first + turn, clockwise: turn < 0)
    }

    /// The point at which the next step starts; `nil` for an empty path.
    public var currentPoint: CGPoint? {
        guard case .elements(let steps) = form else { return elements.last.flatMap { _ in pieceStart(in: elements) } }
        switch steps.last {
        case nil: return nil
        case .closeSubpath: return pieceStart(in: steps)
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
        }
    }

    private func pieceStart(in steps: [Element]) -> CGPoint? {
        for case .move(let point) in steps.reversed() { return point }
        return nil
    }

    private mutating func startIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) } else { resume() }
    }

    /// Appends the start of the next subpath if the last one is closed, so that later steps don't search for it.
    private mutating func resume() {
        if case .elements(let steps) = form, steps.last == .closeSubpath, let start = pieceStart(in: steps) {
            append([.move(to: start)])
        }
    }

    static func elements(rect: CGRect) -> [Element] {
        let corners = rect.corners
        return [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }

    /// Returns the steps of an ellipse, which start at its right end and continue clockwise.
    static func elements(ellipseIn rect: CGRect) -> [Element] {
        var steps = elements(rect: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
            .filter { if case .curve = $0 { true } else { false } }
        steps.append(steps.removeFirst())
        return [.move(to: CGPoint(x: rect.maxX, y: rect.midY))] + steps + [.closeSubpath]
    }

    static func elements(rect: CGRect, cornerSize: CGSize) -> [Element] {
        // The distance from the end of a quarter of a circle to its control point, as a fraction of the radius.
        let reach = 4 / 3 * (2.0.squareRoot() - 1)
        let (width, height) = (cornerSize.width, cornerSize.height)
        let (dx, dy) = (width * (1 - reach), height * (1 - reach))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(to: point(left + width, top)),
            .line(to: point(right - width, top)),
            .curve(
                to: point(right, top + height),
                control1: point(right - dx, top),
                control2: point(right, top + dy)
            ),
            .line(to: point(right, bottom - height)),
            .curve(
                to: point(right - width, bottom),
                control1: point(right, bottom - dy),
                control2: point(right - dx, bottom)
            ),
            .line(to: point(left + width, bottom)),
            .curve(
                to: point(left, bottom - height),
                control1: point(left + dx, bottom),
                control2: point(left, bottom - dy)
            ),
            .line(to: point(left, top + height)),
            .curve(to: point(left + width, top), control1: point(left, top + dy), control2: point(left + dx, top)),
            .closeSubpath,
        ]
    }
}
