/// A folder inside a folder of golden files.
///
/// Symbolic links and hidden folders are left out.
package struct Folder {
    /// The path of the folder.
    package let path: String

    /// The maximum depth of nested folders.
    private static let mostLevels = 32

    /// Returns a folder and all folders inside it, each before the folders that it contains.
    package static func folders(below path: String) throws -> [Folder] {
        guard FileStatus(path)?.kind == .folder else { return [] }
        var folders: [Folder] = []
        try Folder(path: SnapshotFolder(path).path).collect(level: 0, &folders)
        return folders
    }

    /// Returns the names of the entries of one kind in the folder, in alphabetical order.
    package func entries(_ kind: FileStatus.Kind, hidden: Bool = false) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted().filter {
            $0.hasPrefix(".") == hidden && FileStatus(ofLinkOr: path(of: $0))?.kind == kind
        }
    }

    /// Returns the path of an entry of the folder.
    package func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    private func collect(level: Int, _ folders: inout [Folder]) throws {
        guard level <= Self.mostLevels else { return }
        folders.append(self)
        for name in try entries(.folder) { try Folder(path: path(of: name)).collect(level: level + 1, &folders) }
    }
}
