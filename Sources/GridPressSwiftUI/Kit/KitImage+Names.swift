#if !canImport(Darwin)
    /// The type of an image literal.
    public typealias _ImageLiteralType = UIImage

    extension KitImage: _ExpressibleByImageLiteral {
        /// The image of a literal, a file from the image folder.
        public convenience init(imageLiteralResourceName name: String) { self.init(.file(name, in: nil)) }
    }

    extension KitImage {
        /// A file from the image folder, or from the resources of a bundle.
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection? = nil) {
            self.init(.file(name, in: bundle))
        }

        /// A file from the image folder, or from the resources of a bundle.
        public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
            self.init(.file(name, in: bundle))
        }

        /// An image of a catalog of assets, by its generated name.
        public convenience init(resource: ImageResource) { self.init(.file(resource.name, in: resource.bundle)) }

        /// One of the system's symbols.
        public convenience init?(systemName name: String, withConfiguration: Configuration?) {
            self.init(.symbol(name))
        }

        /// One of the system's symbols.
        public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
            self.init(.symbol(name))
        }

        /// The data of a file; `nil` where it can't be read or drawn.
        public convenience init?(contentsOfFile path: String) {
            self.init(contentsOf: URL(fileURLWithPath: path))
        }

        /// The data of a file; `nil` where it can't be read or drawn.
        public convenience init?(contentsOf url: URL) {
            guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data)
        }

        /// An image without data of a size.
        public convenience init(size: CGSize) { self.init(.data(Data(), scale: 1), size: size) }

        /// An image of Core Graphics.
        public convenience init(cgImage: CGImage) {
            self.init(cgImage.image.source, scale: cgImage.image.scale, size: cgImage.image.size)
        }

        /// An image of Core Graphics.
        public convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage.image.source, size: size) }

        /// The image as Core Graphics has it.
        public var cgImage: CGImage? { CGImage(self) }

        /// Returns the data of a PNG file, if the image is one.
        public func pngData() -> Data? { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? data : nil }

        /// Returns the data of a JPEG file, if the image is one.
        public func jpegData(compressionQuality: CGFloat) -> Data? { data.starts(with: [0xFF, 0xD8]) ? data : nil }

        /// Returns the image, drawn in the color of the foreground where that is asked for.
        public func withRenderingMode(_ mode: RenderingMode) -> KitImage {
            KitImage(source, scale: scale, size: nil, isTemplate: mode == .alwaysTemplate)
        }

        /// Returns the image; a view's foreground style gives its color.
        public func withTintColor(_ color: KitColor) -> KitImage { withRenderingMode(.alwaysTemplate) }

        /// Returns the image; a view's foreground style gives its color.
        public func withTintColor(_ color: KitColor, renderingMode: RenderingMode) -> KitImage {
            withRenderingMode(renderingMode)
        }

        /// Returns the image; a view's font gives the size of a symbol.
        public func withConfiguration(_ configuration: Configuration) -> KitImage { self }

        /// The way in which an image is turned: upright.
        public var imageOrientation: Orientation { .up }

        /// The way in which an image is turned.
        public enum Orientation: Int, Hashable, Sendable {
            /// Upright.
            case up
            /// On its head.
            case down
            /// To the left.
            case left
            /// To the right.
            case right
            /// Upright, mirrored.
            case upMirrored
            /// On its head, mirrored.
            case downMirrored
            /// To the left, mirrored.
            case leftMirrored
            /// To the right, mirrored.
            case rightMirrored
        }

        /// The colors in which an image is drawn.
        public enum RenderingMode: Int, Hashable, Sendable {
            /// As is usual.
            case automatic
            /// Its own.
            case alwaysOriginal
            /// The color of the foreground.
            case alwaysTemplate
        }

        /// The size and the weight of a symbol, which those of views replace.
        public class Configuration: @unchecked Sendable {
            // Sendable: there is nothing in it.
            /// Creates a configuration.
            public init() {}
        }

        /// The size and the weight of a symbol, which those of views replace.
        public final class SymbolConfiguration: Configuration, @unchecked Sendable {
            /// A size.
            public init(pointSize: CGFloat) {}

            /// A size and a weight.
            public init(pointSize: CGFloat, weight: KitFont.Weight, scale: Int = 0) {}

            /// A weight.
            public init(weight: KitFont.Weight) {}
        }
    }

    /// An image as Core Graphics has it.
    public final class CGImage: Hashable, Sendable {
        let image: KitImage

        init(_ image: KitImage) { self.image = image }

        /// The width in pixels.
        public var width: Int { Int(image.size.width * image.scale) }
        /// The height in pixels.
        public var height: Int { Int(image.size.height * image.scale) }

        /// Returns whether both are the same image.
        public static func == (first: CGImage, second: CGImage) -> Bool { first.image == second.image }

        /// Adds the image to a hash.
        public func hash(into hasher: inout Hasher) { hasher.combine(image) }
    }

    extension Image {
        /// The way in which an image is turned.
        public typealias Orientation = KitImage.Orientation

        /// An image of Core Graphics that people who can't see it don't miss; it is drawn upright.
        public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
            self.init(uiImage: image.image)
        }

        /// An image of Core Graphics; it is drawn upright.
        public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
            self.init(uiImage: image.image)
        }
    }
#endif

extension KitImage {
    /// The name of a picture that the system has.
    public typealias Name = String

    /// The name of the picture of the program, for which a placeholder is drawn.
    public static var applicationIconName: Name { "NSApplicationIcon" }
}
