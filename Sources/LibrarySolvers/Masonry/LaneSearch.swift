/// Lanes in which items that span several lanes are placed.
protocol LaneSearch: ~Copyable {
    /// Returns the first place for a span with the smallest end.
    func place(span: Int) -> LanePlace
    /// Makes lanes end at a position.
    ///
    /// The caller passes a position that is at or after the present end of each lane.
    mutating func raise(_ lanes: Range<Int>, to position: Double)
    /// Returns the end of a lane.
    func end(of lane: Int) -> Double
}

/// A place for an item in adjacent lanes.
struct LanePlace {
    /// The first lane.
    let lane: Int
    /// The end of the longest of its lanes.
    let reach: Double
    /// Whether any of the lanes has an item.
    ///
    /// Even an item of length 0 is followed by a gap.
    let isOccupied: Bool
}

/// Returns the number of leaves of a binary tree for a number of lanes: the smallest power of two that is large enough.
func leaves(forLanes count: Int) -> Int {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    return leaves
}
