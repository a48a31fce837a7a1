/// The format and the size of an image, read from the bytes of its file.
///
/// Reading one is a pure function of the file's bytes. Pixels are never unpacked: a browser does that. But the file is
/// walked to its end, so that one that was cut off is noticed here and not by the people who look at the picture.
struct ImageHeader: Hashable {
    /// The format, by the file's content.
    var format: ImageFormat
    /// The size in pixels, turned as it is shown; of a vector image, in points.
    var size: CGSize

    /// Reads the header of an image file, or says what is wrong with it.
    static func read(_ data: Data) throws(ImageError) -> ImageHeader {
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
enum ImageError: Error, Hashable {
    /// There are none.
    case empty
    /// They are none of the formats that are read.
    case unknown
    /// They end too early.
    case truncated
    /// They break the rules of their format; the reason continues a sentence.
    case malformed(String)
    /// A document type with declarations, such as entities.
    case hasDeclarations
    /// They claim to be larger than the limit.
    case tooManyPixels(width: CGFloat, height: CGFloat)

    /// What is wrong, as the end of a sentence that starts with the image.
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
    /// The number as a sentence names it.
    package var spelled: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// The formats of image files that are read.
enum ImageFormat: String, Hashable, CaseIterable {
    case png, jpeg, gif, webp, svg

    /// The format that bytes start like.
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

    /// The format that the extension of a file's name stands for.
    init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "jpg": self = .jpeg
        case let name:
            guard let format = ImageFormat(rawValue: name) else { return nil }
            self = format
        }
    }

    /// The extensions that a file may have whose name is given without one, in the order in which they are tried.
    static let fileExtensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// The format as people write it.
    var spelled: String {
        switch self {
        case .png, .jpeg, .gif, .svg: rawValue.uppercased()
        case .webp: "WebP"
        }
    }
}
