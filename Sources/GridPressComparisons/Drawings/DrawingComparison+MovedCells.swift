/// Cells of a grid that have as many columns and rows as before, but others.
struct MovedCells {
    /// The grid in both drawings.
    var grid: DrawingComparison.GridPair
    /// The cells of the new grid, with the changes of each.
    var cells: [(cell: Int, changes: [Change])]
    /// Whether nothing that was written about the grid explains it.
    var mayMoveAlone: Bool
}

extension DrawingComparison {
    /// Reports the cells that have other columns and rows, after what was added, removed or moved.
    mutating func tellMovedCells(isPresenceReported: Bool) {
        var isReportedAlone = false
        for var moved in movedCells {
            // Where nothing else was written, the first cell moved by itself; otherwise cells made space.
            if moved.mayMoveAlone, !explainsLayout || !isPresenceReported, !isReportedAlone,
                !isPresenceReported || hasSameItems(moved.grid)
            {
                let first = moved.cells.removeFirst()
                let element = new.grids[moved.grid.new].cells[first.cell].element
                for change in first.changes {
                    tell(change, explainsLayout: true, about: [.init(old: partner(of: element), new: element)])
                }
                isReportedAlone = true
            }
            tellFollowing(moved.cells, of: moved.grid.new)
        }
    }

    /// Returns whether a grid has the cells of another in the same order.
    private func hasSameItems(_ pair: GridPair) -> Bool {
        let pairs = pairsOfCells(pair)
        guard pairs.count == old.grids[pair.old].cells.count, pairs.count == new.grids[pair.new].cells.count else {
            return false
        }
        return zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }
    }

    /// Reports the cells that have other columns and rows because of something else.
    private mutating func tellFollowing(_ starts: [(cell: Int, changes: [Change])], of grid: Int) {
        cellsWithOtherTracks.formUnion(starts.map { new.grids[grid].cells[$0.cell].element })
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
