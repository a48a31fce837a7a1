extension Image {
    /// Creates an image from an asset catalog or a file in the resources of a bundle, or from a file in the image
    /// folder.
    ///
    /// Of an asset, the PNG, JPEG, GIF or WebP file with the highest scale is drawn. An SVG file of an asset is drawn if
    /// it consists of paths in plain colors. The dark variant is drawn only in figures with the dark color scheme.
    /// Slices of assets aren't used.
    ///
    /// The names of files are those of `init(_:)`.
    public init(_ name: String, bundle: Bundle?) { self.init(.file(name, in: bundle), label: name) }

    /// Creates an image from a file, with an accessibility label.
    public init(_ name: String, bundle: Bundle?, label: Text) {
        self.init(.file(name, in: bundle), label: label.string)
    }

    /// Creates a decorative image from a file, which accessibility ignores.
    public init(decorative name: String, bundle: Bundle?) { self.init(decorative: .file(name, in: bundle)) }

    /// Creates an image from a file.
    ///
    /// `variableValue` has no effect in a static rendering.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from a file, with an accessibility label.
    ///
    /// `variableValue` has no effect in a static rendering.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates a decorative image from a file.
    ///
    /// `variableValue` has no effect in a static rendering.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
}

extension ImageSource {
    /// Returns an asset or a file of a bundle, or a file in the image folder.
    package static func file(_ name: String, in bundle: Bundle?) -> ImageSource {
        .file(name, folder: ResourceFolder(bundle))
    }
}
