extension ResourceFolder {
    /// Creates the folder of a bundle; `nil` for the main bundle of a program that sets no folder.
    package init?(_ bundle: Bundle?) {
        guard let bundle, bundle != .main else {
            guard let main = ProgramResources.folder else { return nil }
            self = main
            return
        }
        let root = bundle.bundleURL.path
        // A flat bundle may have a folder "Resources" among its resources, which Foundation would use as the resource
        // folder.
        let isFlat = !FolderFile.isFolder(root + "/Contents")
        self.init(withCatalogs: isFlat ? root : (bundle.resourceURL ?? bundle.bundleURL).path)
    }

    /// Creates a folder whose catalogs and tables are read.
    init(withCatalogs path: String) { self.init(path, reader: CatalogReader.self) }
}

extension ProgramResources {
    /// The folder of the main bundle's resources: asset catalogs, string tables and files.
    package static var mainFolder: URL? {
        get { folder.map { URL(fileURLWithPath: $0.path) } }
        set { folder = newValue.map { ResourceFolder(withCatalogs: $0.path) } }
    }
}
