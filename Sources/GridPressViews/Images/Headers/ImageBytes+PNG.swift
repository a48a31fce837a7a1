extension ImageBytes {
    /// Reads the size of a PNG file, and checks its chunks up to the end.
    func pngSize() throws(ImageError) -> CGSize {
        let signature = 8
        guard try bigEndian(signature, bytes: 4) == 13 else { throw .malformed("its header has the wrong length") }
        _ = try byte(signature + 7)
        guard has("IHDR".utf8, at: signature + 4) else { throw .malformed("its header is missing") }
        let size = CGSize(
            width: try bigEndian(signature + 8, bytes: 4),
            height: try bigEndian(signature + 12, bytes: 4)
        )
        var hasPixels = false
        var position = signature
        while true {
            let length = try bigEndian(position, bytes: 4)
            // The length doesn't include the name and the checksum of a chunk.
            let end = position + 12 + length
            _ = try byte(end - 1)
            if has("IDAT".utf8, at: position + 4) { hasPixels = true }
            if has("IEND".utf8, at: position + 4) { break }
            position = end
        }
        guard hasPixels else { throw .malformed("it has no image data") }
        return size
    }
}
