/// The format and the size of an image, read from the bytes of its file.
///
/// Pixels are never decoded; browsers do that. But the file is scanned to its end, so that a truncated file is found
/// here instead of by a reader.
package struct ImageHeader: Hashable {
    /// The format, detected from the content of the file.
    package var format: ImageFormat
    /// The size in pixels with the orientation applied.
    ///
    /// The size of a vector image is in points.
    package var size: CGSize

    /// Reads the header of an image file.
    ///
    /// - Throws: An error that describes the problem of the file.
    package static func read(_ data: Data) throws(ImageError) -> ImageHeader {
        try data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try read(ImageBytes(bytes)) }
        }.get()
    }

    private static func read(_ bytes: ImageBytes) throws(ImageError) -> ImageHeader {
        guard let format = ImageFormat(of: bytes) else { throw bytes.count == 0 ? .empty : .unknown }
        let size =
            switch format {
            case .png: try bytes.pngSize()
            case .jpeg: try bytes.jpegSize()
            case .gif: try bytes.gifSize()
            case .webp: try bytes.webPSize()
            case .svg: try bytes.svgSize()
            }
        guard size.width > 0, size.height > 0 else { throw .malformed("its width or height is 0") }
        guard size.width * size.height <= CGFloat(FigureLimits.imagePixels) else {
            throw .tooManyPixels(width: size.width, height: size.height)
        }
        return ImageHeader(format: format, size: size)
    }
}

/// An error in the bytes of an image file.
package enum ImageError: Error, Hashable {
    /// The file is empty.
    case empty
    /// The file has none of the supported formats.
    case unknown
    /// The file ends too early.
    case truncated
    /// The file breaks the rules of its format, for a reason that follows a colon in the message.
    case malformed(String)
    /// The file has a document type with declarations, such as entities.
    case hasDeclarations
    /// The declared size exceeds the limit of pixels.
    case tooManyPixels(width: CGFloat, height: CGFloat)

    /// The problem, as the predicate of a sentence about the image.
    var clause: String {
        switch self {
        case .empty: "is empty"
        case .unknown: "isn't a PNG, JPEG, GIF, WebP or SVG image"
        case .truncated: "ends too early"
        case .malformed(let reason): "is damaged: \(reason)"
        case .hasDeclarations: "has a document type with declarations, which isn't supported"
        case .tooManyPixels(let width, let height):
            "declares a size of \(width.spelled) by \(height.spelled) pixels, which exceeds the limit of "
                + "\(FigureLimits.imagePixels) pixels"
        }
    }
}

extension CGFloat {
    /// The number for a message, without a fraction if it is an integer.
    package var spelled: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// The supported formats of image files.
package enum ImageFormat: String, Hashable, CaseIterable {
    case png, jpeg, gif, webp, svg

    /// Creates the format that a file has, by its first bytes; `nil` for an unknown format.
    fileprivate init?(of bytes: ImageBytes) {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if bytes.has([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if bytes.has("GIF87a".utf8, at: 0) || bytes.has("GIF89a".utf8, at: 0) {
            self = .gif
        } else if bytes.has("RIFF".utf8, at: 0), bytes.has("WEBP".utf8, at: 8) {
            self = .webp
        } else if bytes.startsLikeMarkup {
            self = .svg
        } else {
            return nil
        }
    }

    /// Creates the format of a file extension; `nil` for an unknown extension.
    init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "jpg": self = .jpeg
        case let name:
            guard let format = ImageFormat(rawValue: name) else { return nil }
            self = format
        }
    }

    /// The extensions to try for a name without one, in order.
    static let fileExtensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// The name of the format for messages.
    var spelled: String {
        switch self {
        case .png, .jpeg, .gif, .svg: rawValue.uppercased()
        case .webp: "WebP"
        }
    }
}
