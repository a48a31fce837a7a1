extension SnapshotFolder {
    /// A file in the folder that contains a snapshot.
    package struct File: Hashable, Sendable {
        /// The name of the snapshot.
        package let name: SnapshotName
        /// The format of the file.
        package let format: SnapshotFormat
    }

    /// Returns all files with a role: the files of each folder in alphabetical order, before the files of its
    /// subfolders.
    ///
    /// Symbolic links, hidden files, and files with names that no snapshot can have are left out.
    package func files(_ role: Role) throws -> [File] {
        try Folder.folders(below: path).flatMap { folder in
            let parts = folder.path.dropFirst(path.count).split(separator: "/").map(String.init)
            return try folder.entries(.file).compactMap { File($0, in: parts, role) }
        }
    }
}

extension SnapshotFolder.File {
    /// Creates the file with a name; `nil` if it isn't the name of a snapshot with this role.
    package init?(_ entry: String, in parts: [String], _ role: SnapshotFolder.Role) {
        guard let dot = entry.lastIndex(of: "."),
            let format = SnapshotFormat(ending: String(entry[entry.index(after: dot)...]))
        else { return nil }
        var stem = String(entry[..<dot])
        let isPending = stem.hasSuffix(FileName.pendingMark)
        guard isPending == (role == .pending) else { return nil }
        if isPending { stem.removeLast(FileName.pendingMark.count) }
        let name = SnapshotName(parts + [stem])
        guard name.parts == parts + [stem] else { return nil }
        self.init(name: name, format: format)
    }
}
