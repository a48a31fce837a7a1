/// Bytes in the Deflate format: repeated bytes are references, and all codes are fixed codes.
struct DeflateStream {
    /// The stream.
    private(set) var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// The numbers of bytes that a reference can replace.
    private static let lengths = 3...258
    /// The maximum distance of a reference.
    private static let reach = 1 << 15
    private static let hashes = 1 << 12

    /// Compresses bytes into one block.
    init(_ input: [UInt8]) {
        append(0b011, count: 3)
        // The last positions of three bytes, by their hash.
        var seen = [Int](repeating: -1, count: Self.hashes)
        func hash(at index: Int) -> Int {
            (Int(input[index]) << 10 ^ Int(input[index + 1]) << 5 ^ Int(input[index + 2])) % Self.hashes
        }
        var index = 0
        while index < input.count {
            var length = 0
            var start = -1
            if index + Self.lengths.lowerBound <= input.count { start = seen[hash(at: index)] }
            if start >= 0, index - start <= Self.reach {
                let longest = min(Self.lengths.upperBound, input.count - index)
                while length < longest, input[start + length] == input[index + length] { length += 1 }
            }
            let isReference = length >= Self.lengths.lowerBound
            if isReference {
                append(length: length)
                append(distance: index - start)
            } else {
                append(symbol: Int(input[index]))
            }
            for place in index..<index + (isReference ? length : 1) where place + 2 < input.count {
                seen[hash(at: place)] = place
            }
            index += isReference ? length : 1
        }
        append(symbol: 256)
        append(0, count: 7)  // The last byte is written completely.
    }

    // MARK: Codes

    /// Appends the code of a byte, of the end or of a length.
    private mutating func append(symbol: Int) {
        switch symbol {
        case ..<144: append(code: 0x30 + symbol, count: 8)
        case ..<256: append(code: 0x190 + symbol - 144, count: 9)
        case ..<280: append(code: symbol - 256, count: 7)
        default: append(code: 0xC0 + symbol - 280, count: 8)
        }
    }

    private mutating func append(length: Int) {
        let rest = length - Self.lengths.lowerBound
        if length == Self.lengths.upperBound { return append(symbol: 285) }
        let extra = max(Int.bitWidth - rest.leadingZeroBitCount - 3, 0)
        append(symbol: 257 + extra << 2 + rest >> extra)
        append(rest & (1 << extra - 1), count: extra)
    }

    private mutating func append(distance: Int) {
        let rest = distance - 1
        let extra = max(Int.bitWidth - rest.leadingZeroBitCount - 2, 0)
        append(code: extra << 1 + rest >> extra, count: 5)
        append(rest & (1 << extra - 1), count: extra)
    }

    // MARK: Bits

    /// Appends a code, whose first bit is the highest one.
    private mutating func append(code: Int, count: Int) {
        append((0..<count).reduce(0) { $0 << 1 | code >> $1 & 1 }, count: count)
    }

    /// Appends bits, the lowest one first.
    private mutating func append(_ value: Int, count: Int) {
        bits |= UInt32(value) << bitCount
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
