// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    public typealias _ImageLiteralType = UIImage

    extension KitImage: _ExpressibleByImageLiteral {
        public convenience init(imageLiteralResourceName name: String) { self.init(.file(name, in: nil)) }
    }

    extension KitImage {
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection? = nil) {
            self.init(.file(name, in: bundle))
        }

        public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
            self.init(.file(name, in: bundle))
        }

        public convenience init(resource: ImageResource) { self.init(.file(resource.name, in: resource.bundle)) }

        public convenience init?(systemName name: String, withConfiguration: Configuration?) {
            self.init(.symbol(name))
        }

        public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
            self.init(.symbol(name))
        }

        /// Creates an image with the data of a file; `nil` if the file can't be read or drawn.
        public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }

        /// Creates an image with the data of a file; `nil` if the file can't be read or drawn.
        public convenience init?(contentsOf url: URL) {
            guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data)
        }

        public convenience init(size: CGSize) { self.init(.data(Data(), scale: 1), size: size) }

        public convenience init(cgImage: CGImage) {
            self.init(cgImage.image.source, scale: cgImage.image.scale, size: cgImage.image.size)
        }

        public convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage.image.source, size: size) }
        public var cgImage: CGImage? { CGImage(self) }
        public func pngData() -> Data? { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? data : nil }
        public func jpegData(compressionQuality: CGFloat) -> Data? { data.starts(with: [0xFF, 0xD8]) ? data : nil }

        public func withRenderingMode(_ mode: RenderingMode) -> KitImage {
            KitImage(source, scale: scale, size: nil, isTemplate: mode == .alwaysTemplate)
        }

        /// Returns the image as a template.
        ///
        /// A view's foreground style, not the tint color, paints it.
        public func withTintColor(_ color: KitColor) -> KitImage { withRenderingMode(.alwaysTemplate) }

        /// Returns the image with a rendering mode.
        ///
        /// A view's foreground style, not the tint color, paints a template.
        public func withTintColor(_ color: KitColor, renderingMode: RenderingMode) -> KitImage {
            withRenderingMode(renderingMode)
        }

        /// Returns the image itself.
        ///
        /// A view's font determines the size of a symbol.
        public func withConfiguration(_ configuration: Configuration) -> KitImage { self }
        public var imageOrientation: Orientation { .up }

        public enum RenderingMode: Int, Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

        public class Configuration: @unchecked Sendable {
            // `Sendable`, because it stores nothing.
            public init() {}
        }

        public final class SymbolConfiguration: Configuration, @unchecked Sendable {
            public init(pointSize: CGFloat) {}
            public init(pointSize: CGFloat, weight: KitFont.Weight, scale: Int = 0) {}
            public init(weight: KitFont.Weight) {}
        }
    }

    public final class CGImage: Hashable, Sendable {
        let image: KitImage
        init(_ image: KitImage) { self.image = image }
        public var width: Int { Int(image.size.width * image.scale) }
        public var height: Int { Int(image.size.height * image.scale) }

        /// Returns whether both are the same image.
        public static func == (first: CGImage, second: CGImage) -> Bool { first.image == second.image }
        public func hash(into hasher: inout Hasher) { hasher.combine(image) }
    }

    extension Image {
        public typealias Orientation = KitImage.Orientation

        /// Creates a decorative image from a Core Graphics image.
        ///
        /// It is drawn upright, and hidden from assistive technologies.
        public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
            self.init(uiImage: image.image)
        }

        /// Creates an image from a Core Graphics image.
        ///
        /// It is drawn upright.
        public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
            self.init(uiImage: image.image)
        }
    }
#endif

extension KitImage {
    public typealias Name = String

    /// The name of the application icon, for which a placeholder is drawn.
    public static var applicationIconName: Name { "NSApplicationIcon" }
}

#if !canImport(Darwin)
    extension ImageRenderer {
        /// The image in pixels.
        ///
        /// Always `nil`.
        public var cgImage: CGImage? { nil }
    }
#endif
