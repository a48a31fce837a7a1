/// The result of ``MasonrySolver``: the lanes and positions of items.
package struct MasonryArrangement: Equatable, Sendable {
    /// The first lane of each item.
    package var lanes: [Int]
    /// The number of lanes that each item spans; empty if each spans one.
    package var spans: [Int]
    /// The position of each item along its lanes.
    package var starts: [Double]
    /// The length of the longest lane.
    package var length: Double

    /// Returns the lanes of an item.
    package func lanes(of item: Int) -> Range<Int> {
        lanes[item]..<lanes[item] + (spans.isEmpty ? 1 : spans[item])
    }
}
