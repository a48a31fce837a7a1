/// A view that draws an image: a file, data, or a system symbol.
///
/// ```swift
/// Figure("A dog", imageFolder: URL(fileURLWithPath: "Pictures")) {
///     Image("dog").resizable().scaledToFit()
/// }
/// ```
///
/// PNG, JPEG, GIF and WebP files are embedded in the figure. No file outside the image folder and the resources of
/// bundles is read. An image that can't be drawn still takes part in the layout: a placeholder shows its name, and a
/// finding reports the reason.
public struct Image: PrimitiveView, Hashable, Sendable {
    package let source: ImageSource
    /// The accessibility label; `nil` for a decoration.
    package let label: String?
    /// Whether accessibility ignores the image.
    private(set) var isDecorative = false
    var resizing: Resizing?
    /// The source of the colors; `nil` for the setting of the asset, or the colors of the image.
    package var renderingMode: TemplateRenderingMode?
    package var isSmooth = true
    /// The mode of coloring the layers of a symbol; `nil` for the mode of the environment.
    var symbolRenderingMode: SymbolRenderingMode?

    /// The mode of resizing, with cap insets.
    struct Resizing: Hashable, Sendable {
        var mode: ResizingMode
        var capInsets: EdgeInsets
    }

    package init(_ source: ImageSource, label: String?) {
        self.source = source
        self.label = label
    }

    /// Makes the node of the image.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard case .drawing(let drawing) = source else { return builder.add(builder.node(of: self)) }
        drawing.build(resizing != nil, isDecorative ? nil : label, builder)
    }
}

// MARK: - Files

extension Image {
    /// Creates an image from a file in the image folder, or from the resources of the main bundle.
    ///
    /// The name of a file can omit the extension `png`, `jpg`, `jpeg`, `gif`, `webp` or `svg`. GridPress
    /// tries them in this order, first without a suffix, then with the suffixes `@2x` and `@3x`. Files with these
    /// suffixes have two or three pixels per point.
    public init(_ name: String) { self.init(.named(name), label: name) }

    /// Creates an image from a file, with an accessibility label.
    public init(_ name: String, label: Text) { self.init(.named(name), label: label.string) }

    /// Creates a decorative image from a file, which accessibility ignores.
    public init(decorative name: String) { self.init(decorative: .named(name)) }

    /// Creates a decorative image of a source.
    package init(decorative source: ImageSource) {
        self.init(source, label: nil)
        isDecorative = true
    }
}

// MARK: - Data

extension Image {
    /// Creates an image from the data of a PNG, JPEG, GIF or WebP file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: The number of pixels per point.
    public init(data: Data, scale: CGFloat = 1) { self.init(.data(data, scale: scale), label: nil) }
}

/// The source of an image.
package enum ImageSource: Hashable, Sendable {
    /// An asset or a file in the folder of a bundle, or a file in the image folder.
    case file(String, folder: ResourceFolder?)
    /// The bytes of a file, with the number of pixels per point.
    case data(Data, scale: CGFloat)
    /// A system symbol.
    case symbol(SymbolName)
    /// A drawing of a closure.
    case drawing(ImageDrawing)

    /// Whether the source is a system symbol.
    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    /// Returns a file of the image folder, or an asset or a file of the main bundle.
    package static func named(_ name: String) -> ImageSource { .file(name, folder: ProgramResources.folder) }
}

extension NodeBuilder {
    /// Returns the node of an image.
    package func node(of image: Image) -> LayoutNode { store.kind(ImageNodes.self).add(image, in: self) }
}
