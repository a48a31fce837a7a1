/// A comparer of snapshots and golden files.
///
/// Files are equal if their bytes are, or their content within the tolerance. Otherwise, the drawings in their layout
/// records are compared, and if these are missing or equal, the lines of the files.
package struct SnapshotComparer: Sendable {
    /// The largest difference between numbers that count as equal, in points.
    package var tolerance: Double

    /// The default tolerance, in points.
    package static let defaultTolerance = DrawingComparison.defaultTolerance

    /// Creates a comparer with a tolerance.
    ///
    /// A negative or infinite tolerance becomes 0.
    package init(tolerance: Double = SnapshotComparer.defaultTolerance) {
        self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0
    }

    /// Returns the differences between a snapshot and its golden file.
    ///
    /// - Parameters:
    ///   - new: The snapshot.
    ///   - drawn: The figure of the snapshot, if it is in memory; otherwise, its record is read.
    ///   - old: The golden file.
    ///   - format: The format of both.
    /// - Returns: The differences; `nil` if the files are equal.
    /// - Throws: ``UnreadableSnapshot`` if one of the files doesn't have the format.
    package func difference(
        of new: SourceText,
        drawn: @autoclosure () -> RecordedFigure? = nil,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        if old.bytes == new.bytes { return nil }
        try UnreadableSnapshot.check(old, .golden)
        try UnreadableSnapshot.check(new, .snapshot)
        switch format {
        case .svg, .html: return try markupDifference(of: new, drawn, from: old, as: format)
        case .json: return try dataDifference(of: new, from: old)
        case .text, .accessibility:
            let lines = LineDifference(from: old, to: new, pairsLines: format == .accessibility)
            let difference = SnapshotDifference(lines, .text)
            return difference.isEmpty ? nil : difference
        }
    }

    private func markupDifference(
        of new: SourceText,
        _ drawn: () -> RecordedFigure?,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        let oldTree = try XMLTree(old, as: format, .golden)
        let newTree = try XMLTree(new, as: format, .snapshot)
        let equality = MarkupEquality.compare(oldTree, newTree, tolerance: Tolerance(length: tolerance))
        if equality == .same { return nil }
        let before = try oldTree.document(.golden)
        let golden = LayoutRecordReader.reading(before, format)
        var drawn = drawn()
        // A listing of sources is part of the page, not of the record.
        var after = drawn == nil || format == .html ? try newTree.document(.snapshot) : nil
        if format == .html, let after { drawn?.options.listing = after.root.listing }
        let snapshot = drawn.map { .success($0) } ?? after.map { LayoutRecordReader.reading($0, format) }
        var step = SnapshotDifference.Step.markup
        if case .success(let figure) = golden, case .success(let newFigure)? = snapshot {
            if let difference = difference(of: newFigure, from: figure) { return difference }
            if equality == .recordsDiffer { return nil }
            step = .markupBesideRecord
        } else if case .failure(.version) = golden {
            step = .otherVersion
        }
        // A missing record isn't visible.
        if equality == .recordIsMissing { return nil }
        if after == nil { after = try newTree.document(.snapshot) }
        guard let after else { return nil }
        let (lines, newLines) = FileLines.pair(
            before,
            after,
            withRecords: equality == .recordsDiffer && step == .markup
        )
        var difference = SnapshotDifference(LineDifference(from: lines, to: newLines, pairsLines: true), step)
        difference.problem =
            golden.damage(in: old, "golden file") ?? snapshot?.damage(in: new, "snapshot")
        return difference
    }

    private func dataDifference(
        of new: SourceText,
        from old: SourceText
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        let (before, after) = (try JSONValue(old, .golden), try JSONValue(new, .snapshot))
        if DataEquality(tolerance: Tolerance(length: tolerance)).areSame(before, after) { return nil }
        if let figure = RecordedFigure(json: before), let newFigure = RecordedFigure(json: after),
            let difference = difference(of: newFigure, from: figure)
        {
            return difference
        }
        return SnapshotDifference(
            LineDifference(from: FileLines(old), to: FileLines(new), pairsLines: true),
            RecordReader.hasOtherVersion(before) ? .otherVersion : .data
        )
    }

    /// Returns the difference of two recorded figures; `nil` if they are equal.
    private func difference(of new: RecordedFigure, from old: RecordedFigure) -> SnapshotDifference? {
        let drawings = DrawingComparison.difference(
            from: old.drawing,
            to: new.drawing,
            in: old.options.scheme == .adaptive ? new.options.scheme : old.options.scheme,
            tolerance: tolerance
        )
        var difference = SnapshotDifference(.record)
        difference.causes = (old.options.changes(to: new.options) + drawings.causes).grouped
        difference.consequences = drawings.consequences
        difference.causePlaces = drawings.causePlaces.map { ChangedPlace(old: $0.old, new: $0.new) }
        difference.places = drawings.places.filter { !difference.causePlaces.contains($0) }
        return difference.isEmpty ? nil : difference
    }
}

extension SnapshotComparer {
    /// Checks that a snapshot has its format.
    ///
    /// - Throws: ``UnreadableSnapshot`` if it doesn't.
    func check(_ snapshot: Snapshot) throws(UnreadableSnapshot) {
        // Every text that isn't empty is valid.
        if snapshot.format.isText, !snapshot.bytes.isEmpty { return }
        let source = SourceText(name: snapshot.name.description, bytes: snapshot.bytes)
        try UnreadableSnapshot.check(source, .snapshot)
        switch snapshot.format {
        case .svg, .html: _ = try XMLTree(source, as: snapshot.format, .snapshot)
        case .json: _ = try JSONValue(source, .snapshot)
        case .text, .accessibility: break
        }
    }

    /// Checks that the file of a snapshot has its format, including the root element and the encoding.
    ///
    /// - Throws: ``UnreadableSnapshot`` if it doesn't.
    static func checkFormat(_ source: SourceText, _ format: SnapshotFormat) throws(UnreadableSnapshot) {
        try UnreadableSnapshot.check(source, .snapshot)
        switch format {
        case .svg, .html:
            let root = try XMLTree(source, as: format, .snapshot).document(.snapshot).root.name
            guard root != format.rawValue else { return }
            let message = "The root element is \(root.quoted) instead of \(format.rawValue.quoted)."
            throw UnreadableSnapshot(Finding(.unreadableGolden, .error, at: .file(source.name), message), .snapshot)
        case .json: _ = try JSONValue(source, .snapshot)
        case .text, .accessibility:
            guard String(validating: source.bytes, as: UTF8.self) == nil else { return }
            let message = "The file isn't text in UTF-8."
            throw UnreadableSnapshot(Finding(.unreadableGolden, .error, at: .file(source.name), message), .snapshot)
        }
    }
}

extension FileLines {
    /// Returns the lines of two pictures or pages, outside of their layout records if these don't count.
    ///
    /// An id of a picture is derived from its content, so the lines of the old picture have the id of the new one.
    fileprivate static func pair(_ old: XMLDocument, _ new: XMLDocument, withRecords: Bool) -> (FileLines, FileLines) {
        var source = old.source
        if let id = old.root["id"], let newID = new.root["id"], id.utf8.count == newID.utf8.count, id.utf8.count > 4 {
            source = SourceText(name: source.name, bytes: source.bytes.replacing(id.utf8, with: newID.utf8))
        }
        return (
            FileLines(source, without: withRecords ? nil : old.recordRange),
            FileLines(new.source, without: withRecords ? nil : new.recordRange)
        )
    }
}

extension XMLDocument {
    /// The range of the layout record in the file; `nil` if the file has no record.
    fileprivate var recordRange: Range<Int>? {
        guard let name = root.layoutRecord?.nameRange,
            let end = source.bytes[name.upperBound...].firstRange(
                of: Array("</".utf8) + source.bytes[name] + Array(">".utf8)
            )
        else { return nil }
        return name.lowerBound - 1..<end.upperBound
    }
}
