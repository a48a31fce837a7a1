/// The `UIImage` and `NSImage` of systems without UIKit and AppKit: the data of an image file, or the name of a file or
/// a symbol.
///
/// The type is a class, as in UIKit, so that extensions can add convenience initializers.
public final class KitImage: Hashable, Sendable {
    package let source: ImageSource
    /// Whether the image is a template that the foreground style paints.
    package let isDrawnAsTemplate: Bool
    /// The number of pixels per point.
    public let scale: CGFloat
    private let knownSize: CGSize?

    package init(_ source: ImageSource, scale: CGFloat = 1, size: CGSize? = nil, isTemplate: Bool = false) {
        self.source = source
        self.scale = scale
        isDrawnAsTemplate = isTemplate
        knownSize = size
    }

    /// Creates an image with the data of a PNG, JPEG, GIF or WebP file; `nil` for other or damaged data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image with the data of a file and a scale in pixels per point; `nil` if the data can't be drawn.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let pixels = data.sizeOfPixels else { return nil }
        source = .data(data, scale: scale)
        isDrawnAsTemplate = false
        self.scale = scale
        knownSize = pixels / scale
    }

    /// Creates an image without data, for which a placeholder is drawn.
    public convenience init() { self.init(.data(Data(), scale: 1), size: .zero) }

    /// Creates an image of an asset catalog or a file of the main bundle, or a file of the image folder.
    ///
    /// The image always exists: if no file has the name, a placeholder is drawn, and a finding reports it.
    public convenience init?(named name: String) { self.init(.named(name)) }

    /// Creates a system symbol.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// The bytes of the file; empty for an image with a name.
    package var data: Data {
        if case .data(let data, _) = source { data } else { Data() }
    }

    /// The size in points.
    ///
    /// For an image with a name, it is known only if its file can be read during layout.
    public var size: CGSize { knownSize ?? source.size }

    /// Returns whether both are the same image.
    public static func == (first: KitImage, second: KitImage) -> Bool {
        first.source == second.source && first.scale == second.scale
            && first.isDrawnAsTemplate == second.isDrawnAsTemplate
    }

    /// Adds the image to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    /// Creates an image from a `UIImage`.
    public init(uiImage: KitImage) {
        self.init(uiImage.source, label: nil)
        if uiImage.isDrawnAsTemplate { renderingMode = .template }
    }

    /// Creates an image from an `NSImage`.
    @_disfavoredOverload
    public init(nsImage: KitImage) { self.init(uiImage: nsImage) }
}

#if !canImport(Darwin)
    /// An image of UIKit.
    public typealias UIImage = KitImage
    /// An image of AppKit.
    public typealias NSImage = KitImage
#endif
