import Foundation

/// The status of a file in the file system.
package struct FileStatus: Equatable {
    /// The kind of item at a path.
    package enum Kind {
        case file, folder, other
    }

    /// The device and the number of the file there: two paths with the same lead to one file.
    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// What stands there.
    package let kind: Kind
    /// Which file it is.
    package let identity: Identity
    /// How many bytes it has.
    package let size: Int
    /// When it was last written, in nanoseconds.
    package let written: Int
    /// Who may do what with it.
    package let permissions: UInt32
    /// Whose it is.
    package let owner: UInt32
    /// Whose group it belongs to.
    package let group: UInt32

    /// The status of what stands at a path, behind symbolic links; `nil` where nothing does.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The status of what stands at a path itself, be it a symbolic link; `nil` where nothing does.
    package init?(ofLinkOr path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The status of an open file.
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
