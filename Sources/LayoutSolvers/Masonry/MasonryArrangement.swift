/// Items in lanes, as a masonry arranged them.
public struct MasonryArrangement: Equatable, Sendable {
    /// The first lane of each item.
    public var lanes: [Int]
    /// How many lanes each item takes; empty where each takes one.
    public var spans: [Int]
    /// Where each item starts, along its lanes.
    public var starts: [Double]
    /// How long the longest lane is.
    public var length: Double

    /// The lanes of an item.
    public func lanes(of item: Int) -> Range<Int> {
        lanes[item]..<lanes[item] + (spans.isEmpty ? 1 : spans[item])
    }
}
