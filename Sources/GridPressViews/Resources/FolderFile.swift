#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A reader of files, which neither waits nor reads anything outside a folder.
package enum FolderFile {
    /// An error that prevents a file from being read.
    package enum Failure: Error, Hashable {
        /// A file that doesn't exist.
        case missing
        /// A file outside the folder.
        case outside
        /// A folder.
        case folder
        /// A pipe, a device or anything else that isn't a regular file.
        case special
        /// A file that can't be opened or read.
        case unreadable
        /// A file larger than the limit.
        case tooLarge
    }

    /// Returns whether a file or folder has this path.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Returns whether a folder has this path, rather than a link to a folder.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the bytes of a file below a folder.
    ///
    /// Symbolic links are resolved first, and the result must be a regular file below the folder. Nothing else is
    /// opened, because opening alone can wait or have effects.
    package static func contents(
        of path: String,
        below folder: String,
        most: Int = FigureLimits.imageBytes
    ) throws(Failure) -> Data {
        guard let folder = resolved(folder), let path = resolved(path) else { throw .missing }
        guard path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8) else { throw .outside }

        var status = stat()
        guard lstat(path, &status) == 0 else { throw .unreadable }
        try check(status, most)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable }
        defer { close(descriptor) }
        // The file may have been replaced since its path was resolved.
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        try check(status, most)
        return try bytes(of: descriptor, count: Int(status.st_size))
    }

    private static func check(_ status: stat, _ most: Int) throws(Failure) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: if status.st_size > most { throw .tooLarge }
        case S_IFDIR: throw .folder
        default: throw .special
        }
    }

    private static func bytes(of descriptor: Int32, count: Int) throws(Failure) -> Data {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let length = data.withUnsafeMutableBytes { bytes in
                read(descriptor, bytes.baseAddress! + filled, count - filled)
            }
            if length < 0 { throw .unreadable }
            if length == 0 { break }
            filled += length
        }
        return data.prefix(filled)
    }

    /// Returns the path with symbolic links resolved; `nil` if it doesn't exist.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
