/// The tracks that each item of a grid takes.
package struct TrackGridArrangement: Hashable, Sendable {
    /// The cell of each item, in the order in which the items were declared; empty where the grid has no tracks.
    package internal(set) var cells: [TrackGridCell] = []
    /// How many tracks are listed.
    package internal(set) var fixedCount = 0
    /// How many tracks there are along the growing axis.
    package internal(set) var growingCount = 0
    /// The items in the order in which they were given their places; empty where they were declared in it.
    var placed: [Int32] = []
    /// What couldn't be done as it was asked for.
    package internal(set) var warnings: [TrackGridWarning] = []

    /// The items in the order in which they were given their places.
    package var order: [Int] { placed.isEmpty ? Array(cells.indices) : placed.map { Int($0) } }
}

/// A request about the position of an item that couldn't be fulfilled.
package struct TrackGridWarning: Hashable, Sendable {
    /// The kind of a warning.
    package enum Kind: Hashable, Sendable {
        /// It was to start beyond the listed tracks, and starts wherever there is room along that axis.
        case startBeyondTracks
        /// It was to start so far along the growing axis that no picture could show it, and starts where there is room.
        case startTooFar
        /// The cells it was to take are taken, and it is placed where there is room.
        case occupied
        /// No room is left in the track that it was to start in, and it is placed where there is room.
        case noRoomInTrack
        /// It spans more tracks along the growing axis than a grid may have, and spans fewer.
        case spanTooLarge
    }

    /// The item, counted as they were declared.
    package let item: Int
    /// What it was.
    package let kind: Kind
}

/// The limits for the size of a grid.
package enum TrackGridLimits {
    /// How many listed tracks a grid may have.
    package static let fixedTracks = 10_000
    /// How many tracks along the growing axis an item may span.
    package static let growingSpan = 10_000
    /// How many tracks along the growing axis there may be because of starts and spans; each item more adds at most one.
    package static let growingTracks = 100_000
}
