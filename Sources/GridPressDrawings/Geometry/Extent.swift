/// The bounds of something on each side; empty at first.
///
/// Unlike `CGRect` it is never null, infinite or turned around, which makes adding up many of them cheap.
struct Extent: Sendable {
    private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    /// An extent of nothing.
    init() {}

    /// The extent of a rectangle; nothing where that is null or has no place.
    init(_ rect: CGRect) {
        guard rect.isFinite else { return }
        add(rect.origin)
        add(CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
    }

    /// Whether it is the extent of nothing.
    var isEmpty: Bool { !(low.x <= high.x && low.y <= high.y) }

    /// The extent as a rectangle; `nil` for nothing.
    var rect: CGRect? {
        isEmpty ? nil : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Makes it reach a point.
    mutating func add(_ point: CGPoint) {
        low.x = min(low.x, point.x)
        low.y = min(low.y, point.y)
        high.x = max(high.x, point.x)
        high.y = max(high.y, point.y)
    }

    /// Makes it reach as far as another.
    mutating func add(_ other: Extent) {
        low.x = min(low.x, other.low.x)
        low.y = min(low.y, other.low.y)
        high.x = max(high.x, other.high.x)
        high.y = max(high.y, other.high.y)
    }

    /// Leaves only what another has as well.
    mutating func clip(to other: Extent) {
        low.x = max(low.x, other.low.x)
        low.y = max(low.y, other.low.y)
        high.x = min(high.x, other.high.x)
        high.y = min(high.y, other.high.y)
        if isEmpty { self = Extent() }
    }

    /// Reaches further to all sides.
    mutating func grow(by length: CGFloat) {
        low.x -= length
        low.y -= length
        high.x += length
        high.y += length
    }

    /// Moves it.
    mutating func move(by offset: CGSize) {
        low.x += offset.width
        low.y += offset.height
        high.x += offset.width
        high.y += offset.height
    }

    /// Makes it the extent of its transformed rectangle.
    mutating func apply(_ transform: CGAffineTransform) {
        guard let rect else { return }
        self = Extent(transform.boundingBox(of: rect))
    }
}
