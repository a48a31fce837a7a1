/// The assets in the catalogs of a folder, by name.
struct AssetCatalog: Sendable {
    /// The kind of asset that a folder holds.
    enum Kind: String, Hashable {
        case color = "colorset"
        case image = "imageset"
        case symbol = "symbolset"
    }

    /// The folder of an asset, and the folder of its catalog.
    ///
    /// No file outside the catalog is read.
    struct Place: Hashable, Sendable {
        var folder: String
        var root: String

        /// The content of the asset, read from its folder; `nil` if the file is missing or damaged.
        var contents: AssetContents? { AssetContents.read(in: folder, below: root) }
    }

    private var places: [Kind: [String: Place]] = [:]

    /// Reads the names in all catalogs of a folder.
    ///
    /// Links in a catalog aren't followed, so a catalog can't contain itself.
    init(in folder: ResourceFolder) {
        for name in folder.names() where name.hasSuffix(".xcassets") {
            guard let root = FolderFile.resolved(folder.path + "/" + name) else { continue }
            add(contentsOf: root, root: root, prefix: "", depth: 0)
        }
    }

    /// Returns the location of an asset.
    func place(of name: String, _ kind: Kind) -> Place? { places[kind]?[name] }

    /// The largest depth of nested groups, and the largest number of assets.
    private static let deepest = 32
    private static let most = 50_000

    private mutating func add(contentsOf folder: String, root: String, prefix: String, depth: Int) {
        guard depth < Self.deepest, places.values.reduce(0, { $0 + $1.count }) < Self.most else { return }
        for name in ResourceFolder(folder).names() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard FolderFile.isFolder(path) else { continue }
            let (stem, suffix) = name.splitAtLastDot
            if let kind = Kind(rawValue: suffix) {
                // As in Xcode, the first of two assets with the same name is used.
                let place = Place(folder: path, root: root)
                places[kind, default: [:]][prefix + stem] = places[kind]?[prefix + stem] ?? place
            } else if !suffix.hasSuffix("set"), !Self.skipped.contains(suffix) {
                let isNamespace = AssetContents.read(in: path, below: root)?.properties?.providesNamespace == true
                add(
                    contentsOf: path,
                    root: root,
                    prefix: isNamespace ? prefix + name + "/" : prefix,
                    depth: depth + 1
                )
            }
        }
    }

    private static let skipped = ["launchimage", "brandassets", "imagestack", "imagestacklayer", "solidimagestack"]
}

extension String {
    /// The name without its extension, and the extension.
    var splitAtLastDot: (stem: String, suffix: String) {
        guard let dot = lastIndex(of: ".") else { return (self, "") }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}
