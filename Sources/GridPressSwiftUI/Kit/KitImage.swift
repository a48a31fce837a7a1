/// The `UIImage` and `NSImage` of systems without UIKit and AppKit: the data of a valid image file.
public struct KitImage: Hashable, Sendable {
    package let data: Data
    /// How many pixels there are to a point.
    public let scale: CGFloat
    /// The size in points.
    public let size: CGSize

    /// The data of a PNG, JPEG, GIF or WebP file; `nil` where it is none of them, or damaged.
    public init?(data: Data) { self.init(data: data, scale: 1) }

    /// The data of an image file with this many pixels to a point; `nil` where it is none that can be drawn.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let header = try? ImageHeader.read(data), header.format != .svg else {
            return nil
        }
        self.data = data
        self.scale = scale
        size = header.size / scale
    }
}

extension CGSize {
    /// The size in units that are larger by a factor.
    static func / (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width / factor, height: size.height / factor)
    }
}
