import Foundation

/// The creation of folders.
package enum NewFolder {
    /// Creates a folder and the folders around it, unless they exist.
    package static func make(_ path: String) throws(SystemError) {
        if FileStatus(path)?.kind == .folder || mkdir(path, 0o777) == 0 { return }
        let error = SystemError.last
        let parent = path.splitAtLastPart.folder
        guard error.number == ENOENT, parent != path, parent != "." else { throw error }
        try make(parent)
        // Another process can create the folder at the same time.
        guard mkdir(path, 0o777) == 0 || FileStatus(path)?.kind == .folder else { throw .last }
    }
}
