/// Items in lanes, as a masonry arranged them.
package struct MasonryArrangement: Equatable, Sendable {
    /// The first lane of each item.
    package var lanes: [Int]
    /// How many lanes each item takes; empty where each takes one.
    package var spans: [Int]
    /// Where each item starts, along its lanes.
    package var starts: [Double]
    /// How long the longest lane is.
    package var length: Double

    /// The lanes of an item.
    package func lanes(of item: Int) -> Range<Int> {
        lanes[item]..<lanes[item] + (spans.isEmpty ? 1 : spans[item])
    }
}
