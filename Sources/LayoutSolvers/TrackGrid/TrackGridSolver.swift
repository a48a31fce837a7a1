/// A grid whose tracks are given, in which items are placed in order, and whose other tracks are as many as they need.
///
/// The work is done in steps that can be looked at one by one: ``arrangement`` says which tracks each item takes, the
/// lengths of tracks come from what is in them, and frames from the lengths.
package struct TrackGridSolver: Sendable {
    /// The listed tracks.
    package var fixedTracks: [TrackSize]
    /// The first tracks along the growing axis.
    package var growingTracks: [TrackSize]
    /// The tracks along the growing axis behind those, again and again; none stands for tracks that share the room or,
    /// where there is as much as they like, fit their content.
    package var autoTracks: [TrackSize]
    /// Whether items fill holes that larger ones have left.
    package var isDense: Bool
    /// How the room that spanning items need is shared.
    package var distribution: SpanDistribution
    /// How frames are rounded.
    package var rounding: TrackGridRounding

    /// A grid with these tracks.
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

    /// Which tracks each item takes.
    package func arrangement(of items: [TrackGridItem]) -> TrackGridArrangement {
        var arrangement = TrackGridArranger.arrange(items, fixedCount: fixedTracks.count, isDense: isDense)
        // Tracks that are listed are there, whether anything is in them or not.
        if arrangement.fixedCount > 0 {
            arrangement.growingCount = max(arrangement.growingCount, growingTracks.count)
        }
        return arrangement
    }

    /// The lengths of the listed tracks, from the lengths of the items along them.
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

    /// The lengths of the tracks along the growing axis; where they aren't bounded, they fit their content.
    package func growingLengths(_ arrangement: TrackGridArrangement, items: [Double], bound: Double) -> [Double] {
        TrackGridSizing.lengths(
            of: growingList(arrangement.growingCount, isBounded: bound < .infinity),
            content: TrackContent(cells: arrangement.cells, lengths: items, isGrowing: true),
            bound: bound,
            distribution: distribution,
            roundsIncreases: rounding == .outward
        )
    }

    /// What every track along the growing axis is.
    package func growingSizes(_ count: Int, isBounded: Bool) -> [TrackSize] {
        growingList(count, isBounded: isBounded).values { $0 }
    }

    private func growingList(_ count: Int, isBounded: Bool) -> TrackList {
        let others = autoTracks.isEmpty ? [isBounded ? TrackSize.fraction(1) : .fit] : autoTracks
        return TrackList(growingTracks, repeating: others, count: count)
    }

    /// The frame of each item, rounded; shifts move items along the growing axis where their cells are longer than they.
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

    /// Returns where each track starts, and the last one ends, for rounding: equal tracks lie at multiples of their length.
    ///
    /// In a sum that goes on, errors add up, and some edges would be rounded to the next whole number.
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

    /// Where each track starts, and where the last one ends.
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
