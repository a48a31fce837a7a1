/// Lanes in which items of several lanes are placed.
protocol LaneSearch: ~Copyable {
    /// The first of the places for a span at which the longest of its lanes reaches least far.
    func place(span: Int) -> LanePlace
    /// Lets some lanes, none of which reaches further, end here.
    mutating func raise(_ lanes: Range<Int>, to position: Double)
    /// Where a lane ends.
    func end(of lane: Int) -> Double
}

/// A place for an item in lanes beside each other.
struct LanePlace {
    /// The first lane.
    let lane: Int
    /// How far the longest lane reaches.
    let reach: Double
    /// Whether any of the lanes has an item: an item of length 0 needs a gap after it, too.
    let isOccupied: Bool
}

/// The least power of two that is no less than a number of lanes: trees of halves have as many leaves.
func leaves(forLanes count: Int) -> Int {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    return leaves
}
