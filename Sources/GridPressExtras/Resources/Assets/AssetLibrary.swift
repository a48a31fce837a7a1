/// The assets of all bundles.
///
/// Each asset is read once in the life of a program.
enum AssetLibrary {
    private struct Key: Hashable {
        let name: String
        let folder: ResourceFolder
    }

    private struct Cache {
        var catalogs: [ResourceFolder: AssetCatalog] = [:]
        var colors: [Key: Drawing.Color?] = [:]
        var images: [Key: AssetImage?] = [:]
        var symbols: [Key: SymbolOutline?] = [:]
    }

    private static let cache = Locked(Cache())

    /// Returns the color of a name in the catalogs of a folder.
    static func color(_ name: String, in folder: ResourceFolder) -> Drawing.Color? {
        asset(name, .color, in: folder, cachedIn: \.colors) { Drawing.Color(assetAt: $0) }
    }

    /// Returns the image of a name in the catalogs of a folder.
    static func image(_ name: String, in folder: ResourceFolder) -> AssetImage? {
        asset(name, .image, in: folder, cachedIn: \.images) { AssetImage(at: $0) }
    }

    /// Returns the symbol of a name in the catalogs of a folder.
    static func symbol(_ name: String, in folder: ResourceFolder) -> SymbolOutline? {
        asset(name, .symbol, in: folder, cachedIn: \.symbols) { SymbolOutline(assetAt: $0) }
    }

    /// Returns a cached asset, or reads it.
    ///
    /// Reading is slow, so the lock isn't held meanwhile. Two threads that need the same asset at once may both read
    /// it.
    private static func asset<Asset: Sendable>(
        _ name: String,
        _ kind: AssetCatalog.Kind,
        in folder: ResourceFolder,
        cachedIn assets: WritableKeyPath<Cache, [Key: Asset?]>,
        read: (AssetCatalog.Place) -> Asset?
    ) -> Asset? {
        let key = Key(name: name, folder: folder)
        if let known = cache.use({ $0[keyPath: assets][key] }) { return known }
        let asset = catalog(of: folder).place(of: name, kind).flatMap(read)
        cache.use { $0[keyPath: assets][key] = .some(asset) }
        return asset
    }

    private static func catalog(of folder: ResourceFolder) -> AssetCatalog {
        if let known = cache.use({ $0.catalogs[folder] }) { return known }
        let catalog = AssetCatalog(in: folder)
        cache.use { $0.catalogs[folder] = catalog }
        return catalog
    }
}

extension Drawing.Color {
    /// Creates the color of an asset with its dark variant; `nil` if the asset has no known color.
    fileprivate init?(assetAt place: AssetCatalog.Place) {
        let entries = (place.contents?.colors ?? []).preferred { $0.color?.drawn != nil }
        func color(_ luminosities: [AssetContents.Entry.Luminosity]) -> Drawing.Color? {
            luminosities.lazy.compactMap { wanted in entries.first { $0.luminosity == wanted }?.color?.drawn }.first
        }
        guard let light = color([.light, .any, .dark]), let dark = color([.dark, .any, .light]) else { return nil }
        self.init(light: light.light, dark: dark.dark)
    }
}
