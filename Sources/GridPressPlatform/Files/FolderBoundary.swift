/// The boundary of a folder, which symbolic links can't lead written files out of.
///
/// Links that stay inside are followed.
package struct FolderBoundary: Hashable, Sendable {
    /// The path of the folder, which doesn't have to exist.
    package let path: String

    /// Creates the boundary of the folder at a path.
    package init(_ path: String) { self.path = path }

    /// The reason why a file inside the folder can't be changed.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The path leads out of the folder, or to a link without a destination.
        case outside
        /// A system call failed.
        case system(SystemError)

        package var description: String { reason }

        /// The reason as a part of a sentence.
        package var reason: String {
            switch self {
            case .outside: "a symbolic link on its path leads out of the folder, or nowhere"
            case .system(let error): error.reason
            }
        }

        /// The way to fix the problem, as a sentence.
        package var remedy: String {
            switch self {
            case .outside: "Replace the link by a folder, or choose another folder."
            case .system(let error): error.remedy
            }
        }
    }

    /// Returns whether a path is inside the folder after resolving all links.
    ///
    /// Neither the path nor the folder has to exist.
    package func contains(_ path: String) -> Bool { parts(of: path) != nil }

    /// Returns the names of the folders on the way to a path, after resolving all links; `nil` for a path outside.
    private func parts(of path: String) -> [Substring]? {
        guard let root = Self.resolved(self.path), let full = Self.resolved(path) else { return nil }
        return full.starts(with: root) ? Array(full.dropFirst(root.count)) : nil
    }

    /// Returns the parts of a path after resolving the links on it; `nil` for a link without a destination.
    ///
    /// The last parts don't have to exist.
    private static func resolved(_ path: String) -> [Substring]? {
        var (existing, missing) = (path.isEmpty ? "." : path, [Substring]())
        while FileStatus(ofLinkOr: existing) == nil {
            let (folder, name) = existing.splitAtLastPart
            // A folder that doesn't exist has no parent folder.
            guard folder != existing, name != ".." else { return nil }
            if name != ".", !name.isEmpty { missing.append(name[...]) }
            existing = folder
        }
        return existing.realPath.map { $0.split(separator: "/") + missing.reversed() }
    }
}

// MARK: - Changes

extension FolderBoundary {
    /// Writes a file completely or not at all, and creates its folders.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path of the file. A symbolic link at this path is replaced.
    ///   - model: A file whose owner and permissions the new file gets; `nil` for the defaults of new files.
    package func write(
        _ bytes: some Sequence<UInt8>,
        to path: String,
        like model: FileStatus? = nil
    ) throws(Failure) {
        let (folder, name) = path.splitAtLastPart
        if FileStatus(self.path) == nil {
            try? FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
        }
        try withFolder(folder, creates: true) { directory throws(SystemError) in
            try AtomicFile.write(bytes, to: name, in: FolderDescriptor(directory, path: folder), like: model)
        }
    }

    /// Replaces an existing file, following symbolic links that stay inside, and keeps its permissions.
    ///
    /// A file without write permission isn't replaced, even if its folder is writable.
    package func replace(_ path: String, by bytes: some Sequence<UInt8>) throws(Failure) {
        guard let target = path.realPath, access(target, W_OK) == 0 else { throw .system(.last) }
        try write(bytes, to: target, like: FileStatus(target))
    }

    /// Removes a file, or a symbolic link itself.
    package func remove(_ path: String) throws(Failure) {
        let (folder, name) = path.splitAtLastPart
        try withFolder(folder) { directory throws(SystemError) in
            guard unlinkat(directory, name, 0) == 0 else { throw .last }
        }
    }

    /// Gives a file another name in its folder.
    ///
    /// A symbolic link at the new path is replaced.
    package func rename(_ path: String, to name: String) throws(Failure) {
        let (folder, oldName) = path.splitAtLastPart
        try withFolder(folder) { directory throws(SystemError) in
            guard renameat(directory, oldName, directory, name) == 0 else { throw .last }
        }
    }

    /// Calls a closure with a descriptor of a folder.
    ///
    /// The parts of the resolved path are opened one by one and without following links. So a link that replaces a
    /// folder after the check leads nowhere.
    private func withFolder(
        _ folder: String,
        creates: Bool = false,
        _ work: (Int32) throws(SystemError) -> Void
    ) throws(Failure) {
        guard let parts = parts(of: folder) else { throw .outside }
        do throws(SystemError) {
            try withDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) { root throws(SystemError) in
                try Self.descend(parts[...], from: root, creates: creates, work)
            }
        } catch {
            throw .system(error)
        }
    }

    private static func descend(
        _ parts: ArraySlice<Substring>,
        from folder: Int32,
        creates: Bool,
        _ work: (Int32) throws(SystemError) -> Void
    ) throws(SystemError) {
        guard let first = parts.first.map(String.init) else { return try work(folder) }
        if creates, mkdirat(folder, first, 0o777) != 0, errno != EEXIST { throw .last }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        try withDescriptor(openat(folder, first, flags)) { next throws(SystemError) in
            try descend(parts.dropFirst(), from: next, creates: creates, work)
        }
    }
}
