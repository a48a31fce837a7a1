/// The `UIImage` and `NSImage` of systems without UIKit and AppKit: the data of a valid image file, or the name of a file
/// or a symbol.
///
/// It is a class, as in UIKit, so that extensions can add convenience initializers.
public final class KitImage: Hashable, Sendable {
    let source: ImageSource
    /// Whether it is drawn in the color of the foreground.
    let isTemplate: Bool
    /// How many pixels there are to a point.
    public let scale: CGFloat
    private let knownSize: CGSize?

    init(_ source: ImageSource, scale: CGFloat = 1, size: CGSize? = nil, isTemplate: Bool = false) {
        self.source = source
        self.scale = scale
        self.isTemplate = isTemplate
        knownSize = size
    }

    /// The data of a PNG, JPEG, GIF or WebP file; `nil` where it is none of them, or damaged.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The data of an image file with this many pixels to a point; `nil` where it is none that can be drawn.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let header = try? ImageHeader.read(data), header.format != .svg else {
            return nil
        }
        source = .data(data, scale: scale)
        isTemplate = false
        self.scale = scale
        knownSize = header.size / scale
    }

    /// An image without data, for which a placeholder is drawn.
    public convenience init() { self.init(.data(Data(), scale: 1), size: .zero) }

    /// An image of a catalog of the main bundle, or a file of it or of the image folder.
    ///
    /// It always exists: where there is no file, a placeholder is drawn, and a finding says so.
    public convenience init?(named name: String) { self.init(.file(name, in: nil)) }

    /// One of the system's symbols.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// The bytes; empty for an image with a name.
    package var data: Data {
        if case .data(let data, _) = source { data } else { Data() }
    }

    /// The size in points: of an image with a name, as far as its file can be read while a figure is laid out.
    public var size: CGSize {
        if let knownSize { return knownSize }
        let reading = ImageLibrary().reading(of: source, folder: LayoutPass.current?.imageFolder)
        switch reading {
        case .raster(let raster, let scale, _): return raster.pixels / scale
        case .vector(let vector, _): return vector.size
        case .outline(let outline): return outline.size(fontSize: 17)
        case .placeholder where source.isSymbol: return CGSize(width: 20, height: 20)
        case .placeholder(_, let size): return size ?? ImagePlaceholder.defaultSize
        case .symbol(let symbol):
            return SymbolGlyph(symbol, .regular, fontSize: 17, pixel: 1, isResizable: false).size
        }
    }

    /// Returns whether both are the same image.
    public static func == (first: KitImage, second: KitImage) -> Bool {
        first.source == second.source && first.scale == second.scale && first.isTemplate == second.isTemplate
    }

    /// Adds the image to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension CGSize {
    /// The size in units that are larger by a factor.
    static func / (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width / factor, height: size.height / factor)
    }
}
