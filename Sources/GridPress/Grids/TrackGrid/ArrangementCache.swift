import LayoutSolvers

/// Arrangements that grids found while a figure is drawn, by everything that they depend on.
///
/// Grids of the same items, and the same grid in another pass, arrange them once. Values are compared, not their
/// hashes, so that remembering changes no picture.
final class ArrangementCache {
    private struct Key: Hashable {
        let items: [TrackGridItem]
        let regions: [TrackGridRegion]
        let fixedCount: Int
        let growingCount: Int
        let isDense: Bool
    }

    private var arrangements: [Key: TrackGridArrangement] = [:]
    /// How often an arrangement was asked for that was there already.
    private(set) var hits = 0
    /// How often one had to be found.
    private(set) var misses = 0

    /// The arrangement of some items by a grid.
    func arrangement(
        of items: [TrackGridItem],
        regions: [TrackGridRegion],
        by solver: TrackGridSolver,
        mode: GridCacheMode
    ) -> TrackGridArrangement {
        guard mode == .inMemoryCache else { return solver.arrangement(of: items, regions: regions) }
        let key = Key(
            items: items,
            regions: regions,
            fixedCount: solver.fixedTracks.count,
            growingCount: solver.growingTracks.count,
            isDense: solver.isDense
        )
        if let known = arrangements[key] {
            hits += 1
            return known
        }
        misses += 1
        let arrangement = solver.arrangement(of: items, regions: regions)
        arrangements[key] = arrangement
        return arrangement
    }
}
