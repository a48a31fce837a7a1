import Foundation

extension String {
    /// The folder of a path, and the name in it.
    package var splitAtLastPart: (folder: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return (".", self) }
        return (slash == startIndex ? "/" : String(self[..<slash]), String(self[index(after: slash)...]))
    }

    /// The path without links in it; `nil` where it leads nowhere.
    package var realPath: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The path from the root of the file system, without dots; links stay.
    package var absolutePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }

    /// The path relative to the current folder if it is inside of that.
    package var relativeInside: String {
        let path = relative(to: ".")
        return path.hasPrefix("..") || path.isEmpty ? absolutePath : path
    }

    /// Returns the path relative to a folder.
    package func relative(to folder: String) -> String {
        let (path, folder) = (absolutePath.split(separator: "/"), folder.absolutePath.split(separator: "/"))
        let common = zip(path, folder).prefix { $0 == $1 }.count
        return (folder.dropFirst(common).map { _ in ".." } + path.dropFirst(common)).joined(separator: "/")
    }

    /// Whether a path, behind all links, leads to a folder or to something below it.
    package func leads(into folder: String) -> Bool {
        guard let root = folder.realPath, let real = realPath else { return false }
        return real == root || real.hasPrefix(root == "/" ? root : root + "/")
    }

    /// The folder of the package around a file or folder; `nil` for one in no package.
    package var packageFolder: String? {
        let path = absolutePath
        var folder = FileStatus(path)?.kind == .folder ? path : path.splitAtLastPart.folder
        while FileStatus(folder + "/Package.swift")?.kind != .file {
            guard folder != "/" else { return nil }
            folder = folder.splitAtLastPart.folder
        }
        return folder
    }
}
