extension MarkupWriter {
    /// Writes an image file as a data URL.
    ///
    /// The formats contain only pixels, and Base64 needs no escaping.
    package mutating func attribute(_ name: StaticString, raster: Drawing.Raster) {
        attribute(name) { bytes in
            bytes.append(raster.format.addressPrefix)
            raster.data.withUnsafeBytes { bytes.append(base64: $0) }
        }
    }
}

extension Drawing.Raster.Format {
    /// The start of a data URL in this format.
    fileprivate var addressPrefix: StaticString {
        switch self {
        case .png: "data:image/png;base64,"
        case .jpeg: "data:image/jpeg;base64,"
        case .gif: "data:image/gif;base64,"
        case .webp: "data:image/webp;base64,"
        }
    }
}

extension ByteBuffer {
    /// Appends bytes in Base64, four characters for three bytes.
    package mutating func append(base64 data: UnsafeRawBufferPointer) {
        let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let letters = alphabet.utf8Start
        append(atMost: (data.count + 2) / 3 * 4) { cursor in
            var index = 0
            while index < data.count {
                let left = data.count - index
                let word =
                    Int(data[index]) << 16 | (left > 1 ? Int(data[index + 1]) << 8 : 0)
                    | (left > 2 ? Int(data[index + 2]) : 0)
                cursor.store(
                    UInt64(letters[word >> 18]) | UInt64(letters[word >> 12 & 63]) << 8
                        | UInt64(left > 1 ? letters[word >> 6 & 63] : UInt8(ascii: "=")) << 16
                        | UInt64(left > 2 ? letters[word & 63] : UInt8(ascii: "=")) << 24,
                    count: 4
                )
                index += 3
            }
        }
    }
}
