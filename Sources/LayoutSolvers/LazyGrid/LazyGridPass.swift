/// The division of a length among the items of a lazy grid, with its intermediate results.
package struct LazyGridPass: Equatable, Sendable {
    /// The share of an item.
    package struct Share: Equatable, Sendable {
        /// The length that was left for this item and all later items; `nil` for items of fixed length, which are
        /// subtracted first.
        package var remaining: Double?
        /// The number of items without a fixed length that were left, including this one.
        package var itemsLeft: Int
        /// The length of the item.
        package var length: Double

        /// The equal part of the remaining length, before the item's limits apply; `nil` for items of fixed length.
        package var share: Double? { remaining.map { $0 / Double(itemsLeft) } }
        /// Whether the item's limits changed its share.
        package var isClamped: Bool { share.map { $0 != length } ?? false }
    }

    /// A column or a row.
    package struct Track: Equatable, Sendable {
        /// The index of the item that the track comes from.
        package var item: Int
        /// The position where it starts.
        package var start: Double
        /// Its length.
        package var length: Double
    }

    /// The length that was divided.
    package var offered: Double
    /// The items that it was divided among.
    let items: [LazyGridItem]
    /// The tracks of all items, in order.
    package var tracks: [Track]
    /// The end of the last track, which is the length of all tracks and gaps.
    package var length: Double

    /// The share of each item.
    package var shares: [Share] {
        var sharing = LazyGridSharing(items, of: offered)
        return items.map { sharing.next($0) }
    }

    /// Returns whether two passes have the same results.
    ///
    /// Their items may differ.
    package static func == (first: Self, second: Self) -> Bool {
        first.offered == second.offered && first.shares == second.shares && first.tracks == second.tracks
            && first.length == second.length
    }
}
