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

    /// Whether a path, behind all links, leads to a folder or to something below it.
    package func leads(into folder: String) -> Bool {
        guard let root = folder.realPath, let real = realPath else { return false }
        return real == root || real.hasPrefix(root == "/" ? root : root + "/")
    }
}
