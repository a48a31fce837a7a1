/// A folder of resources.
///
/// No file outside of it is read.
package struct ResourceFolder: Hashable, Sendable {
    package let path: String
    /// Whether files directly in the folder, or in one of its language folders, may be links to other locations.
    ///
    /// The bundles of preview programs consist of such links.
    private let trustsLinks: Bool
    /// The reader of its catalogs and tables; `nil` if only its files are read.
    package let reader: (any ResourceReading.Type)?

    package init(_ path: String, trustsLinks: Bool = true, reader: (any ResourceReading.Type)? = nil) {
        self.path = path
        self.trustsLinks = trustsLinks
        self.reader = reader
    }

    /// Returns whether both are the same folder.
    package static func == (first: ResourceFolder, second: ResourceFolder) -> Bool {
        first.path == second.path && first.trustsLinks == second.trustsLinks
    }

    /// Hashes the path.
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Returns whether a file or folder has this name.
    package func has(_ name: String) -> Bool { FolderFile.exists(path + "/" + name) }

    /// Returns the sorted names in the folder, or in one below it.
    package func names(in folder: String = "") -> [String] {
        let path = folder.isEmpty ? path : path + "/" + folder
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Returns the bytes of a file.
    ///
    /// - Parameter name: The path of the file, relative to the folder.
    package func contents(of name: String) throws(FolderFile.Failure) -> Data {
        let root = trustsLinks ? root(of: name) : path
        guard let root else { throw .missing }
        return try FolderFile.contents(of: path + "/" + name, below: root)
    }

    /// Returns the folder that a file must be in: the folder of its destination if it is a trusted link.
    private func root(of name: String) -> String? {
        var parts = name.split(separator: "/").map(String.init)
        guard !parts.isEmpty, !parts.contains("..") else { return nil }
        var outer = path
        if parts.count > 1, parts[0].hasSuffix(".lproj") { outer += "/" + parts.removeFirst() }
        guard let first = FolderFile.resolved(outer + "/" + parts[0]) else { return nil }
        if parts.count > 1 { return first }
        let end = first.lastIndex(of: "/") ?? first.startIndex
        return end == first.startIndex ? "/" : String(first[..<end])
    }
}
