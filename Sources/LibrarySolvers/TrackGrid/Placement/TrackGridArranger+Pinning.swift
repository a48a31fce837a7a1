extension TrackGridArranger {
    /// Places the items that have starts (steps 2 and 3).
    ///
    /// Items whose starts aren't possible are left for step 4.
    mutating func pin() {
        placed.reserveCapacity(items.count)
        isInOrder = false
        // Starts outside the grid are ignored before any item is placed.
        var fixedPins: [Int] = []
        var growingPins: [Int] = []
        var bothPins: [Int] = []
        for index in items.indices {
            switch starts(of: index) {
            case (nil, nil): continue
            case (_?, nil): fixedPins.append(index)
            case (nil, _?): growingPins.append(index)
            case (_?, _?): bothPins.append(index)
            }
        }
        for index in bothPins { pinBoth(index) }
        for index in fixedPins { pinFixed(index) }
        for index in growingPins { pinGrowing(index) }
    }

    /// Returns the starts of an item that are inside the grid, and adds warnings for the others.
    private mutating func starts(of index: Int) -> (fixed: Int?, growing: Int?) {
        let item = items[index]
        var (fixed, growing) = (item.fixedStart, item.growingStart)
        if let start = fixed, start >= fixedCount {
            warn(index, .startBeyondTracks)
            fixed = nil
        }
        if let start = growing, start >= TrackGridLimits.growingTracks {
            warn(index, .startTooFar)
            growing = nil
        }
        return (fixed, growing)
    }

    /// Places an item with both starts, with its span cut to the listed tracks.
    ///
    /// If the cells are occupied, adds a warning.
    private mutating func pinBoth(_ index: Int) {
        let item = items[index]
        let (fixed, growing) = (item.fixedStart ?? 0, item.growingStart ?? 0)
        let cell = cells[index]
        let span = min(cell.fixedSpan, fixedCount - fixed)
        guard occupancy.lastTaken(fixed, growing, span, cell.growingSpan) == nil else { return warn(index, .occupied) }
        cells[index].fixedSpanCode = Int32(truncatingIfNeeded: span)
        put(index, fixed, growing)
    }

    /// Places an item with a start among the listed tracks at the first free position along the growing axis.
    private mutating func pinFixed(_ index: Int) {
        let fixed = items[index].fixedStart ?? 0
        let span = min(cells[index].fixedSpan, fixedCount - fixed)
        let growingSpan = cells[index].growingSpan
        cells[index].fixedSpanCode = Int32(truncatingIfNeeded: span)
        let key = Cursors.key(span, growingSpan, at: fixed)
        // The search can begin where even the smallest item didn't fit before.
        let smallest = Cursors.key(1, 1, at: fixed)
        var growing = cursors.place(key)?.growing ?? cursors.place(smallest)?.growing ?? 0
        while let taken = occupancy.lastTaken(fixed, growing, span, growingSpan) { growing = taken + 1 }
        cursors.note(key, fixed: fixed, growing: growing)
        put(index, fixed, growing)
        if key != smallest {
            var front = cursors.place(smallest)?.growing ?? 0
            while occupancy.lastTaken(fixed, front, 1, 1) != nil { front += 1 }
            cursors.note(smallest, fixed: fixed, growing: front)
        }
    }

    /// Places an item with a start along the growing axis at the first free listed tracks.
    ///
    /// If there is no room, adds a warning.
    private mutating func pinGrowing(_ index: Int) {
        let growing = items[index].growingStart ?? 0
        let cell = cells[index]
        let end = growing + cell.growingSpan
        guard let fixed = occupancy.firstFree(from: 0, in: growing, upTo: end, cell.fixedSpan) else {
            return warn(index, .noRoomInTrack)
        }
        put(index, fixed, growing)
    }
}
