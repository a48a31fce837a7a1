/// A pending file, which stays beside its golden file until it is accepted or rejected.
package struct PendingFile: Sendable {
    /// The folder that contains the file.
    private let folder: SnapshotFolder
    private let file: SnapshotFolder.File

    /// The path of the pending file.
    package var path: String { folder.path(of: file.name, file.format, .pending) }
    /// The path of the golden file, which doesn't have to exist.
    package var goldenPath: String { folder.path(of: file.name, file.format) }

    /// Creates the pending file at a path; `nil` if the path doesn't belong to a pending file.
    package init?(at path: String) {
        let (folder, name) = path.splitAtLastPart
        guard let file = SnapshotFolder.File(name, in: [], .pending) else { return nil }
        self.init(folder: SnapshotFolder(folder), file: file)
    }

    private init(folder: SnapshotFolder, file: SnapshotFolder.File) {
        self.folder = folder
        self.file = file
    }

    /// Returns all pending files in a folder and its subfolders: the files of each folder in alphabetical order, before
    /// the files of its subfolders.
    ///
    /// Symbolic links, hidden files and hidden folders are left out.
    package static func all(below path: String) throws -> [PendingFile] {
        try Folder.folders(below: path).flatMap { folder in
            try folder.entries(.file).compactMap { name in
                SnapshotFolder.File(name, in: [], .pending).map {
                    PendingFile(folder: SnapshotFolder(folder.path), file: $0)
                }
            }
        }
    }
}

extension PendingFile {
    /// Compares the file with its golden file, without writing anything.
    package func compared(by comparer: SnapshotComparer = SnapshotComparer()) -> SnapshotResult {
        switch folder.read(file.name, file.format, .pending) {
        case .missing: return failure(.missingPending(path))
        case .refused(let finding): return failure(finding)
        case .file(let text):
            let snapshot = Snapshot(file.name, file.format, bytes: text.bytes)
            var result = SnapshotVerifier(folder, mode: .never, comparer: comparer).verify(snapshot)
            result.pendingPath = path
            return result
        }
    }

    private func failure(_ finding: Finding) -> SnapshotResult {
        SnapshotResult(Snapshot(file.name, file.format, bytes: []), path: goldenPath, .failed(finding))
    }

    /// Replaces the golden file by the pending file.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    package func accept() -> Finding? { folder.accept(file.name, file.format) }

    /// Removes the file.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    package func reject() -> Finding? {
        guard FileStatus(ofLinkOr: path)?.kind == .file else { return .missingPending(path) }
        return folder.removePending(file.name, file.format)
    }
}
