/// Cells of a grid that moved to other columns or rows with the same span.
struct MovedCells {
    /// The grid in both drawings.
    var grid: DrawingComparison.GridPair
    /// The cells of the new grid, with the changes of each.
    var cells: [(cell: Int, changes: [Change])]
    /// Whether no change of the grid's settings explains the moves.
    var mayMoveAlone: Bool
}

extension DrawingComparison {
    /// Reports cells in other columns and rows, after added, removed and moved views.
    mutating func tellMovedCells(isPresenceReported: Bool) {
        var isReportedAlone = false
        for var moved in movedCells {
            // Without another change, the first cell moved by itself. Otherwise, cells made room for it.
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

    /// Returns whether two grids have the same items in the same order.
    private func hasSameItems(_ pair: GridPair) -> Bool {
        let pairs = pairsOfCells(pair)
        guard pairs.count == old.grids[pair.old].cells.count, pairs.count == new.grids[pair.new].cells.count else {
            return false
        }
        return zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }
    }

    /// Reports cells in other columns and rows as consequences of another change.
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
