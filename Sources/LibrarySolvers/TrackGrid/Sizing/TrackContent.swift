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

    /// Calls a closure for each item, with its start, span and length.
    @inline(__always)
    func forEach(_ body: (_ item: Int, _ start: Int, _ span: Int, _ length: Double) -> Void) {
        precondition(lengths.count >= cells.count, "every item needs a length")
        cells.withUnsafeBufferPointer { cells in
            lengths.withUnsafeBufferPointer { lengths in
                // The axis is tested once, not for each item.
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
    /// The length, at least 0 and small enough that sums of many stay finite.
    @inline(__always)
    var asTrackLength: Double { self > 0 ? min(self, 1e12) : 0 }
}
