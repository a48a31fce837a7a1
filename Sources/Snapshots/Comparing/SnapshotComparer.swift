import XMLReading

/// Tells how snapshots differ from golden files: by structure, by numbers, and by what they mean.
public struct SnapshotComparer: Sendable {
    /// How far numbers may lie apart and still be the same.
    public var tolerance: Double

    /// The tolerance where nobody says anything else, in points.
    public static let usualTolerance = 1.0 / 64

    /// A comparer that takes numbers for the same up to a tolerance.
    public init(tolerance: Double = usualTolerance) { self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0 }

    /// How a snapshot differs from its golden file; `nil` where it doesn't.
    ///
    /// - Throws: ``UnreadableSnapshot`` where one of the two isn't what it is said to be.
    public func difference(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        if old.bytes == new.bytes { return nil }
        let changes = try structuralChanges(of: new, from: old, as: format)
        guard !changes.isEmpty else { return nil }
        var difference = SnapshotDifference()
        difference.rest = changes.map(\.change)
        return difference
    }

    /// What is different in a snapshot, in the words of its format.
    func structuralChanges(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> [MarkupChange] {
        try UnreadableSnapshot.check(old, .golden)
        try UnreadableSnapshot.check(new, .snapshot)
        switch format {
        case .svg, .html:
            let before = try XMLTree(old, as: format, .golden)
            let after = try XMLTree(new, as: format, .snapshot)
            if QuickCheck(tolerance: Tolerance(length: tolerance)).areSurelySame(before, after) { return [] }
            return MarkupComparison(tolerance: tolerance)
                .changes(from: try before.document(.golden), to: try after.document(.snapshot))
        case .json: return try DataComparison(tolerance: tolerance).changes(from: old, to: new)
        case .text: return LineComparison(tolerance: tolerance).changes(from: old, to: new)
        }
    }
}
