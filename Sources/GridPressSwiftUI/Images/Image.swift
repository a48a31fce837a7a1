/// A picture: a file from the image folder, data, or one of the system's symbols.
///
///     Figure("A dog", imageFolder: URL(fileURLWithPath: "Pictures")) {
///         Image("dog").resizable().scaledToFit()
///     }
///
/// PNG, JPEG, GIF and WebP files become part of the figure; nothing outside the image folder is ever read. An image that
/// can't be drawn takes its place in the layout all the same: a placeholder shows its name, and a finding says why.
public struct Image: PrimitiveView, Hashable, Sendable {
    package let source: ImageSource
    /// What people hear who can't see it; `nil` for a decoration.
    let label: String?
    /// Whether people who can't see it don't miss it.
    private(set) var isDecorative = false
    var resizing: Resizing?
    /// The source of the colours; `nil` for that of the image's asset, or of its pixels.
    var renderingMode: TemplateRenderingMode?
    var isSmooth = true

    /// The way in which an image is resized.
    struct Resizing: Hashable, Sendable {
        var mode: ResizingMode
        var capInsets: EdgeInsets
    }

    private init(_ source: ImageSource, label: String?) {
        self.source = source
        self.label = label
    }

    /// Makes the node of the image.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.node(of: self))
    }
}

// MARK: - Files

extension Image {
    /// An image of an asset catalog, or a file, among the resources of a bundle; or a file from the image folder.
    ///
    /// Of an asset, the sharpest PNG, JPEG, GIF or WebP file is drawn, and the one for the dark scheme where a figure is
    /// drawn in that alone. Slices of assets aren't used.
    ///
    /// The name of a file may leave out the extension: `png`, `jpg`, `jpeg`, `gif`, `webp` and `svg` are tried, first as they are,
    /// then with `@2x` and `@3x` before them for files with two or three pixels to a point.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.file(name, in: bundle), label: name)
    }

    /// A file from the image folder, with words for people who can't see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.file(name, in: bundle), label: label.spoken)
    }

    /// A file from the image folder that people who can't see it don't miss.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.file(name, in: bundle), label: nil)
        isDecorative = true
    }

    /// A file from the image folder; a still picture knows no variable value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// A file from the image folder with words for people who can't see it; a still picture knows no variable value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// A file from the image folder that is a decoration; a still picture knows no variable value.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
}

// MARK: - Symbols

extension Image {
    /// One of the system's symbols: a drawing of this package for those that are used most, or a placeholder.
    ///
    /// `Documentation/Symbols.md` shows all drawings. A number from 0 to 50 in a circle or a square is drawn as well:
    /// `1.circle`, `24.square.fill`.
    public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

    /// One of the system's symbols; a still picture knows no variable value.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

// MARK: - Data

extension Image {
    /// The data of a PNG, JPEG, GIF or WebP file, with as many pixels to a point as the scale says.
    public init(data: Data, scale: CGFloat = 1) { self.init(.data(data, scale: scale), label: nil) }

    /// An image that was read before.
    public init(uiImage: KitImage) {
        self.init(uiImage.source, label: nil)
        if uiImage.isTemplate { renderingMode = .template }
    }

    /// An image that was read before.
    public init(nsImage: KitImage) { self.init(uiImage: nsImage) }
}

/// The source of an image.
package enum ImageSource: Hashable, Sendable {
    /// An asset or a file of a bundle's folder, or a file of the image folder.
    case file(String, folder: ResourceFolder?)
    /// The bytes of a file.
    case data(Data, scale: CGFloat)
    /// One of the system's symbols.
    case symbol(String)

    /// Whether it is one of the system's symbols.
    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    static func file(_ name: String, in bundle: Bundle?) -> ImageSource {
        .file(name, folder: ResourceFolder(bundle))
    }
}

extension Text {
    /// The text as people hear it.
    fileprivate var spoken: String { string }
}

extension NodeBuilder {
    /// Returns the node of an image.
    package func node(of image: Image) -> LayoutNode { store.kind(ImageNodes.self).add(image, in: self) }
}
