/// A point of a rectangle whose sides are counted as 1: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat

    /// A point from its shares.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the top of the leading side.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top of the trailing side.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom of the leading side.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom of the trailing side.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point of a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
