import GridPressProperties
import Testing

@testable import SampleFigures

@Suite("Streams of Deflate")
struct DeflateStreamTests {
    @Test("give back the bytes that they were made of")
    func roundTrip() {
        let runs = (0..<600).map { UInt8(truncatingIfNeeded: $0 / 300) }
        let rows = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 % 127 == 0 ? $0 / 127 : $0 % 127) }
        let inputs: [[UInt8]] = [[], [0], [200, 143, 144, 255], runs, rows, Array(repeating: 7, count: 3 + 258 * 2)]
        forEach(inputs) { input, check in
            check(FixedCodeReader.bytes(of: DeflateStream(input).bytes) == input)
        }
        forEachSeed(cost: 10) { seed, check in
            // A small alphabet gives repetitions at all distances.
            var state = UInt32(truncatingIfNeeded: seed) &* 2_654_435_761 | 1
            let input = (0..<2000).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24) & 3
            }
            check(FixedCodeReader.bytes(of: DeflateStream(input).bytes) == input)
        }
    }

    @Test("are short where bytes repeat")
    func length() {
        #expect(DeflateStream(Array(repeating: 0, count: 258 * 100)).bytes.count < 200)
    }
}

/// A reader of a single block with fixed codes, with the tables of RFC 1951.
private struct FixedCodeReader {
    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12_289, 16_385, 24_577,
    ]

    private let stream: [UInt8]
    private var place = 0

    /// Returns the content of a stream, or `nil` if it isn't a final block with fixed codes.
    static func bytes(of stream: [UInt8]) -> [UInt8]? {
        var reader = FixedCodeReader(stream: stream)
        return reader.read()
    }

    private init(stream: [UInt8]) { self.stream = stream }

    private mutating func read() -> [UInt8]? {
        guard number(3) == 0b011 else { return nil }
        var bytes: [UInt8] = []
        while place < stream.count * 8 {
            let symbol = symbol()
            if symbol < 256 {
                bytes.append(UInt8(symbol))
            } else if symbol == 256 {
                return bytes
            } else {
                let code = symbol - 257
                guard code < Self.lengths.count else { return nil }
                let length = Self.lengths[code] + number(code < 8 || code == 28 ? 0 : code / 4 - 1)
                let distanceCode = self.code(5)
                guard distanceCode < Self.distances.count else { return nil }
                let distance = Self.distances[distanceCode] + number(distanceCode < 4 ? 0 : distanceCode / 2 - 1)
                guard distance <= bytes.count else { return nil }
                for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
            }
        }
        return nil
    }

    /// Returns the next symbol: a byte, 256 for the end, or a greater number for a length.
    private mutating func symbol() -> Int {
        var code = code(7)
        if code < 24 { return 256 + code }
        code = code << 1 | number(1)
        switch code {
        case 0x30..<0xC0: return code - 0x30
        case 0xC0..<0xC8: return code - 0xC0 + 280
        default: return (code << 1 | number(1)) - 0x190 + 144
        }
    }

    /// Reads a code, whose highest bit comes first.
    private mutating func code(_ count: Int) -> Int { (0..<count).reduce(0) { sum, _ in sum << 1 | number(1) } }

    /// Reads a number, whose lowest bit comes first.
    private mutating func number(_ count: Int) -> Int {
        (0..<count).reduce(0) { sum, shift in
            guard place < stream.count * 8 else { return sum }
            defer { place += 1 }
            return sum | Int(stream[place / 8] >> (place % 8) & 1) << shift
        }
    }
}
