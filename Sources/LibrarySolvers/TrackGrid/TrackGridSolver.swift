/// A grid with listed tracks along one axis, in which items are placed in order.
///
/// Tracks along the other axis are added as needed.
///
/// The layout has separate steps: ``arrangement(of:)`` assigns tracks to items, then the lengths of tracks follow
/// from their content, and frames from the lengths.
package struct TrackGridSolver: Sendable {
    /// The listed tracks.
    package var fixedTracks: [TrackSize]
    /// The first tracks along the growing axis.
    package var growingTracks: [TrackSize]
    /// The sizes of further tracks along the growing axis, which repeat.
    ///
    /// If empty, further tracks share the room, or fit their content if there is no bound.
    package var autoTracks: [TrackSize]
    /// Whether items fill holes that larger items leave.
    package var isDense: Bool
    /// The distribution of a spanning item's length among its tracks.
    package var distribution: SpanDistribution
    /// The rounding of frames.
    package var rounding: TrackGridRounding

    /// Creates a grid with these tracks.
    package init(
        fixedTracks: [TrackSize],
        growingTracks: [TrackSize] = [],
        autoTracks: [TrackSize] = [],
        isDense: Bool = false,
        distribution: SpanDistribution = .equal,
        rounding: TrackGridRounding = .exact
    ) {
        self.fixedTracks = fixedTracks
        self.growingTracks = growingTracks
        self.autoTracks = autoTracks
        self.isDense = isDense
        self.distribution = distribution
        self.rounding = rounding
    }

    /// Returns the tracks that each item occupies.
    package func arrangement(of items: [TrackGridItem]) -> TrackGridArrangement {
        var arrangement = TrackGridArranger.arrange(items, fixedCount: fixedTracks.count, isDense: isDense)
        // Listed tracks exist even without items.
        if arrangement.fixedCount > 0 {
            arrangement.growingCount = max(arrangement.growingCount, growingTracks.count)
        }
        return arrangement
    }

    /// Returns the lengths of the listed tracks.
    ///
    /// - Parameters:
    ///   - arrangement: The tracks of the items.
    ///   - items: The length of each item along these tracks.
    ///   - bound: The available length; infinity for no bound.
    package func fixedLengths(_ arrangement: TrackGridArrangement, items: [Double], bound: Double) -> [Double] {
        guard arrangement.fixedCount > 0 else { return [] }
        return TrackGridSizing.lengths(
            of: TrackList(Array(fixedTracks.prefix(arrangement.fixedCount))),
            content: TrackContent(cells: arrangement.cells, lengths: items, isGrowing: false),
            bound: bound,
            distribution: distribution,
            roundsIncreases: rounding == .outward
        )
    }

    /// Returns the lengths of the tracks along the growing axis.
    ///
    /// - Parameters:
    ///   - arrangement: The tracks of the items.
    ///   - items: The length of each item along these tracks.
    ///   - bound: The available length; with infinity, tracks fit their content.
    package func growingLengths(_ arrangement: TrackGridArrangement, items: [Double], bound: Double) -> [Double] {
        TrackGridSizing.lengths(
            of: growingList(arrangement.growingCount, isBounded: bound < .infinity),
            content: TrackContent(cells: arrangement.cells, lengths: items, isGrowing: true),
            bound: bound,
            distribution: distribution,
            roundsIncreases: rounding == .outward
        )
    }

    /// Returns the size of every track along the growing axis.
    package func growingSizes(_ count: Int, isBounded: Bool) -> [TrackSize] {
        growingList(count, isBounded: isBounded).values { $0 }
    }

    private func growingList(_ count: Int, isBounded: Bool) -> TrackList {
        let others = autoTracks.isEmpty ? [isBounded ? TrackSize.fraction(1) : .fit] : autoTracks
        return TrackList(growingTracks, repeating: others, count: count)
    }

    /// Returns the rounded frame of each item.
    ///
    /// - Parameters:
    ///   - arrangement: The tracks of the items.
    ///   - fixedLengths: The lengths of the listed tracks.
    ///   - growingLengths: The lengths of the tracks along the growing axis.
    ///   - shift: Returns the offset of an item along the growing axis in a cell of a length.
    package func frames(
        _ arrangement: TrackGridArrangement,
        fixedLengths: [Double],
        growingLengths: [Double],
        shift: ((_ item: Int, _ cellLength: Double) -> Double)? = nil
    ) -> [TrackGridFrame] {
        let fixedStarts = rounding == .outward ? Self.multiples(fixedLengths) : Self.starts(fixedLengths)
        let growingStarts = rounding == .outward ? Self.multiples(growingLengths) : Self.starts(growingLengths)
        let cells = arrangement.cells
        return [TrackGridFrame](unsafeUninitializedCapacity: cells.count) { frames, initialized in
            for item in cells.indices {
                let cell = cells[item]
                let fixed = fixedStarts[cell.fixed]
                let growing = growingStarts[cell.growing]
                var frame = TrackGridFrame(
                    fixed: fixed,
                    growing: growing,
                    fixedLength: fixedStarts[cell.fixed + cell.fixedSpan] - fixed,
                    growingLength: growingStarts[cell.growing + cell.growingSpan] - growing
                )
                if let shift { frame.growing += shift(item, frame.growingLength) }
                frames.initializeElement(at: item, to: rounding == .exact ? frame : rounding.rounded(frame))
            }
            initialized = cells.count
        }
    }

    /// Returns the start of each track, and the end of the last one, for rounding.
    ///
    /// Equal tracks are at multiples of their length.
    ///
    /// In a running sum, errors add up, and some edges would be rounded to the next whole number.
    private static func multiples(_ lengths: [Double]) -> [Double] {
        var starts: [Double] = []
        starts.reserveCapacity(lengths.count + 1)
        starts.append(0)
        var first = 0
        for track in lengths.indices {
            if lengths[track] != lengths[first] { first = track }
            starts.append(starts[first] + Double(track + 1 - first) * lengths[track])
        }
        return starts
    }

    /// Returns the start of each track, and the end of the last one.
    package static func starts(_ lengths: [Double]) -> [Double] {
        var starts: [Double] = []
        starts.reserveCapacity(lengths.count + 1)
        var sum = 0.0
        starts.append(0)
        for length in lengths {
            sum += length
            starts.append(sum)
        }
        return starts
    }
}
