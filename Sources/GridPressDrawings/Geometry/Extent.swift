/// The bounds of points and rectangles; empty at first.
///
/// Unlike `CGRect`, it has no null, infinite or negative sizes, which makes it fast to combine many extents.
struct Extent: Sendable {
    private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    /// Creates an empty extent.
    init() {}

    /// Creates the extent of a rectangle, which is empty for a rectangle that isn't finite.
    init(_ rect: CGRect) {
        guard rect.isFinite else { return }
        add(rect.origin)
        add(CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
    }

    /// Whether the extent contains no points.
    var isEmpty: Bool { !(low.x <= high.x && low.y <= high.y) }

    /// The extent as a rectangle; `nil` if it is empty.
    var rect: CGRect? {
        isEmpty ? nil : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Extends the bounds to a point.
    mutating func add(_ point: CGPoint) {
        low.x = min(low.x, point.x)
        low.y = min(low.y, point.y)
        high.x = max(high.x, point.x)
        high.y = max(high.y, point.y)
    }

    /// Extends the bounds to another extent.
    mutating func add(_ other: Extent) {
        low.x = min(low.x, other.low.x)
        low.y = min(low.y, other.low.y)
        high.x = max(high.x, other.high.x)
        high.y = max(high.y, other.high.y)
    }

    /// Reduces the bounds to the intersection with another extent.
    mutating func clip(to other: Extent) {
        low.x = max(low.x, other.low.x)
        low.y = max(low.y, other.low.y)
        high.x = min(high.x, other.high.x)
        high.y = min(high.y, other.high.y)
        if isEmpty { self = Extent() }
    }

    /// Extends the bounds by a length on all sides.
    mutating func grow(by length: CGFloat) {
        low.x -= length
        low.y -= length
        high.x += length
        high.y += length
    }

    /// Moves the bounds.
    mutating func move(by offset: CGSize) {
        low.x += offset.width
        low.y += offset.height
        high.x += offset.width
        high.y += offset.height
    }

    /// Changes the bounds to the bounds of the transformed rectangle.
    mutating func apply(_ transform: CGAffineTransform) {
        guard let rect else { return }
        self = Extent(transform.boundingBox(of: rect))
    }
}
