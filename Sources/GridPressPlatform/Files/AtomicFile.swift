import Foundation

/// Writes files whole or not at all: into a temporary file beside them, which then takes their name.
package enum AtomicFile {
    /// A moment of writing at which the process may end.
    package enum Step: String, CaseIterable, Sendable {
        /// The temporary file is there, and empty.
        case created
        /// Half of the bytes are in it.
        case halfWritten
        /// All bytes are in it.
        case written
        /// It has taken the name.
        case renamed
    }

    /// Called at each step, so that a process of a test can end there instead of being killed at a moment of chance.
    ///
    /// It is set before the first file is written, and never again.
    nonisolated(unsafe) package static var onStep: (@Sendable (Step) -> Void)?

    /// Writes a file into a folder.
    ///
    /// What has the name already is replaced, a symbolic link too, which is never followed. A new file gets the
    /// permissions that the system gives to new files, unless it is to be like another one.
    package static func write(
        _ bytes: some Sequence<UInt8>,
        to name: String,
        in folder: String,
        like model: FileStatus? = nil
    ) throws(SystemError) {
        try withDescriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) { directory throws(SystemError) in
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let (temporary, descriptor) = TemporaryFiles.shared.make(in: folder) { openat(directory, $0, flags, 0o666) }
            defer { TemporaryFiles.shared.forget(temporary, in: folder) }
            try withDescriptor(descriptor) { file throws(SystemError) in
                do throws(SystemError) {
                    onStep?(.created)
                    try fill(file, with: bytes, like: model)
                    onStep?(.written)
                    guard renameat(directory, temporary, directory, name) == 0 else { throw .last }
                    onStep?(.renamed)
                } catch {
                    unlinkat(directory, temporary, 0)
                    throw error
                }
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
        // Only some may give files away; then it is the writer's.
        _ = fchown(file, model.owner, model.group)
        guard fchmod(file, mode_t(model.permissions)) == 0 else { throw .last }
    }
}

extension AtomicFile {
    /// Replaces a file behind symbolic links, with the permissions that it has.
    ///
    /// A file that may not be written is left alone, even where its folder would let it be replaced.
    package static func replace(_ path: String, by bytes: some Sequence<UInt8>) throws(SystemError) {
        guard let target = path.realPath, access(target, W_OK) == 0 else { throw .last }
        let (folder, name) = target.splitAtLastPart
        try write(bytes, to: name, in: folder, like: FileStatus(target))
    }
}
