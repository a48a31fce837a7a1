extension DrawingDifference {
    /// Adds the differences between the dark pictures of two drawings, unless the light pictures have them too.
    mutating func addDark(from old: Drawing, to new: Drawing, tolerance: Double) {
        // Causes in the dark picture have no elements in the light one.
        defer { weights += Array(repeating: CauseWeight(), count: max(causes.count - weights.count, 0)) }
        let counts = [old, new].map { $0.dark == nil ? "one for both schemes" : "one for each scheme" }
        if counts[0] != counts[1] {
            causes.append(Change(.changed, "the figure", "layout", old: counts[0], new: counts[1]))
        }
        let dark = DrawingComparison.difference(
            from: old.part(in: .dark),
            to: new.part(in: .dark),
            in: .dark,
            tolerance: tolerance
        )
        func inDark(_ changes: [Change], without others: [Change]) -> [Change] {
            changes.filter { !others.contains($0) }.map { $0.about("in the dark scheme, " + $0.subject) }
        }
        causes += inDark(dark.causes, without: causes)
        consequences += inDark(dark.consequences, without: consequences)
    }
}
