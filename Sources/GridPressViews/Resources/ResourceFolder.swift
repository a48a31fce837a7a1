/// A folder of resources.
///
/// No file outside of it is read.
package struct ResourceFolder: Hashable, Sendable {
    let path: String
    /// Whether files directly in the folder, or in one of its language folders, may be links to other locations.
    ///
    /// The bundles of preview programs consist of such links.
    let trustsLinks: Bool

    init(_ path: String, trustsLinks: Bool = true) {
        self.path = path
        self.trustsLinks = trustsLinks
    }

    /// Creates the folder of a bundle; `nil` for the main bundle of a program that sets no folder.
    init?(_ bundle: Bundle?) {
        guard let bundle, bundle != .main else {
            guard let main = ProgramResources.folder else { return nil }
            self = main
            return
        }
        let root = bundle.bundleURL.path
        // A flat bundle may have a folder "Resources" among its resources, which Foundation would use as the resource
        // folder.
        let isFlat = !FolderFile.isFolder(root + "/Contents")
        self.init(isFlat ? root : (bundle.resourceURL ?? bundle.bundleURL).path)
    }

    /// Returns whether a file or folder has this name.
    func has(_ name: String) -> Bool { FolderFile.exists(path + "/" + name) }

    /// Returns the sorted names in the folder, or in one below it.
    func names(in folder: String = "") -> [String] {
        let path = folder.isEmpty ? path : path + "/" + folder
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Returns the bytes of a file.
    ///
    /// - Parameter name: The path of the file, relative to the folder.
    func contents(of name: String) throws(FolderFile.Failure) -> Data {
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
