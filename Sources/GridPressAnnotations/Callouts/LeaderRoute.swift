/// A route from a view to an edge of the drawn area, which it meets at a right angle.
struct LeaderRoute {
    /// The side that the route leads to.
    let side: Drawing.Annotation.Side
    /// The lines from the dot at the view up to the edge, in order.
    let lines: [Drawing.Annotation.Line]
    /// The position at which the route meets the edge: y on the left or right, and x at the top or bottom.
    let end: Double
    /// The cost of the length and the bends.
    ///
    /// Lower is better.
    let cost: Double

    /// The radius of a dot.
    static let dotRadius = 2.0
    /// The distance of a dot from the edge of its view: inside, and beside the view, where text may reach the edge.
    private static let inset = 4.5
    private static let airs = [4.5, 2.0]
    /// The distances at which routes around a view are tried, in points.
    private static let detours = [3.5, 4.0, 5, 6, 8, 10, 13, 16]
    private static let detoursOfPoints = [6.0, 8, 10, 13, 16, 20, 25, 31, 38, 46, 55, 65]
    /// The cost of a bend, of a dot beside its view, and of the left side instead of the right.
    private static let cornerCost = 14.0
    private static let outsideCost = 3.0
    private static let leftCost = 40.0

    /// Returns the routes from a point to the left and the right edge of an outline, the best first: straight, or
    /// vertical first.
    static func routes(from point: CGPoint, of frame: CGRect, to outline: CGRect) -> [LeaderRoute] {
        var routes: [LeaderRoute] = []
        for side in [Drawing.Annotation.Side.right, .left] {
            let edge = side == .right ? outline.maxX : outline.minX
            let away = abs(edge - point.x) + (side == .left ? leftCost : 0)
            let across = max(side == .right ? frame.maxX - point.x : point.x - frame.minX, 0)
            let steps: [Double] = [0] + detoursOfPoints + detoursOfPoints.map { -$0 }
            for y in steps.map({ point.y + $0 }) {
                let isStraight = y == point.y
                // The way around the view itself counts twice, the way across it three times.
                let crossing = y > frame.minY && y < frame.maxY ? 2 * across : across
                let points = [point] + (isStraight ? [] : [CGPoint(x: point.x, y: y)]) + [CGPoint(x: edge, y: y)]
                let corner = isStraight ? 0 : abs(y - point.y) + cornerCost
                routes.append(LeaderRoute(side, points, cost: away + crossing + corner))
            }
        }
        return routes.sorted { $0.cost < $1.cost }
    }

    /// Returns the routes from a view to the left and the right edge of an outline, the best first.
    ///
    /// 1. Straight to a side, from several heights.
    /// 2. Above or below the view, along the gap to its neighbors.
    static func routes(from object: CGRect, to outline: CGRect) -> [LeaderRoute] {
        var routes: [LeaderRoute] = []
        for side in [Drawing.Annotation.Side.right, .left] {
            let edge = side == .right ? outline.maxX : outline.minX
            let (near, sign) = side == .right ? (object.maxX, 1.0) : (object.minX, -1.0)
            let away = abs(edge - near) + (side == .left ? leftCost : 0)
            // 1.
            let heights = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92].map { object.minY + $0 * object.height }
            for (number, y) in heights.enumerated() {
                let isLarge = object.width >= 3 * inset && object.height >= 2 * inset
                let outside = airs.map { near + sign * (dotRadius + $0) }.filter { (edge - $0) * sign >= dotRadius }
                var starts: [(x: Double, cost: Double)] = outside.map { ($0, outsideCost) }
                if isLarge { starts.insert((near - sign * inset, 0), at: 0) }
                for (x, cost) in starts {
                    let points = [CGPoint(x: x, y: y), CGPoint(x: edge, y: y)]
                    routes.append(LeaderRoute(side, points, cost: away + Double(number) * 2 + cost))
                }
            }
            // 2.
            let columns = [near - sign * min(10, object.width / 2), object.midX]
            for (x, detour) in columns.flatMap({ x in detours.map { (x, $0) } }) {
                for isAbove in [true, false] {
                    let (start, down) = isAbove ? (object.minY, -1.0) : (object.maxY, 1.0)
                    let y = start + down * detour
                    for isInside in [true, false] {
                        if isInside, object.height < 3 * inset || object.width < 2 * inset { continue }
                        if !isInside, detour < dotRadius + 2 { continue }
                        let dot = CGPoint(x: x, y: isInside ? start - down * inset : start + down * (dotRadius + 0.5))
                        routes.append(
                            LeaderRoute(
                                side,
                                [dot, CGPoint(x: x, y: y), CGPoint(x: edge, y: y)],
                                cost: away + abs(near - x) + detour + cornerCost + (isInside ? 0 : outsideCost)
                            )
                        )
                    }
                }
            }
        }
        return routes.sorted { $0.cost < $1.cost }
    }

    /// Returns the route moved to another height of the view; `nil` for a route with bends.
    func moved(to y: Double) -> LeaderRoute? {
        guard lines.count == 1, side.isHorizontal else { return nil }
        let points = [CGPoint(x: lines[0].start.x, y: y), CGPoint(x: lines[0].end.x, y: y)]
        return LeaderRoute(side, points, cost: cost)
    }

    private init(_ side: Drawing.Annotation.Side, _ points: [CGPoint], cost: Double) {
        self.side = side
        lines = zip(points, points.dropFirst()).map { Drawing.Annotation.Line($0, $1) }
        end = side.isHorizontal ? points[points.count - 1].y : points[points.count - 1].x
        self.cost = cost
    }

    /// The route with x and y exchanged.
    var transposed: LeaderRoute {
        let points = [lines[0].start] + lines.map(\.end)
        return LeaderRoute(side == .right ? .bottom : .top, points.map { CGPoint(x: $0.y, y: $0.x) }, cost: cost)
    }
}

extension CGRect {
    /// The rectangle with x and y exchanged.
    var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
