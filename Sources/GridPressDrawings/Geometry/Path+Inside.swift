extension Path {
    /// Returns a Boolean value that indicates whether the path contains a point.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for polygon in polygons {
            for (index, start) in polygon.points.enumerated() {
                // Open subpaths are filled as if they were closed.
                let end = polygon.points[(index + 1) % polygon.points.count]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// A subpath with its curves flattened to line segments.
    struct Polyline {
        var points: [CGPoint]
        /// Whether the line is smooth at each point.
        ///
        /// Points inside a curve are smooth.
        var isSmooth: [Bool]
        var isClosed: Bool
    }

    /// The subpaths, with curves flattened to line segments.
    var polygons: [Polyline] {
        pieces.map { piece in
            var polygon = Polyline(points: [piece.start], isSmooth: [false], isClosed: piece.isClosed)
            for segment in piece.segments {
                let count = segment.isLine ? 1 : 24
                for step in 1...count {
                    polygon.points.append(step == count ? segment.end : segment.point(CGFloat(step) / CGFloat(count)))
                    polygon.isSmooth.append(step < count)
                }
            }
            if polygon.isClosed, polygon.points.count > 1, polygon.points.last == piece.start {
                polygon.points.removeLast()
                polygon.isSmooth.removeLast()
            }
            return polygon
        }
    }
}
