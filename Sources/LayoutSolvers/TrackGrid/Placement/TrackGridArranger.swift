/// Gives each item of a grid its cells: first those that have starts, then the others, one behind the other.
struct TrackGridArranger {
    let items: [TrackGridItem]
    let fixedCount: Int
    let isDense: Bool
    var result = TrackGridArrangement()
    var occupancy: Occupancy
    var cursors = Cursors()

    private init(_ items: [TrackGridItem], fixedCount: Int, isDense: Bool) {
        self.items = items
        self.fixedCount = min(fixedCount, TrackGridLimits.fixedTracks)
        self.isDense = isDense
        occupancy = Occupancy(fixedCount: self.fixedCount, expectedLines: items.count / max(fixedCount, 1))
        result.fixedCount = self.fixedCount
    }

    /// The cells of some items in a grid with so many listed tracks.
    static func arrange(_ items: [TrackGridItem], fixedCount: Int, isDense: Bool) -> TrackGridArrangement {
        // Step 0: without tracks nothing is placed.
        guard fixedCount > 0, !items.isEmpty else { return TrackGridArrangement() }
        var arranger = TrackGridArranger(items, fixedCount: fixedCount, isDense: isDense)
        if arranger.normalise() { arranger.pin() }
        arranger.place()
        return arranger.result
    }

    /// Gives an item its cells.
    @inline(__always)
    mutating func put(_ item: Int, _ fixed: Int, _ growing: Int) {
        var growingSpan = result.cells[item].growingSpan
        if growingSpan > 1, growing + growingSpan > TrackGridLimits.growingTracks {
            growingSpan = 1
            result.cells[item].growingSpanCode = 1
            warn(item, .spanTooLarge)
        }
        occupancy.take(fixed, growing, result.cells[item].fixedSpan, growingSpan)
        result.cells[item].fixedCode = Int32(truncatingIfNeeded: fixed)
        result.cells[item].growingCode = Int32(truncatingIfNeeded: growing)
        result.growingCount = max(result.growingCount, growing + growingSpan)
        result.order.append(item)
    }

    mutating func warn(_ item: Int, _ kind: TrackGridWarning.Kind) {
        result.warnings.append(TrackGridWarning(item: item, kind: kind))
    }
}
