/// The items below a folder.
package enum FolderTree {
    /// An item below a folder.
    package struct Item {
        /// The path relative to the folder.
        package let path: String
        /// The status of the item, even of a symbolic link itself.
        package let status: FileStatus
    }

    /// Returns the items below a folder that aren't folders, sorted by the bytes of their paths.
    ///
    /// Symbolic links aren't followed.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - skipped: The names of files and folders that are left out.
    package static func items(in folder: String, skipping skipped: Set<String> = []) throws(SystemError) -> [Item] {
        var items: [Item] = []
        var unread = [""]
        while let start = unread.popLast() {
            for name in try names(in: folder + "/" + start) where !skipped.contains(name) {
                let path = start + name
                // Another process can remove the item.
                guard let status = FileStatus(ofLinkOr: folder + "/" + path) else { continue }
                if status.kind == .folder {
                    unread.append(path + "/")
                } else {
                    items.append(Item(path: path, status: status))
                }
            }
        }
        return items.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder) else { throw .last }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
