import LayoutSolvers

/// The rules of lazy grids in their simplest form, to which tests compare the solver.
struct LazyGridModel {
    /// The item, the start and the length of each track.
    private(set) var tracks: [(item: Int, start: Double, length: Double)] = []
    /// The length of each item, before adaptive items are divided into tracks.
    private(set) var lengths: [Double] = []

    /// Creates the tracks of items in a total length.
    init(_ items: [LazyGridItem], total: Double, viewCount: Int) {
        // Each item except for the last one has a gap after it. Gaps and fixed lengths are subtracted first.
        var remaining = total - items.dropLast().map(\.gap).reduce(0, +)
        var waiting = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= length } else { waiting += 1 }
        }
        for item in items {
            let share = remaining / Double(max(waiting, 1))
            switch item.size {
            case .fixed(let length):
                lengths.append(length)
                continue
            case .flexible(let minimum, let maximum):
                lengths.append(share < minimum ? minimum : share > maximum ? maximum : share)
            case .adaptive:
                // The limits of the item don't affect its share.
                lengths.append(share < 0 ? 0 : share)
            }
            if remaining < .infinity { remaining -= lengths.last! }
            waiting -= 1
        }
        var edge = 0.0
        for (index, item) in items.enumerated() {
            for length in Self.cut(lengths[index], as: item, viewCount) {
                tracks.append((index, edge, length))
                edge += length + item.gap
            }
        }
    }

    /// The end of the last track.
    var end: Double { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// Divides the length of an item into tracks, by adding a track as long as it fits at its minimum.
    private static func cut(_ length: Double, as item: LazyGridItem, _ viewCount: Int) -> [Double] {
        guard case .adaptive(let minimum, let maximum) = item.size else { return [length] }
        var count = 1
        if length == .infinity || minimum + item.gap <= 0 {
            count = max(viewCount, 1)
        } else {
            while Double(count + 1) * minimum + Double(count) * item.gap <= length + 1e-9 { count += 1 }
        }
        let trackLength = (length - Double(count - 1) * item.gap) / Double(count)
        return Array(repeating: trackLength < 0 ? 0 : trackLength > maximum ? maximum : trackLength, count: count)
    }
}
