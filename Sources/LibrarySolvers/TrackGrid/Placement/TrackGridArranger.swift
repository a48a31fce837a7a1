/// An arranger that assigns cells to the items of a grid: first to items with starts, then to other items in order.
///
/// Only plain memory is used in its loops, because they run for each item.
struct TrackGridArranger: ~Copyable {
    let items: [TrackGridItem]
    let fixedCount: Int
    let isDense: Bool
    /// The cell of each item.
    let cells: UnsafeMutableBufferPointer<TrackGridCell>
    var occupancy: Occupancy
    var cursors = Cursors()
    var growingCount = 0
    /// Whether all items are placed in declaration order.
    var isInOrder = true
    /// The items in the order of their placement; empty while `isInOrder`.
    var placed: [Int32] = []
    var warnings: [TrackGridWarning] = []

    private init(
        _ items: [TrackGridItem],
        fixedCount: Int,
        isDense: Bool,
        cells: UnsafeMutableBufferPointer<TrackGridCell>
    ) {
        self.items = items
        self.fixedCount = fixedCount
        self.isDense = isDense
        self.cells = cells
        occupancy = Occupancy(fixedCount: fixedCount, expectedLines: items.count / fixedCount)
    }

    /// Returns the cells of items in a grid.
    ///
    /// - Parameters:
    ///   - items: The items in declaration order.
    ///   - fixedCount: The number of listed tracks; with 0, no item is placed.
    ///   - isDense: Whether items fill holes that larger items leave.
    static func arrange(_ items: [TrackGridItem], fixedCount: Int, isDense: Bool) -> TrackGridArrangement {
        var result = TrackGridArrangement()
        // Step 0: without tracks no item is placed.
        guard fixedCount > 0, !items.isEmpty else { return result }
        result.fixedCount = min(fixedCount, TrackGridLimits.fixedTracks)
        result.cells = [TrackGridCell](unsafeUninitializedCapacity: items.count) { cells, initialized in
            var arranger = TrackGridArranger(items, fixedCount: result.fixedCount, isDense: isDense, cells: cells)
            if arranger.normalise() { arranger.pin() }
            initialized = items.count
            arranger.place()
            result.growingCount = arranger.growingCount
            result.placed = arranger.placed
            result.warnings = arranger.warnings
        }
        return result
    }

    /// Assigns cells to an item and marks them as occupied.
    @inline(__always)
    mutating func put(_ item: Int, _ fixed: Int, _ growing: Int) {
        var cell = cells[item]
        if cell.growingSpan > 1, growing + cell.growingSpan > TrackGridLimits.growingTracks {
            cell.growingSpanCode = 1
            warn(item, .spanTooLarge)
        }
        occupancy.take(fixed, growing, cell.fixedSpan, cell.growingSpan)
        cell.fixedCode = Int32(truncatingIfNeeded: fixed)
        cell.growingCode = Int32(truncatingIfNeeded: growing)
        cells[item] = cell
        growingCount = max(growingCount, growing + cell.growingSpan)
        if !isInOrder { placed.append(Int32(truncatingIfNeeded: item)) }
    }

    mutating func warn(_ item: Int, _ kind: TrackGridWarning.Kind) {
        warnings.append(TrackGridWarning(item: item, kind: kind))
    }
}
