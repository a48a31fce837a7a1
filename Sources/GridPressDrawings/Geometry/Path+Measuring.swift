extension Path {
    /// The smallest upright rectangle around the path, or a null rectangle for an empty path.
    public var boundingRect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect.standardized
        case .elements(let elements): return Self.bounds(of: elements) ?? .null
        }
    }

    /// A Boolean value that indicates whether all numbers of the path are finite.
    public var isFinite: Bool {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.isFinite
        case .elements(let elements): elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        }
    }

    /// Returns the path with all points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1 {
            return offsetBy(dx: transform.tx, dy: transform.ty)
        }
        if transform.b == 0, transform.c == 0, case .rect(let rect) = form {
            return Path(transform.boundingBox(of: rect))
        }
        return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
    }

    /// Returns the path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var result = self
        switch form {
        case .rect(let rect): result = Path(rect.offsetBy(dx: dx, dy: dy))
        case .roundedRect(let rect, let size):
            result = Path(roundedRect: rect.offsetBy(dx: dx, dy: dy), cornerSize: size)
        case .ellipse(let rect): result = Path(ellipseIn: rect.offsetBy(dx: dx, dy: dy))
        case .elements(let elements):
            result = Path(elements: elements.map { $0.mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } })
        }
        return result
    }

    private static func bounds(of elements: [Element]) -> CGRect? {
        var bounds = Extent()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point): bounds.add(point)
            case .quadCurve(let end, let control):
                for extremum in BezierExtrema.extrema(current, control, end) { bounds.add(extremum) }
                bounds.add(end)
            case .curve(let end, let control1, let control2):
                for extremum in BezierExtrema.extrema(current, control1, control2, end) { bounds.add(extremum) }
                bounds.add(end)
            case .closeSubpath: break
            }
            current = element.end ?? current
        }
        return bounds.rect
    }
}

extension Path.Element {
    /// The end of the step; `nil` for a step that closes a subpath.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }

    /// All points of the step in the order of path data: the control points, then the end.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .closeSubpath: []
        }
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let point): .move(to: map(point))
        case .line(let point): .line(to: map(point))
        case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
        case .curve(let point, let control1, let control2):
            .curve(to: map(point), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}

/// The extrema of Bézier curves.
enum BezierExtrema {
    /// Returns the points at which a curve with one control point changes its direction along an axis.
    static func extrema(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> [CGPoint] {
        func parameter(_ start: CGFloat, _ control: CGFloat, _ end: CGFloat) -> CGFloat {
            (start - control) / (start - 2 * control + end)
        }
        let parameters = [parameter(start.x, control.x, end.x), parameter(start.y, control.y, end.y)]
        return parameters.filter { $0 > 0 && $0 < 1 }.map { t in
            func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                let u = 1 - t
                return u * u * a + 2 * u * t * b + t * t * c
            }
            return CGPoint(x: value(start.x, control.x, end.x), y: value(start.y, control.y, end.y))
        }
    }

    /// Returns the points at which a curve with two control points changes its direction along an axis.
    static func extrema(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> [CGPoint] {
        func parameters(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            // The derivative is a·t² + b·t + c.
            let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
            let b = 6 * (p2 - 2 * p1 + p0)
            let c = 3 * (p1 - p0)
            if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
            let root = (b * b - 4 * a * c).squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        let all =
            parameters(start.x, control1.x, control2.x, end.x) + parameters(start.y, control1.y, control2.y, end.y)
        return all.filter { $0 > 0 && $0 < 1 }.map { t in
            func value(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
                let u = 1 - t
                return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
            }
            return CGPoint(
                x: value(start.x, control1.x, control2.x, end.x),
                y: value(start.y, control1.y, control2.y, end.y)
            )
        }
    }
}

extension CGRect {
    /// A Boolean value that indicates whether all numbers of the rectangle are finite.
    public var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
