extension TrackGridArranger {
    /// Places the remaining items, each at the first position where it fits (step 4).
    mutating func place() {
        if isDense { placeDensely() } else { placeSparsely() }
    }

    /// Places items one after the other, so that no item starts before the previous item.
    private mutating func placeSparsely() {
        var (fixed, growing) = (0, 0)
        var index = 0
        while index < items.count {
            defer { index += 1 }
            let cell = cells[index]
            if cell.isPlaced { continue }
            (fixed, growing) = occupancy.firstPlace(from: fixed, in: growing, cell.fixedSpan, cell.growingSpan)
            put(index, fixed, growing)
        }
    }

    /// Places each item at the first position of the grid where it fits.
    private mutating func placeDensely() {
        var index = 0
        while index < items.count {
            defer { index += 1 }
            let cell = cells[index]
            if cell.isPlaced { continue }
            let key = Cursors.key(cell.fixedSpan, cell.growingSpan)
            let start = cursors.place(key) ?? (0, firstLine(with: cell.fixedSpan))
            let (fixed, growing) = occupancy.firstPlace(
                from: start.fixed,
                in: start.growing,
                cell.fixedSpan,
                cell.growingSpan
            )
            cursors.note(key, fixed: fixed, growing: growing)
            put(index, fixed, growing)
        }
    }

    /// Returns the first line with room for a span of listed tracks, which never moves back.
    private mutating func firstLine(with fixedSpan: Int) -> Int {
        let key = Cursors.key(fixedSpan, 0)
        let line = occupancy.firstPlace(from: 0, in: cursors.place(key)?.growing ?? 0, fixedSpan, 1).growing
        cursors.note(key, fixed: 0, growing: line)
        return line
    }
}
