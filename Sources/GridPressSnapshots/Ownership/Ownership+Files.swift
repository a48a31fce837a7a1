extension Ownership {
    /// Returns whether GridPress wrote the file at a path, so that removing it loses nothing else.
    ///
    /// Text for a terminal has no mark. It counts if a run claimed a file of the same folder, or if a marked file with
    /// the same name is beside it.
    package func recognizes(_ path: String) -> Bool {
        let (folder, name) = path.splitAtLastPart
        if TemporaryFiles.isLeftover(name) { return true }
        guard let pending = SnapshotFolder.File(name, in: [], .pending) else {
            guard let golden = SnapshotFolder.File(name, in: [], .golden) else { return false }
            return isMarked(golden, path, in: folder)
        }
        return isMarked(pending, path, in: folder) || hasSameContent(path, pending, in: folder)
    }

    private func isMarked(_ file: SnapshotFolder.File, _ path: String, in folder: String) -> Bool {
        guard file.format == .text else { return GoldenMark.isIn(path, file.format) }
        return hasClaim(in: folder)
            || SnapshotFormat.allCases.contains { GoldenMark.isIn(SnapshotFolder(folder).path(of: file.name, $0), $0) }
    }

    /// Returns whether a pending file equals its golden file, so that its content isn't lost.
    private func hasSameContent(_ path: String, _ file: SnapshotFolder.File, in folder: String) -> Bool {
        guard case .file(let pending) = SnapshotFolder(folder).read(file.name, file.format, .pending),
            case .file(let golden) = SnapshotFolder(folder).read(file.name, file.format)
        else { return false }
        return pending.bytes == golden.bytes
    }
}
