/// A short hash of bytes, the same on every machine.
///
/// Different bytes rarely have the same hash.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a number to the hash.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    /// Adds bytes to the hash, eight at a time.
    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        combine(UInt64(bytes.count))
        let words = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= words.count {
            combine(UInt64(littleEndian: words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        for byte in bytes[offset...] { combine(UInt64(byte)) }
    }

    /// Adds text to the hash.
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine($0) }
    }

    /// Returns the first digits of the fingerprint in base 36, with lowercase letters.
    func digits(_ count: Int) -> [UInt8] {
        let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
        var rest = value ^ (value >> 32)
        return (0..<count).map { _ in
            defer { rest /= 36 }
            return alphabet[Int(rest % 36)]
        }
    }
}
