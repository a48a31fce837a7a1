/// Divides the length of a lazy grid among its columns, or rows.
///
/// The lengths never depend on what is in the grid. They are found twice: once for the length that is offered, and, where
/// they need more than that, again for the length that they need, which may make them longer still.
package struct LazyGridSolver: Sendable {
    /// What the tracks are made of.
    package let items: [LazyGridItem]
    /// How many tracks an item has that would have endlessly many: as many as there are views to fill them.
    package let viewCount: Int

    /// A solver for some items of a grid that has so many views.
    package init(items: [LazyGridItem], viewCount: Int) {
        self.items = items
        self.viewCount = viewCount > 1 ? viewCount : 1
    }

    // MARK: Two passes

    /// Both passes of a grid.
    package struct Passes: Equatable, Sendable {
        /// The pass for the length that was offered; the heights of rows are measured with its tracks.
        package var first: LazyGridPass
        /// The pass for the length that the first one needs, where that is more than was offered.
        package var second: LazyGridPass?
        /// The length that the grid answers.
        package var length: Double

        /// The tracks that are drawn.
        package var drawn: LazyGridPass { second ?? first }
    }

    /// Both passes for a length that is offered, or for none.
    package func passes(offer: Double?) -> Passes {
        // 1. Layout: the tracks of the length that is offered.
        let offered = offer?.asOffer ?? Self.lengthWithoutOffer
        let first = resolution(of: offered)
        // 2. The grid is as long as was offered, or as its tracks are together.
        let length = Swift.max(offered, first.length)
        // 3. Rendering: where that is more than was offered, the same again with it. There is no third pass.
        return Passes(first: first, second: length > offered ? resolution(of: length) : nil, length: length)
    }

    /// Where the tracks start in a grid that is as long as `bounds`, if they would start at `aligned` as it aligns them.
    package static func start(of length: Double, in bounds: Double, aligned: Double) -> Double {
        guard aligned.isFinite else { return 0 }
        return length > bounds ? overflowStart(aligned: aligned) : aligned
    }

    // MARK: One pass

    /// The tracks for a length.
    package func resolution(of total: Double) -> LazyGridPass {
        // 1. and 2. Each item takes its share in turn.
        var sharing = LazyGridSharing(items, of: total)
        // 3. Adaptive items become as many tracks as fit.
        var tracks: [LazyGridPass.Track] = []
        tracks.reserveCapacity(items.count)
        var start = 0.0
        var end = 0.0
        for (index, item) in items.enumerated() {
            let share = sharing.next(item).length
            let (count, length) = Self.tracks(of: item, in: share, viewCount: viewCount)
            let taken = length * Double(count) + item.gap * Double(count - 1)
            let room = Self.spaceAroundLimitedTracks(spare: share.subtracting(taken))
            start += room.before
            for _ in 0..<count {
                tracks.append(LazyGridPass.Track(item: index, start: start, length: length))
                end = start + length
                // Gaps may add up to less than there is a number for; an endless track behind them would end nowhere.
                start = Swift.max(end + item.gap, -.greatestFiniteMagnitude)
            }
            end += room.after
            start += room.after
        }
        // 4. Together they reach from the start of the first to the end of the last.
        return LazyGridPass(offered: total, items: items, tracks: tracks, length: end)
    }

    /// How many tracks an item has in the length that it got, and how long each is.
    static func tracks(of item: LazyGridItem, in length: Double, viewCount: Int) -> (count: Int, length: Double) {
        guard case .adaptive(let minimum, let maximum) = item.size else { return (1, length) }
        let pitch = minimum + item.gap
        let fitting = ((length + item.gap) / pitch + tolerance).rounded(.down)
        // In endless room, and where tracks take no length, there are as many as there is something to show in them.
        let isEndless = !(pitch > 0) || !(fitting < Double(Swift.max(viewCount, mostTracks)))
        let count = isEndless ? viewCount : Swift.max(1, Int(fitting))
        let share = (length - item.gap * Double(count - 1)) / Double(count)
        return (count, Swift.min(share.asOffer, maximum))
    }

    /// How many tracks of an item may stay empty.
    package static let mostTracks = 10_000

    /// By which part of a track a sum of lengths may miss it without losing it.
    private static let tolerance = 1e-9
}
