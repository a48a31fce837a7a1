/// The items in the tracks of one axis: their starts, spans and lengths.
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

    /// Goes through all items: where each starts, how many tracks it spans, and how long it is.
    @inline(__always)
    func forEach(_ body: (_ item: Int, _ start: Int, _ span: Int, _ length: Double) -> Void) {
        precondition(lengths.count >= cells.count, "every item needs a length")
        cells.withUnsafeBufferPointer { cells in
            lengths.withUnsafeBufferPointer { lengths in
                // The axis is asked for once, not for each item.
                if isGrowing {
                    for item in 0..<cells.count {
                        body(item, cells[item].growing, cells[item].growingSpan, lengths[item].asTrackLength)
                    }
                } else {
                    for item in 0..<cells.count {
                        body(item, cells[item].fixed, cells[item].fixedSpan, lengths[item].asTrackLength)
                    }
                }
            }
        }
    }
}

extension Double {
    /// A length that is a number, not negative, and small enough for sums of many to be numbers.
    @inline(__always)
    var asTrackLength: Double { self > 0 ? min(self, 1e12) : 0 }
}
