/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
    /// How views are aligned from side to side.
    public var horizontal: HorizontalAlignment
    /// How views are aligned from top to bottom.
    public var vertical: VerticalAlignment

    /// A guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The guide of an axis.
    subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal.guide : vertical.guide }

    /// The middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner at the top of the leading side.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner at the top of the trailing side.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner at the bottom of the leading side.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner at the bottom of the trailing side.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading end of the last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the first baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing end of the last baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
