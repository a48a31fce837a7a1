import XMLReading

/// The error for a file that can't be read in its format.
package struct UnreadableSnapshot: Error {
    /// What is wrong with it, and where.
    package let finding: Finding
    /// Which of the two it is.
    let side: Side
}

extension UnreadableSnapshot {
    /// The file that can't be read: the golden file or the snapshot.
    enum Side {
        /// The golden file.
        case golden
        /// What was just made.
        case snapshot

        fileprivate var fix: String {
            switch self {
            case .golden: "Restore the golden file from version control, or remove it and record it again."
            case .snapshot: "Check the code that creates the snapshot."
            }
        }
    }

    /// A file in which something is wrong, whatever else could be done about it.
    init(_ finding: Finding, _ side: Side) {
        var finding = finding
        finding.fix = side.fix
        self.init(finding: finding, side: side)
    }

    /// Refuses a file with nothing in it.
    static func check(_ source: SourceText, _ side: Side) throws(UnreadableSnapshot) {
        guard source.bytes.isEmpty else { return }
        let message = side == .golden ? "The golden file is empty." : "The snapshot is empty."
        throw UnreadableSnapshot(Finding(.unreadableGolden, .error, at: .file(source.name), message), side)
    }
}

extension XMLTree {
    /// Reads a golden picture or page, or one that is held against it.
    convenience init(
        _ source: SourceText,
        as format: SnapshotFormat,
        _ side: UnreadableSnapshot.Side
    ) throws(UnreadableSnapshot) {
        do throws(XMLError) {
            try self.init(source, as: format == .html ? .page : .document, limits: .goldenFile)
        } catch {
            throw UnreadableSnapshot(error.finding, side)
        }
    }

    /// What was read, as values; that can be asked once.
    func document(_ side: UnreadableSnapshot.Side) throws(UnreadableSnapshot) -> XMLDocument {
        do throws(XMLError) {
            return try document()
        } catch {
            throw UnreadableSnapshot(error.finding, side)
        }
    }
}
