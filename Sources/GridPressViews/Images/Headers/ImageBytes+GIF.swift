extension ImageBytes {
    /// Reads the size of a GIF file, and checks its blocks up to the end.
    func gifSize() throws(ImageError) -> CGSize {
        let size = CGSize(width: try littleEndian(6, bytes: 2), height: try littleEndian(8, bytes: 2))
        var hasPixels = false
        var position = 13 + colorTableLength(try byte(10))
        while true {
            switch try byte(position) {
            case 0x21:  // An extension.
                position = try endOfBlocks(position + 2)
            case 0x2C:  // An image, with a color table and a code size.
                hasPixels = true
                position = try endOfBlocks(position + 11 + colorTableLength(try byte(position + 9)))
            case 0x3B:  // The end.
                guard hasPixels else { throw .malformed("it has no image data") }
                return size
            default: throw .malformed("a block has an unknown type")
            }
        }
    }

    /// Returns the number of bytes of the color table that flags announce.
    private func colorTableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    /// Returns the end of a list of blocks, each of which starts with its length.
    private func endOfBlocks(_ start: Int) throws(ImageError) -> Int {
        var position = start
        while true {
            let length = try byte(position)
            position += length + 1
            if length == 0 { return position }
        }
    }
}
