import Foundation
import GridPressPlatform

/// The changes of some files since the last check.
///
/// Files that are still being written are left for the next one.
struct FileWatcher {
    /// A file and what of it changes when it is written.
    private struct WatchedFile {
        let path: String
        /// When it was last handed out.
        var known: FileStatus?
        /// When it was last looked at.
        var seen: FileStatus?
        /// The files that it names.
        var named: [NamedFile] = []
    }

    /// A file that another one names.
    private struct NamedFile {
        let path: String
        var known: FileStatus?
        var seen: FileStatus?

        init(_ path: String) {
            self.path = path
            known = FileStatus(path)
            seen = known
        }

        /// Returns whether the file has changed and stays as it is now.
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

    /// The changes of some files from now on, and those in a folder.
    init(_ paths: [String], folder: String?) {
        files = paths.map { path in
            let status = FileStatus(path)
            return WatchedFile(path: path, known: status, seen: status)
        }
        self.folder = folder.map(ImageWatcher.init)
    }

    /// Sets the files that a file names, whose changes are changes of it.
    mutating func set(named paths: [String], of index: Int) {
        guard files[index].named.map(\.path) != paths else { return }
        files[index].named = paths.map(NamedFile.init)
    }

    /// The files that have changed and stay as they are now; all that are there after a change in the folder.
    ///
    /// - Parameter gone: Called with each file that is gone since it was last looked at.
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

/// A check for changed images below a folder.
///
/// Pictures that the tool draws there don't count.
private final class ImageWatcher {
    /// How many images below the folder are looked at.
    private static let limit = 10_000
    /// How the names of images end.
    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp"]

    private let path: String
    private var known: [String: FileStatus]
    private var seen: [String: FileStatus]

    /// The changes below a folder from now on.
    init(_ path: String) {
        self.path = path
        known = Self.content(of: path)
        seen = known
    }

    /// Whether it has changed since the last change that was told, and stays as it is now.
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
