import Foundation

/// A picture made of pixels with few colors, and its PNG file.
///
/// Samples and tests draw the images that they need, so that they need no files.
package struct Bitmap {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    private let palette: [PaletteColor]
    private let pixels: [UInt8]

    /// Creates a picture with colors of a palette, each as 0xRRGGBBAA.
    ///
    /// A pixel whose corners have one color has that color. Another pixel, which is at an edge, gets the color of the
    /// palette that is nearest to the mean of nine points in it: edges are smooth if the palette has colors between
    /// other colors.
    ///
    /// - Parameters:
    ///   - width: The width in the units of the drawing.
    ///   - height: The height in these units.
    ///   - density: The number of pixels to a unit.
    ///   - palette: At most 16 colors.
    ///   - colorAt: A closure that returns the index of the color at a point, in units.
    package init(
        _ width: Int,
        _ height: Int,
        density: Double = 1,
        palette: [UInt32],
        colorAt: (_ x: Double, _ y: Double) -> Int
    ) {
        let (columns, rows) = (Int((Double(width) * density).rounded()), Int((Double(height) * density).rounded()))
        (self.width, self.height) = (columns, rows)
        let inks = palette.map(PaletteColor.init)
        self.palette = inks
        let weighted = inks.map(\.weighted)
        // Neighbors share their corners.
        let corners = (0...rows).map { y in
            (0...columns).map { x in colorAt(Double(x) / density, Double(y) / density) }
        }
        func mixture(_ x: Int, _ y: Int) -> UInt8 {
            var seen = Weighted()
            for sample in 0..<9 {
                let (u, v) = ((Double(sample % 3) + 0.5) / 3, (Double(sample / 3) + 0.5) / 3)
                seen.add(weighted[colorAt((Double(x) + u) / density, (Double(y) + v) / density)])
            }
            let distances = weighted.map { seen.distance(to: $0) }
            return UInt8(distances.firstIndex(of: distances.min()!)!)
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows)
        for y in 0..<rows {
            let (above, below) = (corners[y], corners[y + 1])
            for x in 0..<columns {
                let color = above[x]
                let isPlain = above[x + 1] == color && below[x] == color && below[x + 1] == color
                pixels.append(isPlain ? UInt8(color) : mixture(x, y))
            }
        }
        self.pixels = pixels
    }

    /// A color of the palette.
    private struct PaletteColor {
        let parts: [UInt8]
        /// The color in a sum: a transparent pixel adds no color.
        let weighted: Weighted

        init(_ color: UInt32) {
            parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
            let opacity = Int(parts[3])
            weighted = Weighted(
                red: Int(parts[0]) * opacity / 255,
                green: Int(parts[1]) * opacity / 255,
                blue: Int(parts[2]) * opacity / 255,
                opacity: opacity
            )
        }
    }

    /// A sum of colors.
    ///
    /// It has no array, because tests draw without optimization.
    private struct Weighted {
        var red = 0, green = 0, blue = 0, opacity = 0

        mutating func add(_ color: Weighted) {
            red += color.red
            green += color.green
            blue += color.blue
            opacity += color.opacity
        }

        /// Returns the square of the distance from the sum of nine points to nine times a color.
        func distance(to color: Weighted) -> Int {
            let (red, green) = (red - 9 * color.red, green - 9 * color.green)
            let (blue, opacity) = (blue - 9 * color.blue, opacity - 9 * color.opacity)
            return red * red + green * green + blue * blue + opacity * opacity
        }
    }

    /// The picture as a PNG file: four bits for a pixel.
    package var png: Data {
        precondition(palette.count <= 16, "A pixel has four bits.")
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.appendChunk("IHDR", Data.bigEndian(width) + Data.bigEndian(height) + [4, 3, 0, 0, 0])
        file.appendChunk("PLTE", Data(palette.flatMap { $0.parts[..<3] }))
        file.appendChunk("tRNS", Data(palette.map { $0.parts[3] }))
        file.appendChunk("IDAT", Data.compressed(rows))
        file.appendChunk("IEND", Data())
        return file
    }

    /// The rows of pixels, two to a byte, each after the byte of its filter: the difference from the row above.
    private var rows: [UInt8] {
        var rows: [UInt8] = []
        var above = [UInt8](repeating: 0, count: (width + 1) / 2)
        for y in 0..<height {
            let row = pixels[y * width..<(y + 1) * width] + (width.isMultiple(of: 2) ? [] : [0])
            let bytes = stride(from: row.startIndex, to: row.endIndex, by: 2).map { row[$0] << 4 | row[$0 + 1] }
            rows.append(2)
            rows += zip(bytes, above).map { $0 &- $1 }
            above = bytes
        }
        return rows
    }
}

extension Data {
    fileprivate static func bigEndian(_ value: Int) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    fileprivate mutating func appendChunk(_ name: String, _ content: Data) {
        let named = Data(name.utf8) + content
        append(Data.bigEndian(content.count) + named + Data.bigEndian(Int(named.checkSum)))
    }

    /// Returns bytes as a compressed stream with its header and its check sum.
    fileprivate static func compressed(_ bytes: [UInt8]) -> Data {
        var sums = (first: 1, second: 0)
        for byte in bytes {
            sums.first = (sums.first + Int(byte)) % 65521
            sums.second = (sums.second + sums.first) % 65521
        }
        return Data([0x78, 0x01]) + DeflateStream(bytes).bytes + bigEndian(sums.second << 16 | sums.first)
    }

    /// The check sum of a chunk.
    private var checkSum: UInt32 {
        ~reduce(into: ~0 as UInt32) { sum, byte in
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
    }
}
