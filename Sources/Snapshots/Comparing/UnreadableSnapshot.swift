import XMLReading

/// A file that isn't what it is said to be.
public struct UnreadableSnapshot: Error {
    /// What is wrong with it, and where.
    public let finding: Finding
}

extension UnreadableSnapshot {
    /// A golden file in which something is wrong.
    init(golden finding: Finding) {
        self.init(finding: finding.with(fix: "Put it back from version control, or remove it and record it again."))
    }

    /// A snapshot in which something is wrong, although it was just made.
    init(snapshot finding: Finding) {
        self.init(finding: finding.with(fix: "Nothing is wrong with the golden file: look at what makes the snapshot."))
    }

    /// A file with nothing in it.
    static func empty(_ source: SourceText) -> Finding {
        Finding(.unreadableGolden, .error, at: .file(source.name), "The file is empty.")
    }
}

extension XMLDocument {
    /// Reads a golden file.
    init(golden source: SourceText, as format: SnapshotFormat) throws(UnreadableSnapshot) {
        guard !source.bytes.isEmpty else { throw UnreadableSnapshot(golden: UnreadableSnapshot.empty(source)) }
        do throws(XMLMistake) {
            try self.init(source, as: format == .html ? .page : .document, limits: .goldenFile)
        } catch {
            throw UnreadableSnapshot(golden: error.finding)
        }
    }

    /// Reads what was just made.
    init(snapshot source: SourceText, as format: SnapshotFormat) throws(UnreadableSnapshot) {
        guard !source.bytes.isEmpty else { throw UnreadableSnapshot(snapshot: UnreadableSnapshot.empty(source)) }
        do throws(XMLMistake) {
            try self.init(source, as: format == .html ? .page : .document, limits: .goldenFile)
        } catch {
            throw UnreadableSnapshot(snapshot: error.finding)
        }
    }
}

extension Finding {
    /// The finding with another thing to do about it.
    fileprivate func with(fix: String) -> Finding {
        var finding = self
        finding.fix = fix
        return finding
    }
}
