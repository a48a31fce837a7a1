extension Ownership {
    /// Returns the unowned golden and pending files below a folder, with the reasons.
    ///
    /// Files with unknown ownership are left out.
    package func unowned(below root: String) throws -> [(path: String, finding: Finding)] {
        try Folder.folders(below: root).flatMap { folder in
            try folder.entries(.file).compactMap { name in
                let path = folder.path(of: name)
                let isPending = SnapshotFolder.File(name, in: [], .pending) != nil
                guard isPending || SnapshotFolder.File(name, in: [], .golden) != nil,
                    case .unowned(let reason) = status(onGoldenAt: path, below: root)
                else { return nil }
                if isPending { return (path, .leftover(path, reason)) }
                return (path, Finding(.unownedGolden, .warning, at: .file(path), reason))
            }
        }
    }
}
