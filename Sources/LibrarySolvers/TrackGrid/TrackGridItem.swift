/// An item of a track grid: the number of tracks that it spans, and optionally where it starts.
///
/// A grid has tracks along two axes. The tracks along the *fixed* axis are listed; along the *growing* axis there are
/// as many as the items need. In a grid that flows in rows, the fixed tracks are the columns.
public struct TrackGridItem: Hashable, Sendable {
    // Narrow numbers, because grids of many items are limited by memory bandwidth.
    let fixedSpanCode: Int32
    let growingSpanCode: Int32
    let fixedStartCode: Int32
    let growingStartCode: Int32

    /// The largest span and start that are kept; larger values count as this value.
    static let largest: Int32 = 1 << 30

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - fixedSpan: The number of listed tracks that it spans. Values below 1 count as 1.
    ///   - growingSpan: The number of tracks that it spans along the growing axis. Values below 1 count as 1.
    ///   - fixedStart: The index of its first listed track. `nil` and negative values mean any.
    ///   - growingStart: The index of its first track along the growing axis. `nil` and negative values mean any.
    public init(fixedSpan: Int = 1, growingSpan: Int = 1, fixedStart: Int? = nil, growingStart: Int? = nil) {
        fixedSpanCode = Self.narrow(fixedSpan, atLeast: 1)
        growingSpanCode = Self.narrow(growingSpan, atLeast: 1)
        fixedStartCode = Self.narrow(fixedStart ?? -1, atLeast: -1)
        growingStartCode = Self.narrow(growingStart ?? -1, atLeast: -1)
    }

    private static func narrow(_ number: Int, atLeast least: Int32) -> Int32 {
        number < Int(least) ? least : number > Int(largest) ? largest : Int32(truncatingIfNeeded: number)
    }

    /// The number of listed tracks that it spans.
    public var fixedSpan: Int { Int(fixedSpanCode) }
    /// The number of tracks that it spans along the growing axis.
    public var growingSpan: Int { Int(growingSpanCode) }
    /// The index of its first listed track; `nil` for any.
    public var fixedStart: Int? { fixedStartCode < 0 ? nil : Int(fixedStartCode) }
    /// The index of its first track along the growing axis; `nil` for any.
    public var growingStart: Int? { growingStartCode < 0 ? nil : Int(growingStartCode) }

    /// The item with the two axes swapped.
    public var transposed: TrackGridItem {
        TrackGridItem(
            fixedSpan: growingSpan,
            growingSpan: fixedSpan,
            fixedStart: growingStart,
            growingStart: fixedStart
        )
    }
}

/// The tracks that an item occupies.
public struct TrackGridCell: Hashable, Sendable {
    var fixedCode: Int32
    var growingCode: Int32
    var fixedSpanCode: Int32
    var growingSpanCode: Int32

    /// The index of the first listed track.
    public var fixed: Int { Int(fixedCode) }
    /// The index of the first track along the growing axis.
    public var growing: Int { Int(growingCode) }
    /// The number of listed tracks.
    public var fixedSpan: Int { Int(fixedSpanCode) }
    /// The number of tracks along the growing axis.
    public var growingSpan: Int { Int(growingSpanCode) }

    /// Creates a cell at these tracks.
    public init(fixed: Int, growing: Int, fixedSpan: Int = 1, growingSpan: Int = 1) {
        fixedCode = Int32(fixed)
        growingCode = Int32(growing)
        fixedSpanCode = Int32(fixedSpan)
        growingSpanCode = Int32(growingSpan)
    }

    /// Whether the item has a position already; unplaced cells have negative indices.
    var isPlaced: Bool { fixedCode >= 0 }
}
