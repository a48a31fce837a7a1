/// An operation that combines two paths.
package enum PathOperation: Hashable, Sendable {
    /// The points inside at least one of the two paths.
    case union
    /// The points inside both paths.
    case intersection
    /// The points inside the first path and outside the second.
    case subtraction
    /// The points inside exactly one of the two paths.
    case symmetricDifference
    /// The part of the line of the first path inside the second.
    case lineIntersection
    /// The part of the line of the first path outside the second.
    case lineSubtraction

    /// Returns whether a point belongs to the result.
    fileprivate func includes(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
        switch self {
        case .union: isInFirst || isInSecond
        case .intersection: isInFirst && isInSecond
        case .subtraction: isInFirst && !isInSecond
        case .symmetricDifference: isInFirst != isInSecond
        case .lineIntersection: isInSecond
        case .lineSubtraction: !isInSecond
        }
    }
}

extension Path {
    /// Returns a path around the points inside at least one of the two paths.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .union, isEvenOdd: eoFill)
    }

    /// Returns a path around the points inside both paths.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .intersection, isEvenOdd: eoFill)
    }

    /// Returns a path around the points inside this path and outside another.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .subtraction, isEvenOdd: eoFill)
    }

    /// Returns a path around the points inside exactly one of the two paths.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .symmetricDifference, isEvenOdd: eoFill)
    }

    /// Returns the part of the line of this path inside another path.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .lineIntersection, isEvenOdd: eoFill)
    }

    /// Returns the part of the line of this path outside another path.
    ///
    /// Curves become line segments.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of paths.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, by: .lineSubtraction, isEvenOdd: eoFill)
    }

    /// Returns a path around the same area that doesn't intersect itself.
    ///
    /// Curves become line segments.
    ///
    /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the
    ///   path.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), by: .union, isEvenOdd: eoFill)
    }

    /// Returns the result of an operation on two paths, with curves flattened to line segments.
    ///
    /// - Returns: The combined path, which is empty if one of the paths isn't finite.
    package func combined(with other: Path, by operation: PathOperation, isEvenOdd: Bool) -> Path {
        guard isFinite, other.isFinite else { return Path() }
        let (first, second) = (Region(self, isEvenOdd), Region(other, isEvenOdd))
        switch operation {
        case .lineIntersection, .lineSubtraction:
            let pieces = first.lines(of: self).map { $0.split(at: second.segments) }
            return Path(lines: pieces.map { $0.filter { operation.includes(true, second.contains($0.middle)) } })
        default:
            return Path(boundaryOf: operation, first, second)
        }
    }
}

/// A straight segment of a path.
private struct LineSegment: Hashable {
    var start: CGPoint
    var end: CGPoint

    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    var length: CGFloat { start.distance(to: end) }

    /// The segment in a direction that doesn't depend on the direction in which it is drawn.
    var undirected: LineSegment {
        (start.x, start.y) < (end.x, end.y) ? self : LineSegment(start: end, end: start)
    }

    func mayMeet(_ other: LineSegment) -> Bool {
        max(start.x, end.x) + tolerance >= min(other.start.x, other.end.x)
            && max(other.start.x, other.end.x) + tolerance >= min(start.x, end.x)
            && max(start.y, end.y) + tolerance >= min(other.start.y, other.end.y)
            && max(other.start.y, other.end.y) + tolerance >= min(start.y, end.y)
    }

    /// Returns the positions on this segment, from 0 to 1, at which another segment meets it.
    func meetings(with other: LineSegment) -> [CGFloat] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let cross = dx * oy - dy * ox
        let square = dx * dx + dy * dy
        guard square > 0 else { return [] }
        if abs(cross) > 1e-9 * max(square, ox * ox + oy * oy) {
            let (wx, wy) = (other.start.x - start.x, other.start.y - start.y)
            let (t, u) = ((wx * oy - wy * ox) / cross, (wx * dy - wy * dx) / cross)
            let slack = tolerance / (ox * ox + oy * oy).squareRoot()
            return u >= -slack && u <= 1 + slack ? [t] : []
        }
        // Parallel segments meet at the ends of the other segment that are on this segment.
        return [other.start, other.end].compactMap { point in
            let (wx, wy) = (point.x - start.x, point.y - start.y)
            guard abs(wx * dy - wy * dx) <= tolerance * square.squareRoot() else { return nil }
            return (wx * dx + wy * dy) / square
        }
    }
}

/// The distance below which two points are equal.
private let tolerance: CGFloat = 1e-4

extension CGPoint {
    /// The point moved to an invisibly fine grid, so that points within the tolerance become equal.
    fileprivate var snapped: CGPoint {
        CGPoint(x: (x / tolerance).rounded() * tolerance, y: (y / tolerance).rounded() * tolerance)
    }
}

extension [LineSegment] {
    /// Returns the segments, split at the points where others meet them.
    fileprivate func split(at others: [LineSegment]) -> [LineSegment] {
        flatMap { segment -> [LineSegment] in
            var parts: [CGFloat] = []
            for other in others where segment.mayMeet(other) { parts += segment.meetings(with: other) }
            let slack = tolerance / Swift.max(segment.length, tolerance)
            parts = parts.filter { $0 > slack && $0 < 1 - slack }.sorted()
            let points =
                [segment.start] + parts.map { segment.start.moved(towards: segment.end, by: $0).snapped } + [
                    segment.end
                ]
            return zip(points, points.dropFirst()).filter { $0 != $1 }.map { LineSegment(start: $0, end: $1) }
        }
    }
}

/// The area inside an outline.
private struct Region {
    /// The segments of the outline, which is closed.
    let segments: [LineSegment]
    private let isEvenOdd: Bool

    init(_ path: Path, _ isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        segments = path.polygons.flatMap { polygon -> [LineSegment] in
            let points = polygon.points.map(\.snapped)
            guard points.count > 1 else { return [] }
            return zip(points, points.dropFirst() + [points[0]]).filter { $0 != $1 }.map {
                LineSegment(start: $0, end: $1)
            }
        }
    }

    /// Returns the segments of each subpath of a path.
    ///
    /// Open subpaths stay open.
    func lines(of path: Path) -> [[LineSegment]] {
        path.polygons.map { polygon in
            let points = polygon.points.map(\.snapped)
            let ends = polygon.isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
            return zip(points, ends).filter { $0 != $1 }.map { LineSegment(start: $0, end: $1) }
        }
    }

    /// Returns whether a point is inside the region.
    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for segment in segments where (segment.start.y <= point.y) != (segment.end.y <= point.y) {
            let share = (point.y - segment.start.y) / (segment.end.y - segment.start.y)
            if segment.start.x + share * (segment.end.x - segment.start.x) > point.x {
                winding += segment.end.y > segment.start.y ? 1 : -1
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
}

extension Path {
    /// Creates a path from lines.
    fileprivate init(lines: [[LineSegment]]) {
        var elements: [Element] = []
        for line in lines {
            var last: CGPoint?
            for segment in line {
                if last != segment.start { elements.append(.move(to: segment.start)) }
                elements.append(.line(to: segment.end))
                last = segment.end
            }
        }
        self.init(elements: elements)
    }

    /// Creates the boundary of the result of an operation on two regions: the segments with the result on exactly one
    /// side.
    fileprivate init(boundaryOf operation: PathOperation, _ first: Region, _ second: Region) {
        let all = first.segments + second.segments
        var seen: Set<LineSegment> = []
        var boundary: [LineSegment] = []
        for segment in all.split(at: all) where seen.insert(segment.undirected).inserted {
            // Points on both sides of the segment, so close to it that no other segment is between.
            let reach = min(tolerance * 4, segment.length / 4) / segment.length
            let (dx, dy) = ((segment.end.x - segment.start.x) * reach, (segment.end.y - segment.start.y) * reach)
            func includes(_ side: CGFloat) -> Bool {
                let point = CGPoint(x: segment.middle.x - dy * side, y: segment.middle.y + dx * side)
                return operation.includes(first.contains(point), second.contains(point))
            }
            let (right, left) = (includes(1), includes(-1))
            guard right != left else { continue }
            // The result is to the right of the boundary, where y grows downwards.
            boundary.append(right ? segment : LineSegment(start: segment.end, end: segment.start))
        }
        self.init(loops: boundary)
    }

    /// Creates a path of closed subpaths from the segments of a boundary.
    private init(loops segments: [LineSegment]) {
        var following: [CGPoint: [Int]] = [:]
        for (index, segment) in segments.enumerated() { following[segment.start, default: []].append(index) }
        var isUsed = Array(repeating: false, count: segments.count)
        var elements: [Element] = []
        for start in segments.indices where !isUsed[start] {
            var points: [CGPoint] = []
            var index: Int? = start
            while let current = index {
                isUsed[current] = true
                points.append(segments[current].start)
                let end = segments[current].end
                if end == segments[start].start { break }
                index = following[end]?.first { !isUsed[$0] }
            }
            points = points.withoutStraightCorners
            guard points.count > 2 else { continue }
            elements.append(.move(to: points[0]))
            elements += points.dropFirst().map { .line(to: $0) }
            elements.append(.closeSubpath)
        }
        self.init(elements: elements)
    }
}

extension [CGPoint] {
    /// The corners of a closed line at which its direction changes.
    fileprivate var withoutStraightCorners: [CGPoint] {
        indices.compactMap { index in
            let (before, point) = (self[(index + count - 1) % count], self[index])
            let after = self[(index + 1) % count]
            let cross = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
            let lengths = before.distance(to: point) * point.distance(to: after)
            return abs(cross) > 1e-6 * lengths ? point : nil
        }
    }
}
