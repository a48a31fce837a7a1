import GridPressGoldens

/// A folder of journals, which contain the edits of source files since they were compiled.
struct JournalFolder {
    /// The path of the folder.
    let path: String

    /// The folder of the current user.
    static let current = JournalFolder(path: NSTemporaryDirectory().trimmedSlash + "/gridpress-\(getuid())")

    /// Returns the edits of a file; `nil` if it has no journal, or none that can be trusted.
    func source(of file: String) -> EditedSource? {
        guard isOwn, case .bytes(let bytes)? = try? RegularFile.read(journal(of: file), atMost: Self.mostBytes) else {
            return nil
        }
        return try? JSONDecoder().decode(EditedSource.self, from: Data(bytes))
    }

    /// Writes the edits of a file.
    func note(_ source: EditedSource, of file: String) throws(SystemError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
        guard isOwn else { throw SystemError(number: EPERM) }
        guard let bytes = try? JSONEncoder().encode(source) else { throw SystemError(number: EINVAL) }
        try AtomicFile.write(bytes, to: journal(of: file).splitAtLastPart.name, in: path)
    }

    private func journal(of file: String) -> String { "\(path)/\(SnapshotName([file])).json" }

    /// Whether only the current user can write to the folder.
    ///
    /// Other users can create folders among the temporary files.
    private var isOwn: Bool {
        guard let status = FileStatus(ofLinkOr: path) else { return false }
        return status.kind == .folder && status.owner == getuid() && status.permissions & 0o022 == 0
    }

    private static let mostBytes = 64 << 20
}

extension String {
    fileprivate var trimmedSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
