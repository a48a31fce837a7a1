import Foundation
import GridPressDrawings

/// The pixels of an uncompressed image file, such as those of the samples.
struct PaintedPixels {
    private let width: Int
    private let height: Int
    private let palette: [PaintedColor]
    private let rows: [UInt8]

    /// Reads a PNG file with a palette of up to 16 colors.
    ///
    /// Returns `nil` for any other file.
    init?(_ raster: Drawing.Raster) {
        let bytes = [UInt8](raster.data)
        guard raster.format == .png, bytes.count > 8 else { return nil }
        var chunks: [String: [UInt8]] = [:]
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= bytes.count else { return nil }
            let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            chunks[name, default: []] += bytes[position + 8..<position + 8 + length]
            position += 12 + length
        }
        guard let head = chunks["IHDR"], head.count == 13, head[8] == 4, head[9] == 3, let colors = chunks["PLTE"],
            let data = chunks["IDAT"], let rows = Self.stored(data)
        else { return nil }
        width = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
        height = head[4..<8].reduce(0) { $0 << 8 | Int($1) }
        let alphas = chunks["tRNS"] ?? []
        palette = stride(from: 0, to: colors.count - 2, by: 3).map { index in
            let alpha = alphas.indices.contains(index / 3) ? Double(alphas[index / 3]) / 255 : 1
            return PaintedColor(
                Drawing.RGBA(red: colors[index], green: colors[index + 1], blue: colors[index + 2], alpha: alpha)
            )
        }
        self.rows = rows
        guard rows.count == height * (1 + (width + 1) / 2) else { return nil }
    }

    /// Returns the content of an uncompressed stream, or `nil` for any other stream.
    private static func stored(_ data: [UInt8]) -> [UInt8]? {
        var content: [UInt8] = []
        var position = 2
        while position + 5 <= data.count - 4 {
            guard data[position] <= 1 else { return nil }
            let length = Int(data[position + 1]) | Int(data[position + 2]) << 8
            position += 5
            guard position + length <= data.count else { return nil }
            content += data[position..<position + length]
            position += length
        }
        return content
    }

    /// Returns the color of the pixel at a position, in pixels.
    func color(x: Double, y: Double) -> PaintedColor {
        let (x, y) = (min(max(Int(x), 0), width - 1), min(max(Int(y), 0), height - 1))
        let byte = rows[y * (1 + (width + 1) / 2) + 1 + x / 2]
        return palette[Int(x.isMultiple(of: 2) ? byte >> 4 : byte & 15)]
    }
}
