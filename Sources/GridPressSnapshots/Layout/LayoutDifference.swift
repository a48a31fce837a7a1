import GridPressDrawings

/// The differences between two layouts.
struct LayoutDifference {
    /// What somebody changed, the most telling first.
    var causes: [Change] = []
    /// What followed from that.
    var consequences: [Change] = []
    /// Whether boxes are new or gone, or are painted in ways in which they weren't: then elements are too.
    var changesElements = false

    var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }
}

/// Compares two layouts, and separates causes from consequences.
struct LayoutComparison {
    let old: LayoutRecord
    let new: LayoutRecord
    /// Whether tracks were only seen of what is drawn: then they are what changed, and not what is in them.
    let areDerived: Bool
    /// How far lengths may lie apart and still be the same.
    let tolerance: Double
    let matching: BoxMatching
    let oldNames: LayoutNames
    let newNames: LayoutNames
    /// Boxes of the new record that were parts of other boxes before, and the other way round.
    var parts = BoxParts()
    var difference = LayoutDifference()
    /// Whether something told so far can move or resize other things.
    var explainsPlaces = false
    /// Frames, rooms and tracks that are told already.
    var reportedPlaces: Set<BoxPlace> = []
    var recordedRooms: Set<[Int]> = []
    var reportedTrackLengths = false
    var reportedTrackStarts = false
    var hasReportedFigure = false
    /// What followed and is known before the rest of it.
    var pendingConsequences: [Change] = []
    /// How many tracks there are, where that follows from what is in them.
    var pendingTrackCounts: [Change] = []
    /// Cells that take other columns or rows, though nothing was said about them.
    var movedStarts: [MovedStarts] = []
    /// Boxes of cells whose other columns or rows are told: that they moved is no news.
    var cellsWithOtherTracks: Set<Int> = []

    /// Tells what changed.
    static func difference(of records: RecordPair, tolerance: Double) -> LayoutDifference {
        var comparison = LayoutComparison(records, tolerance: tolerance)
        comparison.run()
        return comparison.difference
    }

    private init(_ records: RecordPair, tolerance: Double) {
        (old, new, areDerived) = (records.old, records.new, records.areDerived)
        // Numbers in files are rounded.
        self.tolerance = max(tolerance, 0.0015)
        let (before, after) = (BoxTree(old), BoxTree(new))
        matching = BoxMatching(before, after)
        oldNames = LayoutNames(before)
        newNames = LayoutNames(after)
        parts = BoxParts(self)
    }

    private mutating func run() {
        // 1. What somebody wrote, from what governs many things to what governs one.
        let grids = pairsOfGrids()
        for (grid, other) in grids { compareSettings(grid, other) }
        for (grid, other) in grids { compareTrackSizes(grid, other) }
        for (grid, other) in grids { compareCells(grid, other) }
        compareWords()
        compareLooks(effects: false)
        compareLooks(effects: true)
        let countOfCauses = difference.causes.count
        comparePresence()
        tellMovedStarts(isPresenceReported: difference.causes.count > countOfCauses)
        tellTrackCounts()
        compareTitles()
        // 2. What can only be told from places: what was written about them isn't in a picture.
        compareStacks()
        compareCellAlignment(grids)
        compareSizes(grids)
        comparePlaces(grids)
        // 3. What followed.
        if explainsPlaces { tellConsequences(grids) }
        compareLooksOfPlaces()
    }

    /// Whether two lengths are different.
    func differ(_ first: Double, _ second: Double) -> Bool { abs(first - second) > tolerance }

    /// Tells of something that somebody did.
    mutating func tell(_ change: Change) { difference.causes.append(change) }

    /// Grids of both records that are the same one.
    private func pairsOfGrids() -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        for (index, grid) in old.grids.enumerated() {
            guard let box = matching.new[grid.box] else { continue }
            let place = old.grids[..<index].count { $0.box == grid.box }
            let others = new.grids.indices.filter { new.grids[$0].box == box }
            if place < others.count { pairs.append((index, others[place])) }
        }
        return pairs
    }
}

extension Change {
    /// A length that changed.
    static func length(_ subject: String, _ property: String, _ old: Double, _ new: Double) -> Change {
        Change(
            .changed,
            subject,
            property,
            old: old.described,
            new: new.described,
            difference: (new - old).inThousandths
        )
    }
}
