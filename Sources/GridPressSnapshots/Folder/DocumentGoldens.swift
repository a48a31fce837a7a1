/// The golden files of documents.
///
/// The owner of a golden file is the document with the same path.
package struct DocumentGoldens {
    private let folder: SnapshotFolder
    private let documents: Set<SnapshotName>

    /// Creates the golden files in a folder, and the names of all documents that can own them.
    package init(_ folder: SnapshotFolder, documents: some Sequence<SnapshotName>) {
        self.folder = folder
        self.documents = Set(documents)
    }

    /// Returns the golden and pending files whose document no longer exists.
    ///
    /// A document owns golden files of every format, even while it can't be drawn.
    package func unowned() throws -> [(path: String, finding: Finding)] {
        func unowned(_ role: SnapshotFolder.Role) throws -> [String] {
            try folder.files(role).filter { !documents.contains($0.name) }
                .map { folder.path(of: $0.name, $0.format, role) }
        }
        let goldens = try unowned(.golden).map { path in
            var finding = Finding.unowned(path)
            finding.severity = .warning
            finding.fix = nil
            return (path, finding)
        }
        let pending = try unowned(.pending).map { path in
            (path, Finding.leftover(path, "The document of this pending file doesn't exist."))
        }
        return goldens + pending
    }
}
