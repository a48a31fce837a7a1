import Foundation

/// A small picture made of pixels with few colours, and its file in the format PNG.
///
/// Samples and tests draw the images that they need, so that no file has to lie beside them.
package struct Bitmap {
    /// How many pixels there are in a row.
    package let width: Int
    /// How many rows there are.
    package let height: Int
    private let palette: [PaletteColor]
    private let pixels: [UInt8]

    /// A picture of colours from a palette, each as 0xRRGGBBAA.
    ///
    /// A closure tells which one is seen at a point. It is asked nine times for a pixel, which gets the colour of the
    /// palette that is most like what it saw there: edges are as smooth as the palette has colours between others.
    package init(_ width: Int, _ height: Int, palette: [UInt32], colorAt: (_ x: Double, _ y: Double) -> Int) {
        self.width = width
        self.height = height
        let inks = palette.map(PaletteColor.init)
        self.palette = inks
        pixels = (0..<width * height).map { index in
            let samples = (0..<9).map { sample in
                let x = Double(index % width) + (Double(sample % 3) + 0.5) / 3
                let y = Double(index / width) + (Double(sample / 3) + 0.5) / 3
                return colorAt(x, y)
            }
            if samples.allSatisfy({ $0 == samples[0] }) { return UInt8(samples[0]) }
            var seen = PaletteColor.Sum()
            for sample in samples { seen.add(inks[sample]) }
            return UInt8(inks.indices.min { seen.distance(to: inks[$0]) < seen.distance(to: inks[$1]) }!)
        }
    }

    /// A colour of the palette.
    private struct PaletteColor {
        let parts: [UInt8]

        init(_ color: UInt32) { parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }

        /// The colour as it counts in a sum: what is clear has no colour.
        private var weighted: [Int] { parts[..<3].map { Int($0) * Int(parts[3]) / 255 } + [Int(parts[3])] }

        /// The colours of nine points.
        struct Sum {
            private var parts = [0, 0, 0, 0]

            mutating func add(_ color: PaletteColor) { parts = zip(parts, color.weighted).map { $0 + $1 } }

            func distance(to color: PaletteColor) -> Int {
                zip(parts, color.weighted).reduce(0) { $0 + ($1.0 - 9 * $1.1) * ($1.0 - 9 * $1.1) }
            }
        }
    }

    /// The picture as a PNG file: four bits for a pixel, not compressed.
    package var png: Data {
        precondition(palette.count <= 16, "A pixel has four bits.")
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.appendChunk("IHDR", Data.bigEndian(width) + Data.bigEndian(height) + [4, 3, 0, 0, 0])
        file.appendChunk("PLTE", Data(palette.flatMap { $0.parts[..<3] }))
        file.appendChunk("tRNS", Data(palette.map { $0.parts[3] }))
        file.appendChunk("IDAT", Data.stored(rows))
        file.appendChunk("IEND", Data())
        return file
    }

    /// The rows of pixels, two to a byte, each after the byte that says how it is filtered: not at all.
    private var rows: [UInt8] {
        (0..<height).flatMap { y -> [UInt8] in
            let row = pixels[y * width..<(y + 1) * width] + (width.isMultiple(of: 2) ? [] : [0])
            return [0] + stride(from: row.startIndex, to: row.endIndex, by: 2).map { row[$0] << 4 | row[$0 + 1] }
        }
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

    /// Bytes in the form of a compressed stream, without being compressed.
    fileprivate static func stored(_ bytes: [UInt8]) -> Data {
        let largest = 0xFFFF
        var stream = Data([0x78, 0x01])
        for start in Swift.stride(from: 0, to: bytes.count, by: largest) {
            let block = bytes[start..<Swift.min(start + largest, bytes.count)]
            let length = UInt16(block.count)
            stream.append(block.endIndex == bytes.count ? 1 : 0)
            for word in [length, ~length] {
                stream.append(contentsOf: [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)])
            }
            stream.append(contentsOf: block)
        }
        var sums = (first: 1, second: 0)
        for byte in bytes {
            sums.first = (sums.first + Int(byte)) % 65521
            sums.second = (sums.second + sums.first) % 65521
        }
        return stream + bigEndian(sums.second << 16 | sums.first)
    }

    /// The check sum of a chunk.
    private var checkSum: UInt32 {
        ~reduce(into: ~0 as UInt32) { sum, byte in
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
    }
}
