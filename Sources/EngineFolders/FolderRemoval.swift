/// The removal of folders, also of those whose permissions don't allow changes.
package enum FolderRemoval {
    /// The first item that stays, and the reason.
    package struct Remainder: Error, Equatable, CustomStringConvertible {
        package let path: String
        package let error: SystemError

        /// A part of a sentence.
        package var description: String { "\"\(path.shown)\" can't be removed: \(error.reason)" }
    }

    /// Removes an item with everything in it, or as much of it as possible.
    ///
    /// Symbolic links aren't followed.
    ///
    /// - Throws: The first item that stays. An item that doesn't exist is no error.
    package static func remove(_ path: String) throws(Remainder) {
        guard let status = FileStatus(ofLinkOr: path) else { return }
        guard status.kind == .folder else {
            return try check(path, unlink(path))
        }
        allow(path, status)
        try check(path, access(path, R_OK | X_OK))
        var first: Remainder?
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            do throws(Remainder) { try remove(path + "/" + name) } catch { first = first ?? error }
        }
        if let first { throw first }
        try check(path, rmdir(path))
    }

    /// Gives the owner of a folder the permission to change it, as far as that is allowed.
    static func allow(_ path: String, _ status: FileStatus) { chmod(path, mode_t(status.permissions) | S_IRWXU) }

    private static func check(_ path: String, _ result: Int32) throws(Remainder) {
        // Another process can remove the item.
        if result != 0, errno != ENOENT { throw Remainder(path: path, error: .last) }
    }
}
