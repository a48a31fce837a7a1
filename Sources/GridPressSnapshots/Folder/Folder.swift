import GridPressPlatform

/// The folders below a folder, without symbolic links and without what is hidden.
struct Folder {
    /// The path of the folder.
    let path: String

    /// How many folders may lie inside each other.
    private static let mostLevels = 32

    /// The folder itself and all folders in it, each before those inside.
    static func folders(below path: String) throws -> [Folder] {
        guard FileStatus(path)?.kind == .folder else { return [] }
        var folders: [Folder] = []
        try Folder(path: SnapshotFolder(path).path).collect(level: 0, &folders)
        return folders
    }

    /// The names of what is in the folder, of one kind, in order.
    func entries(_ kind: FileStatus.Kind, hidden: Bool = false) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted().filter {
            $0.hasPrefix(".") == hidden && FileStatus(ofLinkOr: path(of: $0))?.kind == kind
        }
    }

    /// The path of what is in the folder under a name.
    func path(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    private func collect(level: Int, _ folders: inout [Folder]) throws {
        guard level <= Self.mostLevels else { return }
        folders.append(self)
        for name in try entries(.folder) { try Folder(path: path(of: name)).collect(level: level + 1, &folders) }
    }
}
