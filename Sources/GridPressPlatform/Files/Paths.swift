extension String {
    /// The folder of a path, and the name in it.
    ///
    /// The folder of a name without slashes is `.`.
    package var splitAtLastPart: (folder: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return (".", self) }
        return (slash == startIndex ? "/" : String(self[..<slash]), String(self[index(after: slash)...]))
    }

    /// The name of a file without its extension.
    package var stem: String { lastIndex(of: ".").map { $0 == startIndex ? self : String(self[..<$0]) } ?? self }

    /// The path with symbolic links resolved; `nil` if no item exists.
    package var realPath: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The absolute path without dots.
    ///
    /// Symbolic links stay.
    package var absolutePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }

    /// The path relative to the current folder if it is inside this folder; otherwise the absolute path.
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

    /// Returns whether the path, with symbolic links resolved, is a folder or inside it.
    package func leads(into folder: String) -> Bool {
        guard let root = folder.realPath, let real = realPath else { return false }
        return real == root || real.hasPrefix(root == "/" ? root : root + "/")
    }

    /// The folder of the Swift package that contains a file or folder; `nil` outside packages.
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
