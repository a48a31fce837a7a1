/// The division of a length among the items of a lazy grid, with every step.
package struct LazyGridPass: Equatable, Sendable {
    /// The share of an item.
    package struct Share: Equatable, Sendable {
        /// The length that was left when its turn came; not there for items of fixed lengths, which are set aside before.
        package var remaining: Double?
        /// How many items were left then, itself among them.
        package var itemsLeft: Int
        /// The length that it got.
        package var length: Double

        /// Its part of what was left, before the limits of the item.
        package var share: Double? { remaining.map { $0 / Double(itemsLeft) } }
        /// Whether the item's limits changed its share.
        package var isClamped: Bool { share.map { $0 != length } ?? false }
    }

    /// A column, or a row.
    package struct Track: Equatable, Sendable {
        /// The item that it comes from.
        package var item: Int
        /// Where it starts.
        package var start: Double
        /// How long it is.
        package var length: Double
    }

    /// The length that was divided.
    package var offered: Double
    /// What was divided among.
    let items: [LazyGridItem]
    /// The tracks of all items.
    package var tracks: [Track]
    /// Where the last track ends: the length that all take together.
    package var length: Double

    /// What each item got.
    package var shares: [Share] {
        var sharing = LazyGridSharing(items, of: offered)
        return items.map { sharing.next($0) }
    }

    /// Whether two divisions came out alike, whatever led to them.
    package static func == (first: Self, second: Self) -> Bool {
        first.offered == second.offered && first.shares == second.shares && first.tracks == second.tracks
            && first.length == second.length
    }
}
