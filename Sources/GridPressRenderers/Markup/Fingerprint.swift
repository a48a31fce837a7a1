/// A short word that stands for bytes: the same on every machine, and hardly ever the same for other bytes.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes a number into account.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    /// Takes bytes into account, eight at a time.
    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        combine(UInt64(bytes.count))
        let length = combine(wordsOf: bytes)
        for byte in bytes[length...] { combine(UInt64(byte)) }
    }

    /// Takes the whole words of bytes into account, and tells how many bytes these are.
    fileprivate mutating func combine(wordsOf bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let words = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= words.count {
            combine(UInt64(littleEndian: words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        return offset
    }

    /// Takes text into account.
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine($0) }
    }

    /// The first digits of the fingerprint, in lower-case letters and figures.
    func digits(_ count: Int) -> [UInt8] {
        let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
        var rest = value ^ (value >> 32)
        return (0..<count).map { _ in
            defer { rest /= 36 }
            return alphabet[Int(rest % 36)]
        }
    }
}

/// A fingerprint of bytes that come in pieces, which is that of all of them in one.
struct IncrementalFingerprint {
    private var fingerprint: Fingerprint
    /// What is left of the last piece: less than a word.
    private var rest: [UInt8] = []

    /// Goes on with a fingerprint, and bytes of which it is known how many they will be.
    init(_ fingerprint: Fingerprint, count: Int) {
        self.fingerprint = fingerprint
        self.fingerprint.combine(UInt64(count))
    }

    /// Takes the next piece into account.
    mutating func combine(_ piece: some Collection<UInt8>) {
        rest.append(contentsOf: piece)
        let length = rest.withUnsafeBufferPointer { fingerprint.combine(wordsOf: $0) }
        rest.removeFirst(length)
    }

    /// The fingerprint of everything.
    consuming func finished() -> Fingerprint {
        for byte in rest { fingerprint.combine(UInt64(byte)) }
        return fingerprint
    }
}
