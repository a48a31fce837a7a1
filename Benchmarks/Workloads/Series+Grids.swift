import LayoutSolvers
import LibrarySolvers

/// Track grids, from items to frames, compared with a minimal program.
extension Series {
    static func grid(_ kind: GridBound.Kind) -> Series {
        Series("track grid, \(kind.rawValue)", bound: "by hand", limits: Limits(ratio: 2)) { count in
            let columns = kind == .shapes ? 24 : 12
            let items = GridBound.items(count, kind, columns: columns)
            let starts = GridBound.starts(items, kind, columns: columns)
            let solverItems = items.indices.map { index in
                TrackGridItem(
                    fixedSpan: Int(items[index].columns),
                    growingSpan: Int(items[index].rows),
                    fixedStart: starts.isEmpty || starts[index] < 0 ? nil : Int(starts[index])
                )
            }
            let (widths, heights) = (items.map { Double($0.width) }, items.map { Double($0.height) })
            let tracks = GridBound.tracks(kind, columns: columns)
            let isDense = kind != .fr && kind != .spans
            let solver = TrackGridSolver(fixedTracks: tracks, isDense: isDense)
            return Pair {
                let arrangement = solver.arrangement(of: solverItems)
                let fixed = solver.fixedLengths(arrangement, items: widths, bound: Double(columns) * 100)
                let growing = solver.growingLengths(arrangement, items: heights, bound: .infinity)
                return solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing).count
            } bound: {
                GridBound.solve(items, starts: starts, tracks, isDense: isDense)
            }
        }
    }
}
