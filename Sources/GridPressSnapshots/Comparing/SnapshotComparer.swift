import GridPressDrawings
import XMLReading

/// Compares snapshots with golden files: by structure, by numbers, and by layout.
package struct SnapshotComparer: Sendable {
    /// How far numbers may lie apart and still be the same.
    package var tolerance: Double

    /// The tolerance where nobody says anything else, in points.
    package static let defaultTolerance = 1.0 / 64

    /// A comparer that takes numbers for the same up to a tolerance.
    package init(tolerance: Double = defaultTolerance) { self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0 }

    /// How a snapshot differs from its golden file; `nil` where it doesn't.
    ///
    /// - Throws: ``UnreadableSnapshot`` where one of the two isn't what it is said to be.
    package func difference(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        if old.bytes == new.bytes { return nil }
        // 1. What is different in the words of the format?
        let changes = try structuralChanges(of: new, from: old, as: format)
        guard !changes.structural.isEmpty else { return nil }
        // 2. What does that mean, where files tell?
        var difference = SnapshotDifference()
        var explanation = Explanation()
        if let records = changes.records {
            let layout = LayoutComparison.difference(of: records, tolerance: tolerance)
            difference.causes = layout.causes.grouped
            difference.consequences = layout.consequences
            explanation = Explanation(layout, of: records, tolerance: tolerance)
        }
        // 3. What of the rest isn't explained by it?
        difference.rest = changes.structural.filter { !$0.isWholeRecord && !explanation.covers($0, in: format) }
            .map(\.change)
        return difference.isEmpty ? nil : difference
    }

    /// Refuses a snapshot that can't be read as what it is said to be.
    func check(_ snapshot: Snapshot) throws(UnreadableSnapshot) {
        // Every text is one.
        if snapshot.format == .text, !snapshot.bytes.isEmpty { return }
        let source = SourceText(name: snapshot.name.description, bytes: snapshot.bytes)
        try UnreadableSnapshot.check(source, .snapshot)
        switch snapshot.format {
        case .svg, .html: _ = try XMLTree(source, as: snapshot.format, .snapshot)
        case .json: try DataComparison.check(source)
        case .text: break
        }
    }

    /// What is different in a snapshot in the words of its format, and what both files mean.
    private func structuralChanges(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> (structural: [StructuralChange], records: RecordPair?) {
        try UnreadableSnapshot.check(old, .golden)
        try UnreadableSnapshot.check(new, .snapshot)
        switch format {
        case .svg, .html:
            let oldTree = try XMLTree(old, as: format, .golden)
            let newTree = try XMLTree(new, as: format, .snapshot)
            if FastComparison(tolerance: Tolerance(length: tolerance)).areSurelySame(oldTree, newTree) {
                return ([], nil)
            }
            let before = try oldTree.document(.golden)
            let after = try newTree.document(.snapshot)
            let changes = MarkupComparison(tolerance: tolerance).changes(from: before, to: after)
            return (changes, changes.isEmpty ? nil : LayoutRecord.both(in: before, after))
        case .json:
            let changes = try DataComparison(tolerance: tolerance).changes(from: old, to: new)
            guard !changes.isEmpty, let before = LayoutRecord(json: old.bytes),
                let after = LayoutRecord(json: new.bytes)
            else { return (changes, nil) }
            return (changes, RecordPair(old: before, new: after))
        case .text: return (LineComparison().changes(from: old, to: new), nil)
        }
    }
}

extension StructuralChange {
    /// Whether a file carries its layout now and didn't, or did: it looks the same.
    fileprivate var isWholeRecord: Bool {
        isInRecord && kind != .changed && attribute == nil
            && [" > metadata", " > template"].contains(where: element.hasSuffix)
    }
}
