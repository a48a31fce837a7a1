/// The point or view that a leader starts at.
enum LeaderTarget {
    /// A point of a view, chosen by the author.
    case point(CGPoint, of: CGRect)
    /// Any point of a view.
    case view(CGRect)

    /// The rectangle whose background a leader may cover.
    var object: CGRect {
        switch self {
        case .point(let point, _): CGRect(origin: point, size: .zero)
        case .view(let frame): frame
        }
    }

    /// Returns the routes to the left and the right edge of an outline, the best first.
    func routes(to outline: CGRect) -> [LeaderRoute] {
        switch self {
        case .point(let point, let frame): LeaderRoute.routes(from: point, of: frame, to: outline)
        case .view(let frame): LeaderRoute.routes(from: frame, to: outline)
        }
    }

    /// Returns the routes to all edges of an outline, routes to the left and the right first.
    func allRoutes(to outline: CGRect) -> [LeaderRoute] {
        routes(to: outline) + transposed.routes(to: outline.transposed).map(\.transposed)
    }

    /// The target with x and y exchanged.
    private var transposed: LeaderTarget {
        switch self {
        case .point(let point, let frame): .point(CGPoint(x: point.y, y: point.x), of: frame.transposed)
        case .view(let frame): .view(frame.transposed)
        }
    }
}

extension Drawing.Callout {
    /// The point and the view that a leader may start at, the better one first.
    var targets: [LeaderTarget] { [point.map { .point($0, of: frame) }, .view(frame)].compactMap(\.self) }

    /// The rectangle that contains the view and the point.
    var extent: CGRect { point.map { frame.union(CGRect(origin: $0, size: .zero)) } ?? frame }
}
