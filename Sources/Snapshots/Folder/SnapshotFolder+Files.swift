import Platform

extension SnapshotFolder {
    /// A file of the folder that stands for a snapshot.
    public struct File: Hashable, Sendable {
        /// The name of the snapshot.
        public let name: SnapshotName
        /// What it is written as.
        public let format: SnapshotFormat
    }

    /// All files of a kind, in the order of their names.
    ///
    /// Symbolic links and what is hidden are left out, and so are files with names that no snapshot has.
    public func files(_ role: Role) throws -> [File] {
        guard FileStatus(path)?.kind == .folder else { return [] }
        var files: [File] = []
        try collect(role, in: [], &files)
        return files
    }

    /// How many folders may lie inside each other.
    private static let mostLevels = 32

    private func collect(_ role: Role, in parts: [String], _ files: inout [File]) throws {
        guard parts.count <= Self.mostLevels else { return }
        let folder = ([path] + parts).joined(separator: "/")
        var folders: [String] = []
        for entry in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !entry.hasPrefix(".") {
            switch FileStatus(ofLinkOr: folder + "/" + entry)?.kind {
            case .folder: folders.append(entry)
            case .file:
                if let file = File(entry, in: parts, role) { files.append(file) }
            default: break
            }
        }
        for entry in folders { try collect(role, in: parts + [entry], &files) }
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
