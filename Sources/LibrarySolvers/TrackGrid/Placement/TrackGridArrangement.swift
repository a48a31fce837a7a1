/// The tracks that each item of a grid occupies.
package struct TrackGridArrangement: Hashable, Sendable {
    /// The cell of each item, in declaration order; empty if the grid has no tracks.
    package internal(set) var cells: [TrackGridCell] = []
    /// The number of listed tracks, at most ``TrackGridLimits/fixedTracks``; 0 if the grid has no items.
    package internal(set) var fixedCount = 0
    /// The number of tracks along the growing axis.
    package internal(set) var growingCount = 0
    /// The items in the order of their placement; empty for declaration order.
    var placed: [Int32] = []
    /// Requests that couldn't be fulfilled.
    package internal(set) var warnings: [TrackGridWarning] = []

    /// The items in the order of their placement.
    package var order: [Int] { placed.isEmpty ? Array(cells.indices) : placed.map { Int($0) } }
}

/// A requested position or span that couldn't be fulfilled.
package struct TrackGridWarning: Hashable, Sendable {
    /// The kind of a warning.
    package enum Kind: Hashable, Sendable {
        /// The start is beyond the listed tracks, so the item is placed anywhere along that axis.
        case startBeyondTracks
        /// The start along the growing axis exceeds ``TrackGridLimits/growingTracks``, so the item is placed where
        /// there is room.
        case startTooFar
        /// The requested cells are occupied, so the item is placed where there is room.
        case occupied
        /// The requested track has no room, so the item is placed where there is room.
        case noRoomInTrack
        /// The span along the growing axis exceeds the limit, so the item spans fewer tracks.
        case spanTooLarge
    }

    /// The index of the item.
    package let item: Int
    /// The kind of the warning.
    package let kind: Kind
}

/// The limits of the size of a grid.
package enum TrackGridLimits {
    /// The largest number of listed tracks.
    package static let fixedTracks = 10_000
    /// The largest span of an item along the growing axis.
    package static let growingSpan = 10_000
    /// The largest number of tracks along the growing axis that starts and spans can produce.
    ///
    /// Each further item adds at most one.
    package static let growingTracks = 100_000
}
