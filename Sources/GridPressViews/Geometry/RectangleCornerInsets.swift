/// The inset sizes of the corners of a rectangle.
public struct RectangleCornerInsets: Equatable, Sendable {
    /// The inset of the corner at the top of the leading edge.
    public var topLeading: CGSize
    /// The inset of the corner at the top of the trailing edge.
    public var topTrailing: CGSize
    /// The inset of the corner at the bottom of the leading edge.
    public var bottomLeading: CGSize
    /// The inset of the corner at the bottom of the trailing edge.
    public var bottomTrailing: CGSize

    /// Creates insets of the four corners.
    public init(
        topLeading: CGSize = .zero,
        topTrailing: CGSize = .zero,
        bottomLeading: CGSize = .zero,
        bottomTrailing: CGSize = .zero
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}
