/// An item of a track grid: how many tracks it spans, and where it starts if somebody said so.
///
/// A grid has tracks along two axes. Those along the *fixed* axis are listed; along the *growing* axis there are as
/// many as the items need. In a grid that flows in rows the fixed tracks are columns.
public struct TrackGridItem: Hashable, Sendable {
    // Narrow numbers: a grid of many items is as fast as its memory.
    let fixedSpanCode: Int32
    let growingSpanCode: Int32
    let fixedStartCode: Int32
    let growingStartCode: Int32

    /// The largest span and start that are kept as they are; larger ones are as good as this.
    static let largest: Int32 = 1 << 30

    /// An item with these spans, of at least 1, and these starts, of at least 0.
    ///
    /// Spans below 1 count as 1, and starts below 0 as none.
    public init(fixedSpan: Int = 1, growingSpan: Int = 1, fixedStart: Int? = nil, growingStart: Int? = nil) {
        fixedSpanCode = Self.narrow(fixedSpan, atLeast: 1)
        growingSpanCode = Self.narrow(growingSpan, atLeast: 1)
        fixedStartCode = Self.narrow(fixedStart ?? -1, atLeast: -1)
        growingStartCode = Self.narrow(growingStart ?? -1, atLeast: -1)
    }

    private static func narrow(_ number: Int, atLeast least: Int32) -> Int32 {
        number < Int(least) ? least : number > Int(largest) ? largest : Int32(truncatingIfNeeded: number)
    }

    /// How many listed tracks it spans.
    public var fixedSpan: Int { Int(fixedSpanCode) }
    /// How many tracks it spans along the growing axis.
    public var growingSpan: Int { Int(growingSpanCode) }
    /// The first of the listed tracks that it spans, if it was given.
    public var fixedStart: Int? { fixedStartCode < 0 ? nil : Int(fixedStartCode) }
    /// The first track that it spans along the growing axis, if it was given.
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

/// The tracks that an item takes.
public struct TrackGridCell: Hashable, Sendable {
    var fixedCode: Int32
    var growingCode: Int32
    var fixedSpanCode: Int32
    var growingSpanCode: Int32

    /// The first of the listed tracks.
    public var fixed: Int { Int(fixedCode) }
    /// The first track along the growing axis.
    public var growing: Int { Int(growingCode) }
    /// How many listed tracks.
    public var fixedSpan: Int { Int(fixedSpanCode) }
    /// How many tracks along the growing axis.
    public var growingSpan: Int { Int(growingSpanCode) }

    /// A cell at these tracks.
    public init(fixed: Int, growing: Int, fixedSpan: Int = 1, growingSpan: Int = 1) {
        fixedCode = Int32(fixed)
        growingCode = Int32(growing)
        fixedSpanCode = Int32(fixedSpan)
        growingSpanCode = Int32(growingSpan)
    }

    /// Whether it has been given a place yet.
    var isPlaced: Bool { fixedCode >= 0 }
}
