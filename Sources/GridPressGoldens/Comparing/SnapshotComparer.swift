import GridPressDrawings
import GridPressRecords
import JSONReading
import XMLReading

/// A comparer of snapshots and golden files, which compares their structure, their numbers and the drawings they
/// contain.
package struct SnapshotComparer: Sendable {
    /// The largest difference between numbers that count as equal, in points.
    package var tolerance: Double
    /// The writer of the drawings in both files.
    private let writer: FigureWriter

    /// The default tolerance, in points.
    package static let defaultTolerance = DrawingComparison.defaultTolerance

    /// Creates a comparer with a tolerance and a writer.
    ///
    /// A negative or infinite tolerance becomes 0.
    package init(tolerance: Double, writer: FigureWriter) {
        self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0
        self.writer = writer
    }

    /// Returns the differences between a snapshot and its golden file.
    ///
    /// - Returns: The differences; `nil` if the files are equal.
    /// - Throws: ``UnreadableSnapshot`` if one of the files doesn't have the format.
    package func difference(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> SnapshotDifference? {
        if old.bytes == new.bytes { return nil }
        // 1. The differences in the markup or the data of the files.
        let files = try structuralComparison(of: new, from: old, as: format)
        guard !files.changes.isEmpty else { return nil }
        // 2. The differences between the drawings.
        guard let before = files.old, let after = files.new else {
            return SnapshotDifference(withoutRecords: files.changes, format)
        }
        var difference = SnapshotDifference()
        let drawings = DrawingComparison.difference(
            from: before.drawing,
            to: after.drawing,
            in: before.options.scheme == .adaptive ? after.options.scheme : before.options.scheme,
            tolerance: tolerance
        )
        difference.causes = (before.options.changes(to: after.options) + drawings.causes).grouped
        difference.consequences = drawings.consequences
        difference.places = drawings.places
        // 3. The parts of both files that don't follow from their drawings.
        let edits = try unwritten(in: old, before, format, .golden)
        let newEdits = try unwritten(in: new, after, format, .snapshot)
        // Another version of GridPress can have written both files, so equal deviations don't count.
        let (counts, newCounts) = (Self.counts(edits.map(\.withoutLocation)), Self.counts(newEdits))
        difference.rest = edits.filter { counts[$0.withoutLocation] != newCounts[$0.withoutLocation] }
        difference.rest += newEdits.filter { counts[$0] != newCounts[$0] }.map(\.reversed)
        // A difference of the files either follows from a difference of the drawings, or is reported itself.
        if difference.isEmpty {
            let changes = try slightChanges(drawings.slightEffects, from: before, to: after, format) ?? files.changes
            difference.rest = changes.filter { !$0.isInRecord }.map(\.change)
        }
        return difference.isEmpty ? nil : difference
    }

    private static func counts(_ changes: [Change]) -> [Change: Int] {
        Dictionary(changes.map { ($0, 1) }, uniquingKeysWith: +)
    }

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
        case .json: _ = try DataComparison.value(of: source, .snapshot)
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
        case .json: _ = try DataComparison.value(of: source, .snapshot)
        case .text, .accessibility:
            guard String(validating: source.bytes, as: UTF8.self) == nil else { return }
            let message = "The file isn't text in UTF-8."
            throw UnreadableSnapshot(Finding(.unreadableGolden, .error, at: .file(source.name), message), .snapshot)
        }
    }

    // MARK: Files

    /// The differences between two files in the terms of their format, and the figures that they contain.
    private struct FileComparison {
        var changes: [StructuralChange]
        var old: RecordedFigure?
        var new: RecordedFigure?
    }

    private func structuralComparison(
        of new: SourceText,
        from old: SourceText,
        as format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> FileComparison {
        try UnreadableSnapshot.check(old, .golden)
        try UnreadableSnapshot.check(new, .snapshot)
        switch format {
        case .svg, .html:
            let oldTree = try XMLTree(old, as: format, .golden)
            let newTree = try XMLTree(new, as: format, .snapshot)
            if FastComparison(tolerance: Tolerance(length: tolerance)).areSurelySame(oldTree, newTree) {
                return FileComparison(changes: [])
            }
            let before = try oldTree.document(.golden)
            let after = try newTree.document(.snapshot)
            let changes = MarkupComparison(tolerance: tolerance).changes(from: before, to: after)
            let isWritten = !changes.isEmpty && writer.formats.contains(format)
            return FileComparison(
                changes: changes,
                old: isWritten ? RecordedFigure(in: before, format) : nil,
                new: isWritten ? RecordedFigure(in: after, format) : nil
            )
        case .json:
            let before = try DataComparison.value(of: old, .golden)
            let after = try DataComparison.value(of: new, .snapshot)
            let changes = DataComparison(tolerance: tolerance).changes(from: before, of: old, to: after, of: new)
            return FileComparison(
                changes: changes,
                old: changes.isEmpty ? nil : RecordedFigure(json: before),
                new: changes.isEmpty ? nil : RecordedFigure(json: after)
            )
        case .text, .accessibility:
            let lines = LineComparison(pairsLines: format == .accessibility)
            return FileComparison(changes: lines.changes(from: old, to: new))
        }
    }

    /// Returns the differences between the files of two drawings without some slight effects; `nil` if there are no such
    /// effects.
    private func slightChanges(
        _ effects: (old: [Int], new: [Int]),
        from old: RecordedFigure,
        to new: RecordedFigure,
        _ format: SnapshotFormat
    ) throws(UnreadableSnapshot) -> [StructuralChange]? {
        guard !effects.old.isEmpty || !effects.new.isEmpty else { return nil }
        var (old, new) = (old, new)
        for element in effects.old { old.drawing.elements[element].effect = nil }
        for element in effects.new { new.drawing.elements[element].effect = nil }
        func file(_ figure: RecordedFigure) -> SourceText {
            SourceText(name: "", bytes: Array(writer.text(figure).utf8))
        }
        return try changes(from: file(old), to: file(new), format, .snapshot, tolerance: tolerance)
    }

    private func changes(
        from old: SourceText,
        to new: SourceText,
        _ format: SnapshotFormat,
        _ side: UnreadableSnapshot.Side,
        tolerance: Double
    ) throws(UnreadableSnapshot) -> [StructuralChange] {
        if old.bytes == new.bytes { return [] }
        switch format {
        case .svg, .html:
            let oldTree = try XMLTree(old, as: format, side)
            let newTree = try XMLTree(new, as: format, side)
            if FastComparison(tolerance: Tolerance(length: tolerance)).areSurelySame(oldTree, newTree) { return [] }
            return MarkupComparison(tolerance: tolerance)
                .changes(from: try oldTree.document(side), to: try newTree.document(side))
        case .json: return try DataComparison(tolerance: tolerance).changes(from: old, to: new)
        case .text, .accessibility: return []
        }
    }

    /// Returns the differences between a file and the file that GridPress writes for its drawing.
    ///
    /// Such differences don't follow from the drawing: the file was edited, or another version of GridPress wrote it.
    private func unwritten(
        in source: SourceText,
        _ figure: RecordedFigure,
        _ format: SnapshotFormat,
        _ side: UnreadableSnapshot.Side
    ) throws(UnreadableSnapshot) -> [Change] {
        let written = SourceText(name: source.name, bytes: Array(writer.text(figure).utf8))
        // The numbers are rounded twice.
        let changes = try changes(from: source, to: written, format, side, tolerance: max(tolerance, 0.004))
        // The drawing of a record has no font files, which determine the names of font families.
        let hasFontFiles = figure.drawing.hasFontFiles
        return changes.filter { !$0.isInRecord && !(hasFontFiles && $0.attribute == "font-family") }.map {
            side == .golden ? $0.change : $0.change.withoutLocation
        }
    }
}

extension Drawing {
    /// Whether any text has a face of a font file.
    fileprivate var hasFontFiles: Bool {
        elements.contains { element in
            guard case .text(let lines) = element.mark else { return false }
            return lines.contains { $0.runs.contains(where: \.font.hasFace) }
        }
    }
}

extension SnapshotDifference {
    /// Creates the difference of two files, at least one of which has no drawing; `nil` if only the record differs.
    fileprivate init?(withoutRecords changes: [StructuralChange], _ format: SnapshotFormat) {
        self.init()
        rest = changes.filter { !$0.isWholeRecord }.map(\.change)
        if rest.isEmpty { return nil }
        switch format {
        case .svg, .html:
            remark =
                "One of the files has no layout record, or one that doesn't match its picture, so their markup was "
                + "compared."
        case .json, .text, .accessibility: break
        }
    }
}

extension StructuralChange {
    /// Whether only one file has a layout record, which isn't visible.
    fileprivate var isWholeRecord: Bool {
        isInRecord && kind != .changed && attribute == nil
            && [" > metadata", " > template"].contains(where: element.hasSuffix)
    }
}

extension Change {
    /// The change without its location in the golden file.
    fileprivate var withoutLocation: Change {
        var change = self
        change.location = nil
        return change
    }

    /// The change in the opposite direction.
    fileprivate var reversed: Change {
        var change = self
        (change.old, change.new) = (new, old)
        change.difference = difference.map { -$0 }
        switch kind {
        case .added: change.kind = .removed
        case .removed: change.kind = .added
        case .changed, .moved: break
        }
        return change
    }
}

extension RecordedFigure {
    /// Reads the figure of a picture or a page; `nil` if it contains no readable record.
    package init?(in document: XMLDocument, _ format: SnapshotFormat) {
        do throws(RecordProblem) {
            self = try LayoutRecordReader.figure(in: document, format)
        } catch {
            return nil
        }
    }

    /// Reads the figure of a JSON record; `nil` for other JSON.
    package init?(json value: JSONValue) {
        do throws(JSONError) {
            self.init(drawing: try RecordReader.drawing(from: value), options: Options(format: .json))
        } catch {
            return nil
        }
    }
}
