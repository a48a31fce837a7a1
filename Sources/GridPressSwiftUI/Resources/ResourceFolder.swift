/// A folder of resources, whose files are read without leaving it.
package struct ResourceFolder: Hashable, Sendable {
    let path: String
    /// Whether what lies directly in the folder, or in one of its folders of a language, may be a link to a place outside.
    ///
    /// Programs of previews have bundles of such links.
    let trustsLinks: Bool

    init(_ path: String, trustsLinks: Bool = true) {
        self.path = path
        self.trustsLinks = trustsLinks
    }

    /// The folder of a bundle; `nil` for the main bundle of a program that has set no folder.
    init?(_ bundle: Bundle?) {
        guard let bundle, bundle != .main else {
            guard let main = ProgramResources.folder else { return nil }
            self = main
            return
        }
        let root = bundle.bundleURL.path
        // A flat bundle may have a folder "Resources" among its resources, which Foundation takes for that of all.
        let isFlat = !FolderFile.isFolder(root + "/Contents")
        self.init(isFlat ? root : (bundle.resourceURL ?? bundle.bundleURL).path)
    }

    /// Returns whether something has this name.
    func has(_ name: String) -> Bool { FolderFile.exists(path + "/" + name) }

    /// Returns the names in the folder, or in one below it, in order.
    func names(in folder: String = "") -> [String] {
        let path = folder.isEmpty ? path : path + "/" + folder
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Returns the bytes of a file, by its path below the folder.
    func contents(of name: String) throws(FolderFile.Failure) -> Data {
        let root = trustsLinks ? root(of: name) : path
        guard let root else { throw .missing }
        return try FolderFile.contents(of: path + "/" + name, below: root)
    }

    /// Returns the folder that a file may not leave: that of a link's destination.
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
