extension SnapshotFolder {
    /// A file of the folder that stands for a snapshot.
    package struct File: Hashable, Sendable {
        /// The name of the snapshot.
        package let name: SnapshotName
        /// What it is written as.
        package let format: SnapshotFormat
    }

    /// All files of a kind, in the order of their names.
    ///
    /// Symbolic links and what is hidden are left out, and so are files with names that no snapshot has.
    package func files(_ role: Role) throws -> [File] {
        try Folder.folders(below: path).flatMap { folder in
            let parts = folder.path.dropFirst(path.count).split(separator: "/").map(String.init)
            return try folder.entries(.file).compactMap { File($0, in: parts, role) }
        }
    }
}

extension SnapshotFolder.File {
    /// The snapshot that a file with this name stands for; `nil` for none, or in another role.
    init?(_ entry: String, in parts: [String], _ role: SnapshotFolder.Role) {
        guard let dot = entry.lastIndex(of: "."),
            let format = SnapshotFormat(ending: String(entry[entry.index(after: dot)...]))
        else { return nil }
        var stem = String(entry[..<dot])
        let isPending = stem.hasSuffix(SnapshotName.pendingMark)
        guard isPending == (role == .pending) else { return nil }
        if isPending { stem.removeLast(SnapshotName.pendingMark.count) }
        let name = SnapshotName(parts + [stem])
        guard name.parts == parts + [stem] else { return nil }
        self.init(name: name, format: format)
    }
}
