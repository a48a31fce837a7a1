/// The squares of a coarse grid that a rectangle touches.
struct RectSquares {
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>

    private static let side = 32.0
    private static let most = 512
    /// The maximum coordinate.
    ///
    /// Beyond it, products of square counts may not fit an integer.
    private static let farthest = 1e9

    /// Creates the squares of a rectangle; `nil` for too many, and for edges that are infinite or NaN.
    init?(_ edges: RectEdges) {
        guard edges.left >= -Self.farthest, edges.top >= -Self.farthest, edges.right <= Self.farthest,
            edges.bottom <= Self.farthest, edges.left <= edges.right, edges.top <= edges.bottom
        else { return nil }
        columns = Self.square(edges.left)...Self.square(edges.right)
        rows = Self.square(edges.top)...Self.square(edges.bottom)
        guard columns.count * rows.count <= Self.most else { return nil }
    }

    private static func square(_ place: Double) -> Int { Int((place / side).rounded(.down)) }

    /// Returns the number of squares that another rectangle also touches; 1 for a rectangle that is too large to
    /// count.
    func sharedCount(with edges: RectEdges) -> Int {
        guard let other = RectSquares(edges) else { return 1 }
        return columns.clamped(to: other.columns).count * rows.clamped(to: other.rows).count
    }
}
