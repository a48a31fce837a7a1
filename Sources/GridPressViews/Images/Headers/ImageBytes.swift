/// The bytes of an image file, with bounds-checked access.
package struct ImageBytes {
    private let bytes: UnsafeRawBufferPointer

    package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The number of bytes.
    var count: Int { bytes.count }

    /// Returns whether a position has some bytes.
    ///
    /// The result is `false` beyond the end.
    func has(_ pattern: some Collection<UInt8>, at position: Int) -> Bool {
        guard position >= 0, position <= count, pattern.count <= count - position else { return false }
        return bytes[position..<position + pattern.count].elementsEqual(pattern)
    }

    /// Returns the byte at a position.
    ///
    /// - Throws: `ImageError.truncated` beyond the end.
    func byte(_ position: Int) throws(ImageError) -> Int {
        guard position >= 0, position < count else { throw .truncated }
        return Int(bytes[position])
    }

    /// Returns a number of several bytes, the most significant first.
    func bigEndian(_ position: Int, bytes length: Int) throws(ImageError) -> Int {
        var value = 0
        for offset in 0..<length { value = value << 8 | (try byte(position + offset)) }
        return value
    }

    /// Returns a number of several bytes, the least significant first.
    func littleEndian(_ position: Int, bytes length: Int) throws(ImageError) -> Int {
        var value = 0
        for offset in (0..<length).reversed() { value = value << 8 | (try byte(position + offset)) }
        return value
    }

    /// Returns the last position after a start position at which two bytes follow each other.
    func last(_ first: UInt8, _ second: UInt8, after start: Int) -> Int? {
        var position = count - 2
        while position >= start {
            if bytes[position] == first, bytes[position + 1] == second { return position }
            position -= 1
        }
        return nil
    }
}
