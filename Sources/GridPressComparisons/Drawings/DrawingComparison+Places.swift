// The locations of views, which pictures use to show changes.

extension DrawingComparison {
    /// Finds the locations of views that were added or removed, moved differently from the views around them, or were
    /// resized.
    mutating func findPlaces(_ pairs: [FramePair]) {
        func frames(_ elements: [Int], in drawing: Drawing) -> [CGRect] {
            let visibility = drawing.visibility()
            return elements.map { element in
                visibility.around(element).transform.boundingBox(of: drawing.elements[element].frame)
            }
        }
        var places = frames(present.removed, in: old).map { ChangedPlace(old: $0, new: nil) }
        places += frames(present.added, in: new).map { ChangedPlace(old: nil, new: $0) }
        places += changedFrames(pairs).map { ChangedPlace(old: $0.old, new: $0.frame) }
        difference.places = places.firstOfEach
    }

    /// Returns the views that moved differently from the views around them, or were resized.
    ///
    /// Views inside a changed cell are left out, because they follow the cell.
    private func changedFrames(_ pairs: [FramePair]) -> [FramePair] {
        let changes = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.change) })
        var following: Set<Int> = []
        return pairs.filter { pair in
            guard isListed(pair.new) else { return false }
            let parent = listedParent(of: pair.new)
            if let parent, following.contains(parent) {
                following.insert(pair.new)
                return false
            }
            let around = parent.flatMap { changes[$0] } ?? FrameChange()
            let isRigid = isNear(around.x, pair.change.x) && isNear(around.y, pair.change.y)
            guard pair.change.resizes || pair.change.moves && !isRigid else { return false }
            if pair.grid != nil { following.insert(pair.new) }
            return true
        }
    }
}

extension [ChangedPlace] {
    /// The distinct locations, up to the maximum number in a picture.
    fileprivate var firstOfEach: [ChangedPlace] {
        var known: Set<[Int]> = []
        var result: [ChangedPlace] = []
        for place in self where result.count < ChangedPlace.mostPlaces {
            if known.insert(place.tenths).inserted { result.append(place) }
        }
        return result
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
