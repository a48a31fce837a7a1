import GridPressPlatform

extension Ownership {
    /// Golden and pending files below a folder that nobody owns, and why.
    ///
    /// Those of which nobody can know are left out.
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
