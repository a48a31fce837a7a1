/// A comparison of two drawings, field by field: causes, which somebody wrote, before their consequences for the layout.
///
/// Every field of both drawings is compared. A difference of the layout, such as a frame, is a consequence if something
/// that determines the layout differs too, and a cause otherwise; all other differences are causes.
package struct DrawingComparison {
    /// The tolerance unless another one is chosen, in points.
    package static let defaultTolerance = 1.0 / 64

    let old: Drawing
    let new: Drawing
    /// The scheme in which colors are compared.
    let scheme: Drawing.Scheme
    /// The largest distance of equal lengths.
    let tolerance: Double
    let matching: ElementMatching
    let oldNames: ElementNames
    let newNames: ElementNames
    /// The elements that are in both drawings, in paint order of the old one.
    let pairs: [ElementPair]
    /// The grids that are in both drawings.
    let grids: [GridPair]
    var difference = DrawingDifference()
    /// Whether a cause was found that can move or resize views.
    var explainsLayout = false
    /// Consequences that are known before the others.
    var pendingConsequences: [Change] = []
    /// The annotations that are drawn elsewhere, by their titles.
    var movedAnnotations: [(title: String, change: Change)] = []
    /// Cells that have other columns or rows, though nothing was written about them.
    var movedCells: [MovedCells] = []
    /// The elements of cells whose other columns or rows are reported: that they moved is no news.
    var cellsWithOtherTracks: Set<Int> = []
    /// The frame modifiers whose other lengths are reported, by the elements of the new drawing that have these lengths.
    var writtenLengths: [Int: Int] = [:]
    /// Elements of the new drawing whose text or outline is known to have changed.
    var changedMarks: Set<Int> = []
    /// The elements that causes are about.
    var sites: [CauseSite] = []
    /// The elements that are compared, and the kind of what is found about them.
    var compared: [CauseSite.Elements] = []
    var comparedKind = CausePlace.Kind.unseen
    /// The elements of both drawings that are reported as removed or added.
    var present: (removed: [Int], added: [Int]) = ([], [])

    /// An element of both drawings.
    struct ElementPair {
        var old: Int
        var new: Int
    }

    /// A grid of both drawings.
    struct GridPair {
        var old: Int
        var new: Int
    }

    /// Returns the differences between two drawings.
    ///
    /// - Parameter scheme: The scheme in which colors are compared: that of the one that isn't adaptive.
    package static func difference(
        from old: Drawing,
        to new: Drawing,
        in scheme: Drawing.Scheme = .adaptive,
        tolerance: Double
    ) -> DrawingDifference {
        var comparison = DrawingComparison(old, new, in: scheme, tolerance: tolerance)
        comparison.run()
        var difference = comparison.difference
        difference.addMotion(from: old, to: new, in: scheme, tolerance: tolerance)
        return difference
    }

    private init(_ old: Drawing, _ new: Drawing, in scheme: Drawing.Scheme, tolerance: Double) {
        (self.old, self.new) = (old, new)
        self.scheme = scheme
        // Numbers in files are rounded.
        self.tolerance = max(tolerance, 0.0015)
        let (before, after) = (ElementTree(old), ElementTree(new))
        let matching = ElementMatching(before, after)
        self.matching = matching
        oldNames = ElementNames(before)
        newNames = ElementNames(after)
        pairs = matching.new.enumerated().compactMap { element, partner in
            partner.map { ElementPair(old: element, new: $0) }
        }
        var grids: [GridPair] = []
        for (index, grid) in old.grids.enumerated() where grid.element < matching.new.count {
            guard let element = matching.new[grid.element] else { continue }
            let place = old.grids[..<index].count { $0.element == grid.element }
            let others = new.grids.indices.filter { new.grids[$0].element == element }
            if place < others.count { grids.append(GridPair(old: index, new: others[place])) }
        }
        self.grids = grids
    }

    private mutating func run() {
        // 1. What somebody wrote about the size of the figure and about grids: what governs many views comes first.
        compare(outermost, as: .moved) { $0.compareWrittenSize() }
        for grid in grids { compare(elements(of: grid), as: .moved) { $0.compareSettings(grid) } }
        for grid in grids { compare(elements(of: grid), as: .moved) { $0.compareTrackSizes(grid) } }
        for grid in grids { compareCells(grid) }
        // 2. What somebody wrote about views, and what they paint.
        for pair in pairs { compare(.init(pair), as: .unseen) { $0.compareWriting(pair) } }
        for pair in pairs { compare(.init(pair), as: .repainted) { $0.compareMark(pair) } }
        let countOfCauses = difference.causes.count
        comparePresence()
        tellMovedCells(isPresenceReported: difference.causes.count > countOfCauses)
        compareFigure()
        // 3. The layout: consequences, unless nothing explains them.
        let frames = framePairs()
        compareLayout(frames)
        // 4. Where to look for it.
        if !difference.isEmpty {
            findPlaces(frames)
            findCausePlaces(frames)
        }
    }

    /// Returns whether two lengths are different.
    func differ(_ first: Double, _ second: Double) -> Bool { !(abs(first - second) <= tolerance) && first != second }

    /// Returns whether two factors, such as opacities, are different.
    func differInFactor(_ first: Double, _ second: Double) -> Bool {
        !(abs(first - second) <= min(tolerance / 10, 0.01)) && first != second
    }

    /// Adds a cause.
    ///
    /// - Parameters:
    ///   - explainsLayout: Whether it can move or resize views.
    ///   - kind: The kind of the cause; by default, that of what is compared.
    ///   - elements: The elements that it is about; by default, those that are compared.
    mutating func tell(
        _ change: Change,
        explainsLayout: Bool = false,
        as kind: CausePlace.Kind? = nil,
        about elements: [CauseSite.Elements]? = nil
    ) {
        let kind = kind ?? (explainsLayout ? .moved : comparedKind)
        sites += (elements ?? compared).map {
            CauseSite(cause: difference.causes.count, kind: kind, elements: $0)
        }
        difference.causes.append(change)
        if explainsLayout { self.explainsLayout = true }
    }
}
