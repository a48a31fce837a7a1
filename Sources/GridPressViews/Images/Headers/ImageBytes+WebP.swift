extension ImageBytes {
    /// Reads the size of a WebP file in one of its three formats: lossy, lossless and extended.
    func webPSize() throws(ImageError) -> CGSize {
        let file = 8 + (try littleEndian(4, bytes: 4))
        guard file <= count else { throw .truncated }
        let content = 20
        guard content + (try littleEndian(16, bytes: 4)) <= file else {
            throw .malformed("its first chunk is longer than the file")
        }
        if has("VP8 ".utf8, at: 12) {
            guard try bigEndian(content + 3, bytes: 3) == 0x9D012A else {
                throw .malformed("its first frame isn't a key frame")
            }
            return CGSize(
                width: try littleEndian(content + 6, bytes: 2) & 0x3FFF,
                height: try littleEndian(content + 8, bytes: 2) & 0x3FFF
            )
        }
        if has("VP8L".utf8, at: 12) {
            guard try byte(content) == 0x2F else { throw .malformed("its signature is missing") }
            let bits = try littleEndian(content + 1, bytes: 4)
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if has("VP8X".utf8, at: 12) {
            return CGSize(
                width: try littleEndian(content + 4, bytes: 3) + 1,
                height: try littleEndian(content + 7, bytes: 3) + 1
            )
        }
        throw .malformed("its first chunk has an unknown type")
    }
}
