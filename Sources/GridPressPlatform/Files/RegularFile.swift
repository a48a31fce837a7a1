/// A reader of regular files up to a size limit, which reads no pipes, devices or folders.
package enum RegularFile {
    /// The content at a path.
    package enum Content {
        /// All bytes of a file.
        case bytes([UInt8])
        /// The file exceeds the limit.
        case tooLarge
        /// The item isn't a regular file: a folder, a pipe, a device, or a symbolic link that isn't followed.
        case none(FileStatus.Kind)
    }

    /// Returns the content of the file at a path.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The largest number of bytes.
    ///   - followsLinks: Whether symbolic links are followed.
    package static func read(
        _ path: String,
        atMost limit: Int,
        followsLinks: Bool = true
    ) throws(SystemError) -> Content {
        // Non-blocking, because opening a pipe would wait for its other end.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
        let descriptor = open(path, flags)
        if descriptor < 0, errno == ELOOP, !followsLinks { return .none(.other) }
        return try withDescriptor(descriptor) { file throws(SystemError) in
            let status = try FileStatus(descriptor: file)
            if status.kind != .file { return .none(status.kind) }
            if status.size > limit { return .tooLarge }
            // One byte more shows that the file has grown.
            let bytes = try FileTransfer.read(file, atMost: limit == .max ? limit : limit + 1)
            return bytes.count > limit ? .tooLarge : .bytes(bytes)
        }
    }
}
