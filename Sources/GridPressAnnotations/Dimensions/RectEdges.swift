/// The edges of a rectangle as plain numbers, which are quicker to compare than those of a `CGRect`.
struct RectEdges {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// The edges of a rectangle.
    init(_ rect: CGRect) {
        left = rect.minX
        top = rect.minY
        right = rect.maxX
        bottom = rect.maxY
    }

    /// These edges.
    private init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The edges of a rectangle that overlaps none and lies in all.
    static let nothing = RectEdges(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    /// The edges of a rectangle that encloses all.
    static let everything = RectEdges(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    /// Returns whether the insides of two rectangles have something in common; thin ones count as lines.
    @inline(__always)
    func overlaps(_ other: RectEdges) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Returns whether another rectangle lies inside.
    @inline(__always)
    func encloses(_ other: RectEdges) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// Makes them those around another rectangle too; edges that are no numbers change nothing, and overlap nothing.
    mutating func formUnion(_ other: RectEdges) {
        if other.left < left { left = other.left }
        if other.top < top { top = other.top }
        if other.right > right { right = other.right }
        if other.bottom > bottom { bottom = other.bottom }
    }

    /// Makes them those of what lies in another rectangle too; edges that are no numbers change nothing.
    mutating func formIntersection(_ other: RectEdges) {
        if other.left > left { left = other.left }
        if other.top > top { top = other.top }
        if other.right < right { right = other.right }
        if other.bottom < bottom { bottom = other.bottom }
    }
}
