// The order of changes: causes in the order of the passes, then consequences.

extension DrawingComparison {
    /// Returns the difference with all changes in order, and with their places.
    ///
    /// If no cause can move views, nothing has consequences, and all changes are causes.
    func difference(of found: [FoundChange], _ frames: [FramePair]) -> DrawingDifference {
        var causes = found.filter { !$0.isConsequence }
        var consequences = found.filter(\.isConsequence)
        if !found.explainLayout {
            causes += consequences
            consequences = []
        }
        var difference = DrawingDifference()
        difference.causes = causes.map(\.change)
        difference.consequences = consequences.filter { $0.annotation == nil }.map(\.change)
        difference.consequences += Self.movedAnnotations(consequences.compactMap(\.annotation).unique)
        if difference.isEmpty { return difference }
        difference.places = places(frames)
        (difference.weights, difference.causePlaces) = causePlaces(of: causes, frames)
        return difference
    }

    /// Returns one change for all annotations with changed labels and places, because a drawing can have many.
    private static func movedAnnotations(_ titles: [String]) -> [Change] {
        guard let first = titles.first else { return [] }
        var change = Change(.moved, titles.count == 1 ? first : "\(titles.count) annotations")
        if titles.count > 1 { change.members = titles }
        return [change]
    }
}

extension DrawingDifference {
    /// The causes that explain more differences before others.
    package var causesByWeight: [Change] {
        zip(causes, weights).enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
            .map(\.element.0)
    }
}

extension Array where Element: Hashable {
    /// The values without repetitions, in order of first appearance.
    var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
