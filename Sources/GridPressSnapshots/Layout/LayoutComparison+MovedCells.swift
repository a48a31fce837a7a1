import GridPressDrawings

extension LayoutComparison {
    /// Cells of a grid that span as many columns and rows as before, but start at others.
    struct MovedStarts {
        /// The grid in the old record, and in the new one.
        var grid, other: Int
        /// The cells of the new grid, with what became of each.
        var cells: [(cell: Int, changes: [Change])]
        /// Whether nothing that was said about the grid explains it.
        var mayMoveAlone: Bool
    }

    /// Tells which cells take other columns and rows, after what was put in, taken out or put elsewhere.
    mutating func tellMovedStarts(isPresenceReported: Bool) {
        var isReportedAlone = false
        for var moved in movedStarts {
            // Where nothing else was said, the first cell moved of itself; else cells made room.
            if moved.mayMoveAlone, !isReportedAlone, !isPresenceReported || hasSameItems(moved.grid, moved.other) {
                for change in moved.cells.removeFirst().changes { tell(change) }
                explainsPlaces = true
                isReportedAlone = true
            }
            tellFollowing(moved.cells, of: moved.other)
        }
    }

    /// Whether a grid has the cells of another in the same order and in the same boxes.
    private func hasSameItems(_ grid: Int, _ other: Int) -> Bool {
        let (before, after) = (old.grids[grid].cells, new.grids[other].cells)
        let pairs = pairsOfCells(grid, other)
        guard pairs.count == before.count, pairs.count == after.count else { return false }
        let isInOrder = zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }
        return isInOrder
            && pairs.allSatisfy { cell, partner in
                let around = old.boxes[before[cell].box].parent
                return around.flatMap { matching.new[$0] } == new.boxes[after[partner].box].parent
            }
    }

    /// Tells which cells take other columns and rows because of something else.
    private mutating func tellFollowing(_ starts: [(cell: Int, changes: [Change])], of grid: Int) {
        cellsWithOtherTracks.formUnion(starts.map { new.grids[grid].cells[$0.cell].box })
        if starts.count <= Self.mostGroups / 2 {
            pendingConsequences += starts.flatMap(\.changes)
        } else {
            var change = Change(
                .changed,
                "\(starts.count) cells of \(newNames.grid(grid))",
                "move to other columns or rows"
            )
            change.members = starts.map { newNames.shortCell($0.cell, of: grid).shortened }
            pendingConsequences.append(change)
        }
    }
}
