import LayoutSolvers

/// Arrangements that grids found while a figure is drawn, by everything that they depend on.
///
/// Grids of the same items, and the same grid in another pass, arrange them once. Values are compared, not their
/// hashes, so that remembering changes no picture.
final class ArrangementCache: StoredObject {
    private struct Key: Hashable {
        let items: [TrackGridItem]
        let regions: [TrackGridRegion]
        let fixedCount: Int
        let growingCount: Int
        let isDense: Bool

        /// Items are mixed into one number first: to hash each of their numbers would take longer than to place them.
        func hash(into hasher: inout Hasher) {
            var mixed: UInt64 = 0
            func mix(_ number: Int) { mixed = (mixed ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15 }
            for item in items {
                mix(item.fixedSpan)
                mix(item.growingSpan)
                mix(item.fixedStart ?? -1)
                mix(item.growingStart ?? -1)
                mixed ^= mixed >> 29
            }
            hasher.combine(mixed)
            hasher.combine(items.count)
            hasher.combine(regions)
            hasher.combine(fixedCount)
            hasher.combine(growingCount)
            hasher.combine(isDense)
        }
    }

    private var arrangements: [Key: TrackGridArrangement] = [:]
    /// How often an arrangement was there already, and how often one had to be found.
    private var count = CacheCount()

    func describe(in drawing: inout Drawing) { drawing.arrangementCache = count }

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
            count.hits += 1
            return known
        }
        count.misses += 1
        let arrangement = solver.arrangement(of: items, regions: regions)
        arrangements[key] = arrangement
        return arrangement
    }
}
