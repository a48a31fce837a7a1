/// A point in a rectangle whose sides count as 1: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal coordinate, as a fraction of the width.
    public var x: CGFloat
    /// The vertical coordinate, as a fraction of the height.
    public var y: CGFloat

    /// Creates a point with coordinates, which may lie outside of the rectangle.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates a point at the top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the leading edge.
    ///
    /// It is the left edge in gradients and effects. In right-to-left environments, layouts mirror placements, so that
    /// it is the right edge there.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the trailing edge.
    ///
    /// It is the right edge in gradients and effects. In right-to-left environments, layouts mirror placements, so that
    /// it is the left edge there.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the top of the leading side.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top of the trailing side.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom of the leading side.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom of the trailing side.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Returns the point's position in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
