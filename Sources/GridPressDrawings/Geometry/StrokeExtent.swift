/// A computation of the extent of a stroke: its edges, its visible joins and its caps.
///
/// Dashed lines are measured as solid ones.
struct StrokeExtent {
    private let style: StrokeStyle
    private let half: CGFloat
    private var extent = Extent()
    /// The current point, and the start of the current subpath.
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The first and the last direction of the subpath; `nil` before its first step.
    private var firstDirection: Direction?
    private var direction: Direction?

    /// Extends an extent by the extent of a line along a path.
    static func add(_ style: StrokeStyle, along path: Path, to extent: inout Extent) {
        guard style.lineWidth > 0 else { return }
        switch path.form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
            // At a right angle, the outer edges meet at the tip. No other join or curve extends further.
            var outline = Extent(rect)
            outline.grow(by: style.lineWidth / 2)
            if !outline.isEmpty { extent.add(outline) }
        case .elements(let elements):
            var line = StrokeExtent(style: style)
            for element in elements { line.step(element) }
            line.endPiece()
            extent.add(line.extent)
        }
    }

    private init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    private mutating func step(_ element: Path.Element) {
        switch element {
        case .move(let point):
            endPiece()
            current = point
            start = point
        case .line(let point):
            leave(towards: [point])
            arrive(at: point, from: [current])
        case .quadCurve(let point, let control):
            for extremum in BezierExtrema.extrema(current, control, point) { add(around: extremum) }
            leave(towards: [control, point])
            arrive(at: point, from: [control, current])
        case .curve(let point, let control1, let control2):
            for extremum in BezierExtrema.extrema(current, control1, control2, point) { add(around: extremum) }
            leave(towards: [control1, control2, point])
            arrive(at: point, from: [control2, control1, current])
        case .closeSubpath:
            if current != start { step(.line(to: start)) }
            if let last = direction, let first = firstDirection { join(last, first) }
            firstDirection = nil
            direction = nil
        }
    }

    /// Starts a step: adds the join with the previous step, or stores the first direction of the subpath.
    private mutating func leave(towards points: [CGPoint]) {
        let start = current
        guard let new = points.lazy.compactMap({ Direction(from: start, to: $0) }).first else { return }
        if let last = direction { join(last, new) } else { firstDirection = new }
        addEdges(at: current, across: new)
        direction = new
    }

    /// Ends a step at a point.
    ///
    /// The step arrives from the first of these points that differs from its end.
    private mutating func arrive(at point: CGPoint, from points: [CGPoint]) {
        current = point
        guard let last = points.lazy.compactMap({ Direction(from: $0, to: point) }).first else { return }
        addEdges(at: point, across: last)
        direction = last
    }

    private mutating func endPiece() {
        if let first = firstDirection, let last = direction {
            addCap(at: start, towards: Direction(dx: -first.dx, dy: -first.dy))
            addCap(at: current, towards: last)
        }
        firstDirection = nil
        direction = nil
    }

    private mutating func addEdges(at point: CGPoint, across direction: Direction) {
        extent.add(CGPoint(x: point.x - direction.dy * half, y: point.y + direction.dx * half))
        extent.add(CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half))
    }

    private mutating func add(around point: CGPoint) {
        extent.add(CGPoint(x: point.x - half, y: point.y - half))
        extent.add(CGPoint(x: point.x + half, y: point.y + half))
    }

    private mutating func addCap(at point: CGPoint, towards direction: Direction) {
        switch style.lineCap {
        case .round: add(around: point)
        case .square:
            let end = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
            addEdges(at: end, across: direction)
        default: break
        }
    }

    /// Adds the join between two steps.
    private mutating func join(_ last: Direction, _ next: Direction) {
        switch style.lineJoin {
        case .round: add(around: current)
        case .miter:
            // The tip is 1 / sin(θ / 2) half widths away. θ is the angle inside the corner.
            let sine = max((1 + last.dx * next.dx + last.dy * next.dy) / 2, 0).squareRoot()
            guard sine * style.miterLimit >= 1 else { return }
            guard let outward = Direction(from: CGPoint(x: next.dx, y: next.dy), to: CGPoint(x: last.dx, y: last.dy))
            else { return }
            let reach = half / sine
            extent.add(CGPoint(x: current.x + outward.dx * reach, y: current.y + outward.dy * reach))
        default: break
        }
    }
}

/// A unit vector.
private struct Direction {
    let dx: CGFloat
    let dy: CGFloat

    init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the direction from one point to another; `nil` for equal points.
    init?(from start: CGPoint, to end: CGPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 1e-9, length.isFinite else { return nil }
        self.init(dx: dx / length, dy: dy / length)
    }
}
