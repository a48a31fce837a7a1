import GridPressSwiftUI

#if !canImport(Darwin)
    /// The type of an image literal.
    public typealias _ImageLiteralType = UIImage

    extension KitImage: _ExpressibleByImageLiteral {
        /// Creates the image of a literal, from a file of the image folder.
        public convenience init(imageLiteralResourceName name: String) { self.init(.file(name, in: nil)) }
    }

    extension KitImage {
        /// Creates an image from a file of the image folder, or from the resources of a bundle.
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection? = nil) {
            self.init(.file(name, in: bundle))
        }

        /// Creates an image from a file of the image folder, or from the resources of a bundle.
        public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
            self.init(.file(name, in: bundle))
        }

        /// Creates an image of an asset catalog, with its generated name.
        public convenience init(resource: ImageResource) { self.init(.file(resource.name, in: resource.bundle)) }

        /// Creates a system symbol.
        ///
        /// The configuration has no effect.
        public convenience init?(systemName name: String, withConfiguration: Configuration?) {
            self.init(.symbol(name))
        }

        /// Creates a system symbol.
        public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
            self.init(.symbol(name))
        }

        /// Creates an image with the data of a file; `nil` if the file can't be read or drawn.
        public convenience init?(contentsOfFile path: String) {
            self.init(contentsOf: URL(fileURLWithPath: path))
        }

        /// Creates an image with the data of a file; `nil` if the file can't be read or drawn.
        public convenience init?(contentsOf url: URL) {
            guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
            self.init(data: data)
        }

        /// Creates an image with a size and without data.
        public convenience init(size: CGSize) { self.init(.data(Data(), scale: 1), size: size) }

        /// Creates an image from a Core Graphics image.
        public convenience init(cgImage: CGImage) {
            self.init(cgImage.image.source, scale: cgImage.image.scale, size: cgImage.image.size)
        }

        /// Creates an image from a Core Graphics image.
        public convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage.image.source, size: size) }

        /// The image as a Core Graphics image.
        public var cgImage: CGImage? { CGImage(self) }

        /// Returns the data of a PNG file, if the image is one.
        public func pngData() -> Data? { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? data : nil }

        /// Returns the data of a JPEG file, if the image is one.
        public func jpegData(compressionQuality: CGFloat) -> Data? { data.starts(with: [0xFF, 0xD8]) ? data : nil }

        /// Returns the image as a template or with its own colors, according to a rendering mode.
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

        /// The orientation of the image; always upright.
        public var imageOrientation: Orientation { .up }

        /// The orientation of an image.
        public enum Orientation: Int, Hashable, Sendable {
            /// Upright.
            case up
            /// Upside down.
            case down
            /// Rotated to the left.
            case left
            /// Rotated to the right.
            case right
            /// Upright, mirrored.
            case upMirrored
            /// Upside down, mirrored.
            case downMirrored
            /// Rotated to the left, mirrored.
            case leftMirrored
            /// Rotated to the right, mirrored.
            case rightMirrored
        }

        /// The mode that decides the colors of an image.
        public enum RenderingMode: Int, Hashable, Sendable {
            /// The default mode.
            case automatic
            /// The colors of the image.
            case alwaysOriginal
            /// The foreground style, as for a template.
            case alwaysTemplate
        }

        /// The size and the weight of a symbol.
        ///
        /// They have no effect: views determine them.
        public class Configuration: @unchecked Sendable {
            // `Sendable`, because it stores nothing.
            /// Creates a configuration.
            public init() {}
        }

        /// The size and the weight of a symbol.
        ///
        /// They have no effect: views determine them.
        public final class SymbolConfiguration: Configuration, @unchecked Sendable {
            /// Creates a configuration with a size.
            public init(pointSize: CGFloat) {}

            /// Creates a configuration with a size and a weight.
            public init(pointSize: CGFloat, weight: KitFont.Weight, scale: Int = 0) {}

            /// Creates a configuration with a weight.
            public init(weight: KitFont.Weight) {}
        }
    }

    /// An image of Core Graphics.
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
        /// The orientation of an image.
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
    /// The name of a system image.
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
