/// A writer that writes files completely or not at all: first a temporary file in the same folder, which is then
/// renamed.
package enum AtomicFile {
    /// A step of writing a file, at which the process may end.
    package enum Step: String, CaseIterable, Sendable {
        /// The temporary file exists and is empty.
        case created
        /// The file has half of the bytes.
        case halfWritten
        /// The file has all bytes.
        case written
        /// The file has its final name.
        case renamed
    }

    /// A closure that is called at each step, so that tests can end a process there.
    ///
    /// Set it before the first file is written, and never again.
    nonisolated(unsafe) package static var onStep: (@Sendable (Step) -> Void)?

    /// Writes a file in a folder.
    ///
    /// An existing file with the name is replaced. A symbolic link is replaced too, not followed.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - name: The name of the file.
    ///   - folder: The folder of the file.
    ///   - model: A file whose owner and permissions the new file gets; `nil` for the defaults of new files.
    package static func write(
        _ bytes: some Sequence<UInt8>,
        to name: String,
        in folder: String,
        like model: FileStatus? = nil
    ) throws(SystemError) {
        try withDescriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) { directory throws(SystemError) in
            try write(bytes, to: name, in: FolderDescriptor(directory, path: folder), like: model)
        }
    }

    /// Writes a file in an open folder.
    static func write(
        _ bytes: some Sequence<UInt8>,
        to name: String,
        in folder: FolderDescriptor,
        like model: FileStatus?
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let (temporary, descriptor) = TemporaryFiles.shared.make(in: folder.path) {
            openat(folder.number, $0, flags, 0o666)
        }
        defer { TemporaryFiles.shared.forget(temporary, in: folder.path) }
        try withDescriptor(descriptor) { file throws(SystemError) in
            do throws(SystemError) {
                onStep?(.created)
                try fill(file, with: bytes, like: model)
                onStep?(.written)
                guard renameat(folder.number, temporary, folder.number, name) == 0 else { throw .last }
                onStep?(.renamed)
            } catch {
                unlinkat(folder.number, temporary, 0)
                throw error
            }
        }
    }

    private static func fill(
        _ file: Int32,
        with bytes: some Sequence<UInt8>,
        like model: FileStatus?
    ) throws(SystemError) {
        if let onStep {
            let bytes = Array(bytes)
            try FileTransfer.write(bytes.prefix(bytes.count / 2), to: file)
            onStep(.halfWritten)
            try FileTransfer.write(bytes.dropFirst(bytes.count / 2), to: file)
        } else {
            try FileTransfer.write(bytes, to: file)
        }
        guard let model else { return }
        // Changing the owner needs privileges. If it fails, the file belongs to the user of this process.
        _ = fchown(file, model.owner, model.group)
        guard fchmod(file, mode_t(model.permissions)) == 0 else { throw .last }
    }
}

/// An open folder.
struct FolderDescriptor {
    /// The file descriptor.
    let number: Int32
    /// The path with which the folder was opened.
    let path: String

    init(_ number: Int32, path: String) {
        self.number = number
        self.path = path
    }
}

extension AtomicFile {
    /// Replaces a file, following symbolic links, and keeps its permissions.
    ///
    /// A file without write permission isn't replaced, even if its folder is writable.
    package static func replace(_ path: String, by bytes: some Sequence<UInt8>) throws(SystemError) {
        guard let target = path.realPath, access(target, W_OK) == 0 else { throw .last }
        let (folder, name) = target.splitAtLastPart
        try write(bytes, to: name, in: folder, like: FileStatus(target))
    }
}
