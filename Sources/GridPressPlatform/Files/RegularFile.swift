import Foundation

/// Reads regular files up to a limit; pipes, devices and folders aren't read.
package enum RegularFile {
    /// The content at a path.
    package enum Content {
        /// All bytes of a file.
        case bytes([UInt8])
        /// A file with more bytes than are read.
        case tooLarge
        /// A folder, a pipe, a device; or a symbolic link, where those aren't followed.
        case none(FileStatus.Kind)
    }

    /// The content of the file at a path.
    package static func read(
        _ path: String,
        atMost limit: Int,
        followsLinks: Bool = true
    ) throws(SystemError) -> Content {
        // Without waiting: opening a pipe would wait for its other end, and it isn't read anyway.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
        let descriptor = open(path, flags)
        if descriptor < 0, errno == ELOOP, !followsLinks { return .none(.other) }
        return try withDescriptor(descriptor) { file throws(SystemError) in
            let status = try FileStatus(descriptor: file)
            if status.kind != .file { return .none(status.kind) }
            if status.size > limit { return .tooLarge }
            let bytes = try FileTransfer.read(file, atMost: limit + 1)
            return bytes.count > limit ? .tooLarge : .bytes(bytes)
        }
    }
}
