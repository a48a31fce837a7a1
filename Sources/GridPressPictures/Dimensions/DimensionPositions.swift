/// The positions at which the dimensions of a view are drawn.
///
/// ```swift
/// let figure = Figure("Departures", width: 320) {
///     Text("Oslo").padding(12).dimension(.topLeading)
///     Text("14:05").padding(12).dimension([.bottom, .hcenter])
/// }
/// ```
public struct DimensionPositions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The height, at the leading edge of the view.
    public static let leading = DimensionPositions(rawValue: 1)
    /// The height, at the trailing edge of the view.
    public static let trailing = DimensionPositions(rawValue: 2)
    /// The width, above the view.
    public static let top = DimensionPositions(rawValue: 4)
    /// The width, below the view.
    public static let bottom = DimensionPositions(rawValue: 8)
    /// The width, across the middle of the view.
    public static let vcenter = DimensionPositions(rawValue: 16)
    /// The height, down the middle of the view.
    public static let hcenter = DimensionPositions(rawValue: 32)

    /// The width above the view, and the height at its leading edge.
    public static let topLeading: DimensionPositions = [.top, .leading]
    /// The width above the view, and the height at its trailing edge.
    public static let topTrailing: DimensionPositions = [.top, .trailing]
    /// The width below the view, and the height at its leading edge.
    public static let bottomLeading: DimensionPositions = [.bottom, .leading]
    /// The width below the view, and the height at its trailing edge.
    public static let bottomTrailing: DimensionPositions = [.bottom, .trailing]
    /// The width and the height on all sides of the view.
    public static let all: DimensionPositions = [.topLeading, .bottomTrailing]
}
