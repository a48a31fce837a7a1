import LibrarySolvers

/// The arrangements that track grids computed while a figure is drawn, by everything that they depend on.
///
/// Grids with the same items, and the same grid in another pass, are arranged once. Keys are compared by value, not by
/// hash, so the cache never changes a picture.
final class ArrangementCache: StoredObject {
    private struct Key: Hashable {
        let items: [TrackGridItem]
        let regions: [TrackGridRegion]
        let fixedCount: Int
        let growingCount: Int
        let isDense: Bool

        /// Mixes the items into one number first, because hashing each of their numbers takes longer than placing them.
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

    /// Returns the arrangement of a grid's items; computes it if it isn't cached, or if `mode` turns the cache off.
    func arrangement(
        of items: [TrackGridItem], regions: [TrackGridRegion], by solver: TrackGridSolver, mode: GridCacheMode
    ) -> TrackGridArrangement {
        guard mode == .inMemoryCache else { return solver.arrangement(of: items, regions: regions) }
        let key = Key(
            items: items, regions: regions, fixedCount: solver.fixedTracks.count,
            growingCount: solver.growingTracks.count, isDense: solver.isDense
        )
        if let known = arrangements[key] {
            CacheCount.current?.hits += 1
            return known
        }
        CacheCount.current?.misses += 1
        let arrangement = solver.arrangement(of: items, regions: regions)
        arrangements[key] = arrangement
        return arrangement
    }
}

/// The number of arrangements found in caches, and of computed arrangements, while tests draw figures.
package final class CacheCount: @unchecked Sendable {
    package fileprivate(set) var hits = 0
    package fileprivate(set) var misses = 0

    /// The count of the figures that are drawn now.
    @TaskLocal package static var current: CacheCount?

    package init() {}
}
