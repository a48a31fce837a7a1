/// The files that recording left behind: temporary files of terminated processes, and pending files that equal their
/// golden files.
package struct LeftoverFiles {
    /// The files, each with a finding that explains why it isn't needed.
    package let findings: [(path: String, finding: Finding)]

    /// Finds the files below a folder.
    package init(below path: String, comparer: SnapshotComparer = SnapshotComparer()) throws {
        let pending = try PendingFile.all(below: path).compactMap { file -> (String, Finding)? in
            guard case .same = file.compared(by: comparer).outcome else { return nil }
            return (file.path, .leftover(file.path, "This pending file equals its golden file."))
        }
        let temporary = try Folder.folders(below: path).flatMap { folder in
            try folder.entries(.file, hidden: true).filter(TemporaryFiles.isLeftover).map { name in
                let path = folder.path(of: name)
                return (path, Finding.leftover(path, "A terminated process left this temporary file."))
            }
        }
        findings = pending + temporary
    }
}

extension Finding {
    /// Returns the finding for a file that recording left behind.
    package static func leftover(_ path: String, _ message: String) -> Finding {
        Finding(.leftoverFile, .warning, at: .file(path), message)
    }
}
