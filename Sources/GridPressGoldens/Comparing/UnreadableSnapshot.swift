/// The error for a file that can't be read in its format.
package struct UnreadableSnapshot: Error {
    /// The error, with its location in the file.
    package let finding: Finding
    /// The file that can't be read.
    let side: Side
}

extension UnreadableSnapshot {
    /// The side of a comparison: the golden file or the snapshot.
    package enum Side {
        /// The golden file.
        case golden
        /// The new snapshot.
        case snapshot

        fileprivate var fix: String {
            switch self {
            case .golden: "Restore the golden file from version control, or remove it and record it again."
            case .snapshot: "Check the code that creates the snapshot."
            }
        }
    }

    /// Creates an error from a finding, with a fix for this side of the comparison.
    init(_ finding: Finding, _ side: Side) {
        var finding = finding
        finding.fix = side.fix
        self.init(finding: finding, side: side)
    }

    /// Checks that a file isn't empty.
    static func check(_ source: SourceText, _ side: Side) throws(UnreadableSnapshot) {
        guard source.bytes.isEmpty else { return }
        let message = side == .golden ? "The golden file is empty." : "The snapshot is empty."
        throw UnreadableSnapshot(Finding(.unreadableGolden, .error, at: .file(source.name), message), side)
    }
}

extension XMLTree {
    /// Reads a golden picture or page, or the snapshot that is compared with it.
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

    /// Returns the content as values.
    ///
    /// It can only be called once.
    func document(_ side: UnreadableSnapshot.Side) throws(UnreadableSnapshot) -> XMLDocument {
        do throws(XMLError) {
            return try document()
        } catch {
            throw UnreadableSnapshot(error.finding, side)
        }
    }
}
