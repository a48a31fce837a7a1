/// How a lazy grid divided a length among its items, with every step on the way.
public struct LazyGridResolution: Equatable, Sendable {
    /// What an item got.
    public struct Share: Equatable, Sendable {
        /// The length that was left when its turn came; not there for items of fixed lengths, which are set aside before.
        public var remaining: Double?
        /// How many items were left then, itself among them.
        public var itemsLeft: Int
        /// The length that it got.
        public var length: Double

        /// Its part of what was left, before the limits of the item.
        public var share: Double? { remaining.map { $0 / Double(itemsLeft) } }
        /// Whether the item's limits changed its share.
        public var isClamped: Bool { share.map { $0 != length } ?? false }
    }

    /// A column, or a row.
    public struct Track: Equatable, Sendable {
        /// The item that it comes from.
        public var item: Int
        /// Where it starts.
        public var start: Double
        /// How long it is.
        public var length: Double
    }

    /// The length that was divided.
    public var offered: Double
    /// What was divided among.
    let items: [LazyGridItem]
    /// The tracks of all items.
    public var tracks: [Track]
    /// Where the last track ends: the length that all take together.
    public var length: Double

    /// What each item got.
    public var shares: [Share] {
        var sharing = LazyGridSharing(items, of: offered)
        return items.map { sharing.next($0) }
    }

    /// Whether two divisions came out alike, whatever led to them.
    public static func == (first: Self, second: Self) -> Bool {
        first.offered == second.offered && first.shares == second.shares && first.tracks == second.tracks
            && first.length == second.length
    }
}
