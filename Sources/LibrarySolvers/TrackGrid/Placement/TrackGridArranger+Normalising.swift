extension TrackGridArranger {
    /// Limits spans to the size of the grid (step 1), and returns whether any item has a start.
    mutating func normalise() -> Bool {
        var hasStarts = false
        let limit = Int32(TrackGridLimits.growingSpan)
        let fixedCount = Int32(fixedCount)
        var index = 0
        while index < items.count {
            let item = items[index]
            var cell = TrackGridCell(fixed: -1, growing: -1)
            cell.fixedSpanCode = min(item.fixedSpanCode, fixedCount)
            cell.growingSpanCode = item.growingSpanCode
            if item.growingSpanCode > limit {
                cell.growingSpanCode = limit
                warn(index, .spanTooLarge)
            }
            if item.fixedStartCode >= 0 || item.growingStartCode >= 0 { hasStarts = true }
            cells.initializeElement(at: index, to: cell)
            index += 1
        }
        return hasStarts
    }
}
