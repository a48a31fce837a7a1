import GridPressPlatform
import XMLReading

/// A pending file, which is kept beside its golden file until it is accepted or rejected.
package struct PendingFile: Sendable {
    /// The folder in which it lies.
    private let folder: SnapshotFolder
    private let file: SnapshotFolder.File

    /// The path of the pending file.
    package var path: String { folder.path(of: file.name, file.format, .pending) }
    /// The path of its golden file, which needn't be there.
    package var goldenPath: String { folder.path(of: file.name, file.format) }

    /// The pending file at a path; `nil` where the path is none of such a file.
    package init?(at path: String) {
        let (folder, name) = path.splitAtLastPart
        guard let file = SnapshotFolder.File(name, in: [], .pending) else { return nil }
        self.init(folder: SnapshotFolder(folder), file: file)
    }

    private init(folder: SnapshotFolder, file: SnapshotFolder.File) {
        self.folder = folder
        self.file = file
    }

    /// All pending files below a folder, in the order of their paths.
    ///
    /// Symbolic links and what is hidden are left out, and whatever the folders are called, they are looked into.
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
    /// Holds the file against its golden file, and writes nothing.
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

    /// Makes it the golden file; a finding says why that can't be.
    package func accept() -> Finding? { folder.accept(file.name, file.format) }

    /// Removes it; a finding says why that can't be.
    package func reject() -> Finding? {
        guard FileStatus(ofLinkOr: path)?.kind == .file else { return .missingPending(path) }
        return folder.removePending(file.name, file.format)
    }
}
