/// A comparison of two drawings, field by field: the author's changes as causes, then their consequences for the
/// layout.
///
/// A comparison is a row of passes. Each pass is a function from the matched elements and grids of both drawings to
/// changes. A separate step puts the changes in order.
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
    let oldSide: Side
    let newSide: Side
    /// The elements that are in both drawings, in paint order of the old one.
    let pairs: [Pair]
    /// The grids that are in both drawings.
    let grids: [Pair]
    /// The controls with changed settings, which explain the changes of their parts.
    private(set) var changedControls: (old: Set<Int>, new: Set<Int>) = ([], [])

    /// The indices of an element or a grid of both drawings.
    struct Pair {
        var old: Int
        var new: Int

        var site: FoundChange.Site { .init(old: old, new: new) }
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
        let comparison = DrawingComparison(old, new, in: scheme, tolerance: tolerance)
        let frames = comparison.framePairs()
        var difference = comparison.difference(of: comparison.changes(frames), frames)
        difference.addMotion(from: old, to: new, in: scheme, tolerance: tolerance)
        return difference
    }

    /// Matches the elements and grids of two drawings.
    init(_ old: Drawing, _ new: Drawing, in scheme: Drawing.Scheme = .adaptive, tolerance: Double = defaultTolerance) {
        (self.old, self.new) = (old, new)
        self.scheme = scheme
        // Numbers in files are rounded.
        self.tolerance = max(tolerance, 0.0015)
        let (before, after) = (ElementTree(old), ElementTree(new))
        let matching = ElementMatching(before, after)
        self.matching = matching
        oldNames = ElementNames(before)
        newNames = ElementNames(after)
        oldSide = Side(.removed, oldNames, matching.new, otherNames: newNames)
        newSide = Side(.added, newNames, matching.old, otherNames: oldNames)
        pairs = matching.new.enumerated().compactMap { element, partner in
            partner.map { Pair(old: element, new: $0) }
        }
        grids = old.gridPairs(in: new, matching.new)
        for pair in pairs where isChangedControl(pair) {
            changedControls.old.insert(pair.old)
            changedControls.new.insert(pair.new)
        }
    }

    /// Returns the changes that all passes find.
    private func changes(_ frames: [FramePair]) -> [FoundChange] {
        // 1. The author's choices for the size of the figure and for grids, because they affect many views.
        var found = writtenSizes() + grids.flatMap(settings) + grids.flatMap(trackSizes)
        found += grids.flatMap { cells(in: $0).causes }
        let areGridsAlike = !found.explainLayout
        // 2. The author's choices for views, the marks of views, and views that only one drawing has.
        found += pairs.flatMap(writing) + pairs.flatMap(marks)
        let presence = presence()
        found += presence + movedCells(mayMoveAlone: areGridsAlike && !presence.explainLayout)
        found += figureTexts() + requests() + callouts() + annotations() + findings()
        // The parts of a control follow from its settings.
        for index in found.indices where found[index].sites.contains(where: isPartOfChangedControl) {
            found[index].isConsequence = true
        }
        // 3. The layout: consequences, unless nothing explains them.
        found += layout(frames, after: found)
        return found.isEmpty ? unexplainedProposals() : found
    }

    // MARK: Controls

    private func isChangedControl(_ pair: Pair) -> Bool {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        return newNames.tree.isControl(pair.new) && before.kind == after.kind
            && !differences(before.settings, after.settings).isEmpty
    }

    /// Returns whether an element is a part of a control with changed settings.
    func isPartOfChangedControl(_ site: FoundChange.Site) -> Bool {
        func isPart(_ element: Int, _ names: ElementNames, _ controls: Set<Int>) -> Bool {
            !controls.isEmpty && element < names.tree.count
                && names.control(ofPart: element).map(controls.contains) ?? false
        }
        if let element = site.new { return isPart(element, newNames, changedControls.new) }
        return site.old.map { isPart($0, oldNames, changedControls.old) } ?? false
    }

    // MARK: Tolerances

    /// Returns whether two lengths differ by more than the tolerance.
    func differ(_ first: Double, _ second: Double) -> Bool { !(abs(first - second) <= tolerance) && first != second }

    /// The maximum difference between equal numbers that the author wrote, such as opacities.
    var writtenTolerance: Double { max(min(tolerance / 10, 0.01), 0.0011) }

    /// The maximum difference between equal distances of two places, each of which is rounded.
    var distanceTolerance: Double { tolerance + 0.003 }

    /// Returns whether two colors are different.
    func differ(_ first: Drawing.Color, _ second: Drawing.Color) -> Bool {
        func differ(_ first: Drawing.RGBA, _ second: Drawing.RGBA) -> Bool {
            first.red != second.red || first.green != second.green || first.blue != second.blue
                || abs(first.alpha - second.alpha) > writtenTolerance
        }
        return scheme != .dark && differ(first.light, second.light)
            || scheme != .light && differ(first.dark, second.dark)
    }
}

extension Drawing {
    /// Returns the pairs of grids of this and another drawing whose elements are partners.
    ///
    /// Several grids of an element are matched in their order.
    fileprivate func gridPairs(in other: Drawing, _ partners: [Int?]) -> [DrawingComparison.Pair] {
        let others = Dictionary(grouping: other.grids.indices) { other.grids[$0].element }
        var places: [Int: Int] = [:]
        return grids.enumerated().compactMap { index, grid in
            let place = places[grid.element, default: 0]
            places[grid.element] = place + 1
            guard grid.element < partners.count, let partner = partners[grid.element], let known = others[partner],
                place < known.count
            else { return nil }
            return DrawingComparison.Pair(old: index, new: known[place])
        }
    }
}
