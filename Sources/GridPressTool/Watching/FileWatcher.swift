/// A detector of changes to files since the last check.
///
/// Files that are still being written are handled in the next check.
struct FileWatcher {
    /// A file, with the status that changes when it is written.
    private struct WatchedFile {
        let path: String
        /// The status at the last reported change.
        var known: FileStatus?
        /// The status at the last check.
        var seen: FileStatus?
        /// The files that the file refers to.
        var named: [NamedFile] = []
    }

    /// A file that another file refers to.
    private struct NamedFile {
        let path: String
        var known: FileStatus?
        var seen: FileStatus?

        init(_ path: String) {
            self.path = path
            known = FileStatus(path)
            seen = known
        }

        /// Returns whether the file has changed and isn't still changing.
        mutating func hasChanged() -> Bool {
            let status = FileStatus(path)
            defer { seen = status }
            guard status == seen, status != known else { return false }
            known = status
            return true
        }
    }

    private var files: [WatchedFile]
    private let folder: ImageWatcher?

    /// Creates a watcher of some files, and of the images in a folder.
    init(_ paths: [String], folder: String?) {
        files = paths.map { path in
            let status = FileStatus(path)
            return WatchedFile(path: path, known: status, seen: status)
        }
        self.folder = folder.map(ImageWatcher.init)
    }

    /// Sets the files that a file refers to.
    ///
    /// Their changes count as changes of the file.
    mutating func set(named paths: [String], of index: Int) {
        guard files[index].named.map(\.path) != paths else { return }
        files[index].named = paths.map(NamedFile.init)
    }

    /// Returns the indices of files that have changed and aren't still changing.
    ///
    /// After a change in the image folder, all existing files are returned.
    ///
    /// - Parameter gone: A closure that is called with the index of each file that has disappeared since the last
    ///   check.
    mutating func next(gone: (Int) -> Void) -> [Int] {
        let isFolderChanged = folder?.hasChanged() ?? false
        return files.indices.filter { index in
            var isNamedChanged = false
            for place in files[index].named.indices where files[index].named[place].hasChanged() {
                isNamedChanged = true
            }
            let status = FileStatus(files[index].path)
            defer { files[index].seen = status }
            guard let status else {
                if files[index].seen != nil { gone(index) }
                files[index].known = nil
                return false
            }
            guard status == files[index].seen else { return false }
            defer { files[index].known = status }
            return status != files[index].known || isFolderChanged || isNamedChanged
        }
    }
}

/// A detector of changed images below a folder.
///
/// Pictures that the tool writes there are ignored.
private final class ImageWatcher {
    /// The maximum number of images that are checked.
    private static let limit = 10_000
    /// The file name extensions of images.
    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp"]

    private let path: String
    private var known: [String: FileStatus]
    private var seen: [String: FileStatus]

    /// Creates a watcher of a folder.
    init(_ path: String) {
        self.path = path
        known = Self.content(of: path)
        seen = known
    }

    /// Returns whether the folder has changed since the last reported change, and isn't still changing.
    func hasChanged() -> Bool {
        let now = Self.content(of: path)
        defer { seen = now }
        guard now == seen, now != known else { return false }
        known = now
        return true
    }

    private static func content(of path: String) -> [String: FileStatus] {
        var content: [String: FileStatus] = [:]
        guard let names = FileManager.default.enumerator(atPath: path) else { return content }
        while content.count < limit, let name = names.nextObject() as? String {
            guard Self.endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) else { continue }
            content[name] = FileStatus(path + "/" + name)
        }
        return content
    }
}
