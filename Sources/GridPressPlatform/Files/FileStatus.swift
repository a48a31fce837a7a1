/// The status of a file in the file system.
package struct FileStatus: Equatable {
    /// The kind of item at a path.
    package enum Kind {
        case file, folder, other
    }

    /// The device and the file number.
    ///
    /// Two paths with the same identity refer to the same file.
    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// The kind of the item.
    package let kind: Kind
    /// The identity of the file.
    package let identity: Identity
    /// The number of bytes.
    package let size: Int
    /// The time of the last modification, in nanoseconds since 1970.
    package let written: Int
    /// The permission bits.
    package let permissions: UInt32
    /// The user ID of the owner.
    package let owner: UInt32
    /// The group ID.
    package let group: UInt32

    /// Creates the status of the item at a path, following symbolic links; `nil` if no item exists.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the status of the item at a path, even of a symbolic link itself; `nil` if no item exists.
    package init?(ofLinkOr path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the status of an open file.
    package init(descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        written = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
        permissions = UInt32(status.st_mode & 0o7777)
        owner = status.st_uid
        group = status.st_gid
    }
}
