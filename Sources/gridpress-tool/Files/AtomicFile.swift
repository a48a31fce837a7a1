import Foundation

/// Writes files whole or not at all: into a temporary file beside them, which then takes their name.
enum AtomicFile {
    /// Writes a file into a folder.
    ///
    /// What has the name already is replaced, a symbolic link too, which is never followed. A new file gets the
    /// permissions that the system gives to new files, unless it is to be like another one.
    static func write(
        _ bytes: some Sequence<UInt8>,
        to name: String,
        in folder: String,
        like model: FileStatus? = nil
    ) throws(SystemError) {
        let directory = try Descriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        let temporary = TemporaryFiles.shared.newName(in: folder)
        defer { TemporaryFiles.shared.forget(temporary, in: folder) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try Descriptor(openat(directory.number, temporary, flags, 0o666))
        do throws(SystemError) {
            try Transfer.write(bytes, to: file.number)
            if let model {
                // Only some may give files away; then it is the writer's.
                _ = fchown(file.number, model.owner, model.group)
                guard fchmod(file.number, mode_t(model.permissions)) == 0 else { throw .last }
            }
            guard renameat(directory.number, temporary, directory.number, name) == 0 else { throw .last }
        } catch {
            unlinkat(directory.number, temporary, 0)
            throw error
        }
    }
}
