extension EngineStore {
    /// Returns the path of an engine from its name in the store or its path, which doesn't have to exist.
    package func path(named word: String) -> String {
        word.contains("/") ? word.absolutePath : folder + "/" + word
    }

    /// Removes an engine of the store.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - progress: A closure that is called with a line before it waits for another run.
    /// - Throws: A problem if the path isn't a folder of the store with an engine. Symbolic links aren't followed.
    package func remove(_ path: String, progress: (String) -> Void) throws(EngineProblem) {
        try locked(progress) { () throws(EngineProblem) in
            removeLeftovers(progress)
            guard path.splitAtLastPart.folder == folder else {
                throw .notRemovable(path: path, reason: "it isn't in the cache folder \(folder.quoted)")
            }
            guard let status = FileStatus(ofLinkOr: path) else {
                throw .notRemovable(path: path, reason: SystemError(number: ENOENT).reason)
            }
            guard status.kind == .folder else { throw .notRemovable(path: path, reason: "it isn't a folder") }
            // A damaged engine has a manifest too.
            guard FileStatus(ofLinkOr: path + "/" + EngineManifest.name)?.kind == .file else {
                throw .notAnEngine(folder: path)
            }
            // Other runs see the complete engine, or none.
            try withTemporaryFolder({ _ in }) { temporary throws(EngineProblem) in
                let moved = temporary + "/removed"
                // Moving a folder changes it, too.
                FolderRemoval.allow(path, status)
                guard rename(path, moved) == 0 else { throw .unusable(path: path, .last) }
                do throws(FolderRemoval.Remainder) {
                    try FolderRemoval.remove(moved)
                } catch {
                    throw .unusable(path: error.path, error.error)
                }
            }
        }
    }
}
