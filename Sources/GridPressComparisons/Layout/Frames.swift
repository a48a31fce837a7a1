// The frames of views in both drawings.

extension DrawingComparison {
    /// The frames of an element in both drawings.
    struct FramePair {
        var new: Int
        var old: CGRect
        var frame: CGRect
        var change: FrameChange
        /// The index of the grid in the new drawing that has the element as a cell; `nil` for none.
        var grid: Int?
    }

    /// Returns the frames of all elements that are in both drawings, in figure coordinates.
    func framePairs() -> [FramePair] {
        pairs.sorted { $0.new < $1.new }
            .map { pair in
                let (first, second) = (oldSide.frame(of: pair.old), newSide.frame(of: pair.new))
                let change = FrameChange(from: first, to: second, tolerance: tolerance)
                let grid = newNames.cell(of: pair.new)?.grid
                return FramePair(new: pair.new, old: first, frame: second, change: change, grid: grid)
            }
    }

    /// Returns whether an element can be reported as a moved view.
    ///
    /// Modifiers, layers and parts move with their views.
    func isListed(_ index: Int) -> Bool {
        let element = new.elements[index]
        return (element.kind.role.isView || element.kind.role == .cell || element.title != nil)
            && !isPartOfChangedControl(.init(new: index))
    }

    /// Returns the nearest ancestor in both drawings that meets a condition.
    func ancestor(of index: Int, where isRight: (Int) -> Bool) -> Int? {
        var around = new.elements[index].parent
        while let current = around, matching.old[current] == nil || !isRight(current) {
            around = new.elements[current].parent
        }
        return around
    }

    /// Returns the views that moved differently from the views around them, or were resized, with the listed views
    /// around them.
    ///
    /// Views inside a changed cell are left out, because they follow the cell.
    func changedFrames(_ pairs: [FramePair]) -> [(frame: FramePair, around: Int?)] {
        let changes = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.change) })
        var following: Set<Int> = []
        return pairs.compactMap { pair in
            guard isListed(pair.new) else { return nil }
            let around = ancestor(of: pair.new, where: isListed)
            if let around, following.contains(around) {
                following.insert(pair.new)
                return nil
            }
            let change = around.flatMap { changes[$0] } ?? FrameChange()
            let isRigid = change.hasSameMove(as: pair.change, within: 2 * tolerance)
            guard pair.change.resizes || pair.change.moves && !isRigid else { return nil }
            if pair.grid != nil { following.insert(pair.new) }
            return (pair, around)
        }
    }

    // MARK: Places

    /// Returns the locations of views that were added or removed, moved differently from the views around them, or
    /// were resized.
    func places(_ pairs: [FramePair]) -> [ChangedPlace] {
        func frames(_ side: Side) -> [CGRect] { side.lonelyFamilies.flatMap(\.elements).map(side.frame) }
        let places =
            frames(oldSide).map { ChangedPlace(old: $0, new: nil) }
            + frames(newSide).map { ChangedPlace(old: nil, new: $0) }
            + changedFrames(pairs).map { ChangedPlace(old: $0.frame.old, new: $0.frame.frame) }
        var known: Set<[Int]> = []
        return Array(places.filter { known.insert($0.tenths).inserted }.prefix(ChangedPlace.mostPlaces))
    }
}

extension ChangedPlace {
    /// Both frames in tenths of a point.
    fileprivate var tenths: [Int] {
        [old, new].flatMap { frame -> [Int] in
            guard let frame else { return [] }
            return [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Int(min(max($0 * 10, -1e9), 1e9).rounded()) }
                + [0]
        }
    }
}
