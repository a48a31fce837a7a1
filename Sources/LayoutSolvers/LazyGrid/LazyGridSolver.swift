/// A solver that divides the length of a lazy grid among its columns or rows.
///
/// The lengths never depend on the content. There are up to two passes: one for the proposed length and, if the
/// tracks need more, one for the length that they need. The second pass can make the tracks even longer.
package struct LazyGridSolver: Sendable {
    /// The items that the tracks are made from.
    package let items: [LazyGridItem]
    /// The number of tracks of an adaptive item that would otherwise have infinitely many: one for each view.
    package let viewCount: Int

    /// Creates a solver for the items of a grid with a number of views.
    package init(items: [LazyGridItem], viewCount: Int) {
        self.items = items
        self.viewCount = viewCount > 1 ? viewCount : 1
    }

    // MARK: Two passes

    /// The passes of a grid.
    package struct Passes: Equatable, Sendable {
        /// The pass for the proposed length; the heights of rows are measured with its tracks.
        package var first: LazyGridPass
        /// The pass for the length that the first pass needs; `nil` if that length isn't more than the proposed one.
        package var second: LazyGridPass?
        /// The length of the grid.
        package var length: Double

        /// The pass whose tracks are drawn.
        package var drawn: LazyGridPass { second ?? first }
    }

    /// Returns the passes for a proposal.
    ///
    /// - Parameter offer: The proposed length; `nil` if unspecified.
    package func passes(offer: Double?) -> Passes {
        // 1. Layout: the tracks for the proposed length.
        let offered = offer?.asOffer ?? Self.lengthWithoutOffer
        let first = resolution(of: offered)
        // 2. The grid is as long as proposed, or as its tracks if that is more.
        let length = Swift.max(offered, first.length)
        // 3. Rendering: if the grid is longer than proposed, its length is divided again. There is no third pass.
        return Passes(first: first, second: length > offered ? resolution(of: length) : nil, length: length)
    }

    /// Returns the position of the tracks in their grid.
    ///
    /// - Parameters:
    ///   - length: The length of the tracks.
    ///   - bounds: The length of the grid.
    ///   - aligned: The position that the grid's alignment gives.
    package static func start(of length: Double, in bounds: Double, aligned: Double) -> Double {
        guard aligned.isFinite else { return 0 }
        return length > bounds ? overflowStart(aligned: aligned) : aligned
    }

    // MARK: One pass

    /// Returns the tracks for a length.
    package func resolution(of total: Double) -> LazyGridPass {
        // 1. and 2. Each item gets its share, one after the other.
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
                // Negative gaps can add up to -infinity; an infinite track after them would then end at NaN.
                start = Swift.max(end + item.gap, -.greatestFiniteMagnitude)
            }
            end += room.after
            start += room.after
        }
        // 4. The length reaches from the start of the first track to the end of the last.
        return LazyGridPass(offered: total, items: items, tracks: tracks, length: end)
    }

    /// Returns the number of tracks of an item, and the length of each.
    static func tracks(of item: LazyGridItem, in length: Double, viewCount: Int) -> (count: Int, length: Double) {
        guard case .adaptive(let minimum, let maximum) = item.size else { return (1, length) }
        let pitch = minimum + item.gap
        let fitting = ((length + item.gap) / pitch + tolerance).rounded(.down)
        // In infinite room, and where tracks have no length, there is one track for each view.
        let isEndless = !(pitch > 0) || !(fitting < Double(Swift.max(viewCount, mostTracks)))
        let count = isEndless ? viewCount : Swift.max(1, Int(fitting))
        let share = (length - item.gap * Double(count - 1)) / Double(count)
        return (count, Swift.min(share.asOffer, maximum))
    }

    /// The number of fitting tracks at which an adaptive item gets one track for each view instead.
    ///
    /// If the grid has more views than this, the number of views is used.
    package static let mostTracks = 10_000

    /// The rounding error, as a part of a track, at which a track still fits.
    private static let tolerance = 1e-9
}
