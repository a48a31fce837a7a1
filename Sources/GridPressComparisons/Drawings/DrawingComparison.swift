/// A comparison of two drawings, field by field: the author's changes as causes, then their consequences for the
/// layout.
///
/// A layout difference, such as a changed frame, is a consequence if a difference that determines the layout is
/// found. Otherwise it is a cause. All other differences are causes.
package struct DrawingComparison {
    /// The default tolerance, in points.
    package static let defaultTolerance = 1.0 / 64

    let old: Drawing
    let new: Drawing
    /// The scheme in which colors are compared.
    let scheme: Drawing.Scheme
    /// The maximum difference between equal lengths, in points.
    let tolerance: Double
    let matching: ElementMatching
    let oldNames: ElementNames
    let newNames: ElementNames
    /// The elements that are in both drawings, in paint order of the old one.
    let pairs: [ElementPair]
    /// The grids that are in both drawings.
    let grids: [GridPair]
    var difference = DrawingDifference()
    /// Whether a cause can move or resize views.
    var explainsLayout = false
    /// Consequences that are found before the layout is compared.
    var pendingConsequences: [Change] = []
    /// Annotations at other positions, by their titles.
    var movedAnnotations: [(title: String, change: Change)] = []
    /// Cells in other columns or rows, without changed settings.
    var movedCells: [MovedCells] = []
    /// The elements of cells whose changed columns or rows are reported, so that their moves aren't.
    var cellsWithOtherTracks: Set<Int> = []
    /// The frame modifiers whose changed lengths are reported, by the elements of the new drawing that have these
    /// lengths.
    var writtenLengths: [Int: Int] = [:]
    /// Elements of the new drawing whose text or path has a reported change.
    var changedMarks: Set<Int> = []
    /// The elements that causes are about.
    var sites: [CauseSite] = []
    /// The elements that are being compared, and the kind of causes found about them.
    var compared: [CauseSite.Elements] = []
    var comparedKind = CausePlace.Kind.unseen
    /// The elements that are reported as removed or added, in the old and in the new drawing.
    var present: (removed: [Int], added: [Int]) = ([], [])
    /// The controls with changed settings, which explain the changes of their parts.
    var changedControls: (old: Set<Int>, new: Set<Int>) = ([], [])

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
    /// - Parameters:
    ///   - old: The old drawing.
    ///   - new: The new drawing.
    ///   - scheme: The scheme in which colors are compared: the scheme of the drawing that isn't adaptive.
    ///   - tolerance: The maximum difference between equal lengths, in points. Values below 0.0015 count as 0.0015.
    package static func difference(
        from old: Drawing,
        to new: Drawing,
        in scheme: Drawing.Scheme = .adaptive,
        tolerance: Double
    ) -> DrawingDifference {
        if scheme == .adaptive, old.dark != nil || new.dark != nil {
            var difference = difference(from: old, to: new, in: .light, tolerance: tolerance)
            difference.addDark(from: old, to: new, tolerance: tolerance)
            return difference
        }
        let (old, new) = (old.part(in: scheme), new.part(in: scheme))
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
        // 1. The author's choices for the size of the figure and for grids, because they affect many views.
        compare(outermost, as: .moved) { $0.compareWrittenSize() }
        for grid in grids { compare(elements(of: grid), as: .moved) { $0.compareSettings(grid) } }
        for grid in grids { compare(elements(of: grid), as: .moved) { $0.compareTrackSizes(grid) } }
        for grid in grids { compareCells(grid) }
        // 2. The author's choices for views, and the marks of views.
        findChangedControls()
        for pair in pairs where !isPartOfChangedControl(pair.new) {
            compare(.init(pair), as: .unseen) { $0.compareWriting(pair) }
        }
        for pair in pairs { compare(.init(pair), as: .repainted) { $0.compareMark(pair) } }
        let countOfCauses = difference.causes.count
        comparePresence()
        tellMovedCells(isPresenceReported: difference.causes.count > countOfCauses)
        compareFigure()
        // 3. The layout: consequences, unless nothing explains them.
        let frames = framePairs()
        compareLayout(frames)
        // 4. The locations of the differences.
        if !difference.isEmpty {
            findPlaces(frames)
            findCausePlaces(frames)
        }
    }

    /// Returns whether two lengths differ by more than the tolerance.
    func differ(_ first: Double, _ second: Double) -> Bool { !(abs(first - second) <= tolerance) && first != second }

    /// Returns whether two factors, such as opacities, differ by more than a tenth of the tolerance or 0.01, whichever is
    /// smaller.
    func differInFactor(_ first: Double, _ second: Double) -> Bool {
        !(abs(first - second) <= min(tolerance / 10, 0.01)) && first != second
    }

    /// Adds a cause.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - explainsLayout: Whether the cause can move or resize views.
    ///   - kind: The kind of the cause; by default, the kind of the current comparison.
    ///   - elements: The elements of the cause; by default, the elements of the current comparison.
    mutating func tell(
        _ change: Change,
        explainsLayout: Bool = false,
        as kind: CausePlace.Kind? = nil,
        about elements: [CauseSite.Elements]? = nil
    ) {
        if (elements ?? compared).contains(where: isPartOfChangedControl) { return pendingConsequences.append(change) }
        let kind = kind ?? (explainsLayout ? .moved : comparedKind)
        sites += (elements ?? compared).map {
            CauseSite(cause: difference.causes.count, kind: kind, elements: $0)
        }
        difference.causes.append(change)
        if explainsLayout { self.explainsLayout = true }
    }
}
