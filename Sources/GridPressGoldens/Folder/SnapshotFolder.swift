/// A folder of golden files, and of the pending files beside them.
///
/// Files outside of the folder are never read or written, even if links inside lead to them.
package struct SnapshotFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Creates the folder at a path, which doesn't have to exist.
    package init(_ path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// The role of a file.
    package enum Role: Sendable {
        /// The file that snapshots are compared with.
        case golden
        /// The last snapshot that differed from the golden file.
        case pending
    }

    /// Returns the path of the file of a snapshot.
    package func path(of name: SnapshotName, _ format: SnapshotFormat, _ role: Role = .golden) -> String {
        let mark = role == .pending ? FileName.pendingMark : ""
        return "\(path)/\(name)\(mark).\(format.ending)"
    }

    // MARK: Reading

    /// The content of the file of a snapshot.
    package enum Content: Sendable {
        /// The file doesn't exist.
        case missing
        /// The text of the file.
        case file(SourceText)
        /// The reason why the file can't be read.
        case refused(Finding)
    }

    /// Reads the file of a snapshot.
    package func read(_ name: SnapshotName, _ format: SnapshotFormat, _ role: Role = .golden) -> Content {
        let path = path(of: name, format, role)
        guard FileStatus(ofLinkOr: path) != nil else {
            // The file doesn't exist, or its folder isn't accessible.
            if errno == ENOENT || errno == ENOTDIR { return .missing }
            return .refused(.unreadable(path, "The file can't be read: \(SystemError.last.reason)."))
        }
        guard path.leads(into: self.path) else { return .refused(.outside(path)) }
        do throws(SystemError) {
            switch try RegularFile.read(path, atMost: XMLLimits.goldenFile.bytes) {
            case .bytes(let bytes): return .file(SourceText(name: path, bytes: bytes))
            case .tooLarge:
                let limit = XMLLimits.goldenFile.bytes
                return .refused(.unreadable(path, "The file is larger than \(limit) bytes."))
            case .none(.folder): return .refused(.unreadable(path, "The path is a folder."))
            case .none: return .refused(.unreadable(path, "The path is a pipe or a device."))
            }
        } catch {
            return .refused(.unreadable(path, "The file can't be read: \(error.reason)."))
        }
    }

    // MARK: Writing

    /// Writes the file of a snapshot completely, or not at all.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    package func write(_ snapshot: Snapshot, _ role: Role = .golden) -> Finding? {
        let path = path(of: snapshot.name, snapshot.format, role)
        if let finding = makeRoom(for: path) { return finding }
        return change(path) { boundary throws(FolderBoundary.Failure) in try boundary.write(snapshot.bytes, to: path) }
    }

    /// Changes a file in the folder.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    private func change(
        _ path: String,
        _ work: (FolderBoundary) throws(FolderBoundary.Failure) -> Void
    ) -> Finding? {
        do throws(FolderBoundary.Failure) {
            try work(FolderBoundary(self.path))
            return nil
        } catch {
            switch error {
            case .system(let error): return .unwritable(path, error)
            case .outside: return .outside(path)
            }
        }
    }

    /// Removes the pending file of a snapshot, if it exists.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    @discardableResult
    package func removePending(_ name: SnapshotName, _ format: SnapshotFormat) -> Finding? {
        let path = path(of: name, format, .pending)
        guard let status = FileStatus(ofLinkOr: path) else { return nil }
        guard status.kind != .folder, path.splitAtLastPart.folder.leads(into: self.path) else { return .outside(path) }
        if unlink(path) == 0 || errno == ENOENT { return nil }
        let error = SystemError.last
        return .unwritable(path, "The file can't be removed: \(error.reason).", fix: error.remedy)
    }

    /// Replaces the golden file of a snapshot by its pending file.
    ///
    /// - Returns: A finding if that isn't possible; `nil` otherwise.
    package func accept(_ name: SnapshotName, _ format: SnapshotFormat) -> Finding? {
        let pending = path(of: name, format, .pending)
        let golden = path(of: name, format)
        guard FileStatus(ofLinkOr: pending)?.kind == .file else {
            return .missingPending(pending)
        }
        if let finding = checkPending(name, format) ?? makeRoom(for: golden) { return finding }
        return change(golden) { boundary throws(FolderBoundary.Failure) in
            try boundary.rename(pending, to: golden.splitAtLastPart.name)
        }
    }

    /// Returns a finding if a pending file can't become a golden file, because it doesn't have its format.
    private func checkPending(_ name: SnapshotName, _ format: SnapshotFormat) -> Finding? {
        switch read(name, format, .pending) {
        case .missing: return .missingPending(path(of: name, format, .pending))
        case .refused(let finding): return finding
        case .file(let text):
            do throws(UnreadableSnapshot) {
                try SnapshotComparer.checkFormat(text, format)
                return isForeign(name, format, besides: text) ? .foreign(path(of: name, format)) : nil
            } catch {
                var finding = error.finding
                finding.fix = "Reject the pending file, and run the test or the command again."
                return finding
            }
        }
    }

    /// Returns whether a file isn't a golden file, because it has no mark of GridPress, unlike its pending file.
    ///
    /// A damaged golden file isn't foreign.
    private func isForeign(_ name: SnapshotName, _ format: SnapshotFormat, besides pending: SourceText) -> Bool {
        guard case .file(let golden) = read(name, format), !GoldenMark.isIn(golden, format),
            GoldenMark.isIn(pending, format)
        else { return false }
        do throws(UnreadableSnapshot) {
            try SnapshotComparer.checkFormat(golden, format)
            return true
        } catch {
            return false
        }
    }

    /// Creates the folders for a file.
    ///
    /// - Returns: A finding if the file can't or must not be written; `nil` otherwise.
    private func makeRoom(for file: String) -> Finding? {
        let folder = file.splitAtLastPart.folder
        guard nearestFolderIsInside(folder) else { return .outside(file) }
        do throws(SystemError) {
            try NewFolder.make(folder)
        } catch {
            return .unwritable(file, "The folder \"\(folder)\" can't be created: \(error.reason).", fix: error.remedy)
        }
        guard folder.leads(into: path) else { return .outside(file) }
        switch FileStatus(ofLinkOr: file)?.kind {
        case .folder:
            return .unwritable(
                file,
                "The path is a folder.",
                fix: "Remove the folder, or use another name."
            )
        case .other:
            return .unwritable(file, "The path is a symbolic link, a pipe or a device.", fix: "Replace it with a file.")
        case .file, nil: return nil
        }
    }

    /// Returns whether the nearest existing folder on the path is inside this one, so that no folder is created
    /// outside.
    private func nearestFolderIsInside(_ folder: String) -> Bool {
        var folder = folder
        while folder != path, folder.hasPrefix(path + "/") {
            if FileStatus(ofLinkOr: folder) != nil { return folder.leads(into: path) }
            folder = folder.splitAtLastPart.folder
        }
        return true
    }
}
