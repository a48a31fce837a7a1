/// A line or curve segment of a path, in the form of a cubic curve.
struct PathSegment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    /// Whether the segment is a line, whose control points have no meaning.
    var isLine = false

    init(from start: CGPoint, to end: CGPoint) {
        (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
    }

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Returns the point at a parameter from 0 to 1.
    func point(_ t: CGFloat) -> CGPoint {
        if isLine { return start.moved(towards: end, by: t) }
        return split(at: t).0.end
    }

    /// Returns the length of the segment from its start to a parameter.
    func length(upTo t: CGFloat = 1) -> CGFloat {
        if isLine { return start.distance(to: end) * t }
        // Gauss-Legendre quadrature with five points in eight parts. The error is below 0.001 for curves of the size
        // of a figure.
        let points: [(CGFloat, CGFloat)] = [
            (0, 0.568_888_888_888_889), (0.538_469_310_105_683, 0.478_628_670_499_366),
            (-0.538_469_310_105_683, 0.478_628_670_499_366), (0.906_179_845_938_664, 0.236_926_885_056_189),
            (-0.906_179_845_938_664, 0.236_926_885_056_189),
        ]
        let half = t / 16
        var sum: CGFloat = 0
        for part in 0..<8 {
            let middle = half * CGFloat(2 * part + 1)
            for (place, weight) in points { sum += weight * half * speed(middle + half * place) }
        }
        return sum
    }

    private func speed(_ t: CGFloat) -> CGFloat {
        let u = 1 - t
        func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        }
        let x = part(start.x, control1.x, control2.x, end.x)
        let y = part(start.y, control1.y, control2.y, end.y)
        return (x * x + y * y).squareRoot()
    }

    /// Returns the parameter at which the segment has a length.
    func parameter(atLength length: CGFloat) -> CGFloat {
        if isLine { return length / max(start.distance(to: end), .leastNonzeroMagnitude) }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.length(upTo: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the parts of the segment before and after a parameter.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        if isLine {
            let middle = point(t)
            return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
        }
        let a = start.moved(towards: control1, by: t)
        let b = control1.moved(towards: control2, by: t)
        let c = control2.moved(towards: end, by: t)
        let d = a.moved(towards: b, by: t)
        let e = b.moved(towards: c, by: t)
        let middle = d.moved(towards: e, by: t)
        return (PathSegment(start, a, d, middle), PathSegment(middle, e, c, end))
    }

    /// The step of a path that draws the segment.
    var element: Path.Element {
        isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
    }
}

extension Path {
    /// A subpath: its segments, and whether it is closed.
    struct Subpath {
        var start: CGPoint
        var segments: [PathSegment] = []
        var isClosed = false
    }

    /// The subpaths of the path.
    var pieces: [Subpath] {
        var pieces: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func finish() {
            if let piece = current { pieces.append(piece) }
            current = nil
        }
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: point) }
            current?.segments.append(segment)
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish()
                current = Subpath(start: to)
            case .line(let to): add(PathSegment(from: point, to: to))
            case .quadCurve(let to, let control):
                let control1 = point.moved(towards: control, by: 2 / 3)
                let control2 = to.moved(towards: control, by: 2 / 3)
                add(PathSegment(point, control1, control2, to))
            case .curve(let to, let control1, let control2): add(PathSegment(point, control1, control2, to))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if point != start { add(PathSegment(from: point, to: start)) }
                current?.isClosed = true
                finish()
                point = start
            }
            point = element.end ?? point
        }
        finish()
        return pieces
    }
}

extension CGPoint {
    /// Returns the distance to another point.
    package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    func moved(towards other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
