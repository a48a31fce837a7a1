import Foundation

/// Image files in code, each as small as its format allows.
package enum ImageFiles {
    /// A PNG file of 4 × 2 pixels, a chessboard in red and transparent.
    private static let smallPNG = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACBAMAAACNhmBQAAAABlBMVEXgZWr///+21GsFAA"
            + "AAAnRSTlP/AOW3MEoAAAAOSURBVHicY2BkZBAQAAAAPwAjmGe23AAAAABJRU5ErkJggg=="
    )!

    /// Returns a PNG file whose header has a size.
    ///
    /// The pixels are always 4 × 2; these tests don't decode them.
    package static func png(_ width: UInt32 = 4, _ height: UInt32 = 2) -> Data {
        var file = smallPNG
        file.replaceSubrange(16..<24, with: bigEndian(width) + bigEndian(height))
        return file
    }

    /// Returns a JPEG file with a size, and with an orientation in the byte order of Intel or Motorola.
    package static func jpeg(_ width: Int = 6, _ height: Int = 4, orientation: UInt8? = nil, isLittle: Bool = true)
        -> Data
    {
        var file: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            let tiff: [UInt8] =
                isLittle
                ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
                : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            let exif = Array("Exif\0\0".utf8) + tiff
            file += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        }
        file += [0xFF, 0xC4, 0, 3, 0]  // A table, whose marker is in the range of frame markers.
        file += [0xFF, 0xFF, 0xC2, 0, 8, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8)]
        file += [UInt8(width & 255), 1]
        file += [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0x00, 4, 0xFF, 0xD9]
        return Data(file)
    }

    /// Returns a GIF file with an extension, color tables and one image.
    package static func gif(_ width: UInt8 = 5, _ height: UInt8 = 3) -> Data {
        var file = Array("GIF89a".utf8) + [width, 0, height, 0, 0x80, 0, 0]
        file += [0, 0, 0, 255, 255, 255]
        file += [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
        file += [0x2C, 0, 0, 0, 0, width, 0, height, 0, 0x80] + [1, 2, 3, 4, 5, 6] + [2, 2, 0x4C, 0x01, 0]
        return Data(file + [0x3B])
    }

    /// Returns a WebP file with one chunk.
    package static func webP(_ chunk: String, _ content: [UInt8]) -> Data {
        let chunk = Array(chunk.utf8) + littleEndian(UInt32(content.count)) + content
        return Data(Array("RIFF".utf8) + littleEndian(UInt32(chunk.count + 4)) + Array("WEBP".utf8) + chunk)
    }

    /// A lossy WebP file, in which the upper bits of lengths contain the scale.
    package static var lossyWebP: Data { webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x20, 0x41, 0x10, 0x80]) }

    /// A lossless WebP file.
    package static var losslessWebP: Data { webP("VP8L", [0x2F] + littleEndian(639 | 479 << 14)) }

    /// An extended WebP file.
    package static var extendedWebP: Data { webP("VP8X", [0x10, 0, 0, 0, 0x1F, 0x03, 0, 0x57, 0x02, 0]) }

    /// Returns an SVG file with attributes of its root element.
    package static func svg(_ attributes: String, before: String = "") -> Data {
        Data("\(before)<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><circle r=\"5\"/></svg>".utf8)
    }

    /// A file of each format.
    package static let all = [
        png(), jpeg(orientation: 6), gif(), lossyWebP, losslessWebP, extendedWebP,
        svg("width=\"4\" height='3'", before: "<?xml version=\"1.0\"?>\n<!-- a > b -->"),
    ]

    private static func bigEndian(_ value: UInt32) -> [UInt8] { littleEndian(value).reversed() }

    private static func littleEndian(_ value: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
