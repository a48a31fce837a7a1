/// What lies in the tracks of one axis: where each item starts, how many tracks it spans, and how long it is.
struct TrackContent {
    let cells: [TrackGridCell]
    let lengths: [Double]
    let isGrowing: Bool

    @inline(__always)
    func start(_ item: Int) -> Int { isGrowing ? cells[item].growing : cells[item].fixed }

    @inline(__always)
    func span(_ item: Int) -> Int { isGrowing ? cells[item].growingSpan : cells[item].fixedSpan }

    @inline(__always)
    func length(_ item: Int) -> Double { lengths[item].asTrackLength }

    var count: Int { cells.count }
}

extension Double {
    /// A length that is a number, not negative, and small enough for sums of many to be numbers.
    @inline(__always)
    var asTrackLength: Double { self > 0 ? min(self, 1e12) : 0 }
}
