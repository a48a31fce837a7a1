/// The creation of folders.
package enum NewFolder {
    /// Creates a folder and the folders around it, unless they exist.
    package static func make(_ path: String) throws(SystemError) {
        guard FileStatus(path)?.kind != .folder, mkdir(path, 0o777) != 0 else { return }
        let error = SystemError.last
        let parent = path.splitAtLastPart.folder
        if error.number == ENOENT, parent != path, parent != "." {
            try make(parent)
            if mkdir(path, 0o777) == 0 { return }
        }
        // Another thread or process can create the folder at the same time.
        guard FileStatus(path)?.kind == .folder else { throw error }
    }
}
