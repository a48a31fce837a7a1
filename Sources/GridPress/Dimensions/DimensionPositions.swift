/// The positions at which the dimensions of a view are drawn.
public struct DimensionPositions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The height, before the view.
    public static let leading = DimensionPositions(rawValue: 1)
    /// The height, behind the view.
    public static let trailing = DimensionPositions(rawValue: 2)
    /// The width, above the view.
    public static let top = DimensionPositions(rawValue: 4)
    /// The width, below the view.
    public static let bottom = DimensionPositions(rawValue: 8)
    /// The width, halfway down the view.
    public static let vcenter = DimensionPositions(rawValue: 16)
    /// The height, halfway across the view.
    public static let hcenter = DimensionPositions(rawValue: 32)

    /// The width above and the height before the view.
    public static let topLeading: DimensionPositions = [.top, .leading]
    /// The width above and the height behind the view.
    public static let topTrailing: DimensionPositions = [.top, .trailing]
    /// The width below and the height before the view.
    public static let bottomLeading: DimensionPositions = [.bottom, .leading]
    /// The width below and the height behind the view.
    public static let bottomTrailing: DimensionPositions = [.bottom, .trailing]
    /// Both measures on both sides of the view.
    public static let all: DimensionPositions = [.topLeading, .bottomTrailing]
}
