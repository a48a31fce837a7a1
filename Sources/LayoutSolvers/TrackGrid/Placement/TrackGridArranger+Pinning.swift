extension TrackGridArranger {
    /// Steps 2 and 3: places the items that have starts; those that can't have what they ask for are left over.
    mutating func pin() {
        placed.reserveCapacity(items.count)
        isInOrder = false
        // Starts that can't be kept count as none, before anything is placed.
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

    /// Returns the starts of an item that are inside the grid, and reports the others.
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

    /// Both starts: just there, cut to the tracks that there are, or wherever there is room.
    private mutating func pinBoth(_ index: Int) {
        let item = items[index]
        let (fixed, growing) = (item.fixedStart ?? 0, item.growingStart ?? 0)
        let cell = cells[index]
        let span = min(cell.fixedSpan, fixedCount - fixed)
        guard occupancy.lastTaken(fixed, growing, span, cell.growingSpan) == nil else { return warn(index, .occupied) }
        cells[index].fixedSpanCode = Int32(truncatingIfNeeded: span)
        put(index, fixed, growing)
    }

    /// A start among the listed tracks: the first place along the growing axis.
    private mutating func pinFixed(_ index: Int) {
        let fixed = items[index].fixedStart ?? 0
        let span = min(cells[index].fixedSpan, fixedCount - fixed)
        let growingSpan = cells[index].growingSpan
        cells[index].fixedSpanCode = Int32(truncatingIfNeeded: span)
        let key = Cursors.key(span, growingSpan, at: fixed)
        // Where not even the smallest item fits, no other does.
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

    /// A start along the growing axis: the first place among the listed tracks, or wherever there is room.
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
