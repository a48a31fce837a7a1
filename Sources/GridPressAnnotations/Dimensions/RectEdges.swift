/// The edges of a rectangle as plain numbers, which are faster to compare than the edges of a `CGRect`.
struct RectEdges {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// Creates the edges of a rectangle.
    init(_ rect: CGRect) {
        left = rect.minX
        top = rect.minY
        right = rect.maxX
        bottom = rect.maxY
    }

    /// Creates edges at these positions.
    private init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The edges of an empty rectangle, the neutral element of a union.
    static let nothing = RectEdges(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    /// The edges of an infinite rectangle, the neutral element of an intersection.
    static let everything = RectEdges(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    /// Returns whether the interiors of two rectangles overlap.
    ///
    /// Rectangles without width or height count as lines.
    @inline(__always)
    func overlaps(_ other: RectEdges) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Returns whether another rectangle is inside this one.
    @inline(__always)
    func encloses(_ other: RectEdges) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// Extends the edges to contain another rectangle.
    ///
    /// NaN edges change nothing and overlap nothing.
    mutating func formUnion(_ other: RectEdges) {
        if other.left < left { left = other.left }
        if other.top < top { top = other.top }
        if other.right > right { right = other.right }
        if other.bottom > bottom { bottom = other.bottom }
    }

    /// Reduces the edges to the intersection with another rectangle.
    ///
    /// NaN edges change nothing.
    mutating func formIntersection(_ other: RectEdges) {
        if other.left > left { left = other.left }
        if other.top > top { top = other.top }
        if other.right < right { right = other.right }
        if other.bottom < bottom { bottom = other.bottom }
    }
}
