extension Color {
    /// Creates a color from an asset catalog in the resources of a bundle.
    ///
    /// The color has its light and its dark variant. An unknown name is drawn gray, with a finding.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(asset: name, in: ResourceFolder(bundle)) }
}

extension KitColor {
    /// Creates a color of an asset catalog.
    ///
    /// If no catalog has it, it is drawn in gray, with a finding.
    package convenience init(assetName: String, bundle: Bundle?) {
        if let folder = ResourceFolder(bundle), let color = AssetLibrary.color(assetName, in: folder) {
            self.init(light: RGBAComponents(color.light), dark: RGBAComponents(color.dark))
        } else {
            self.init(missing: Color(assetName, bundle: bundle))
        }
    }
}
