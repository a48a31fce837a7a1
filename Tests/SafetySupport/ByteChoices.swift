import Foundation

/// A source of choices, numbers and texts that are read from bytes, including unusual ones.
struct ByteChoices {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Whether all bytes are read.
    ///
    /// Further choices are then the first ones.
    var isEnd: Bool { rest.isEmpty }

    /// Returns the next byte, or 0 at the end.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Returns a number from 0 to below a limit.
    mutating func choice(_ limit: Int) -> Int { Int(byte()) % limit }

    /// Returns a Boolean value.
    mutating func truth() -> Bool { byte() & 1 == 1 }

    /// Returns a number, often one that can't be drawn.
    mutating func number() -> CGFloat {
        let special: [Double] = [
            0, -0.0, 1, -1, 0.5, 10, 100, 0.0005, -0.0004999, 1e-9, 1e7, 10_000_001, 1e12, 1e13, 1e19, 1e300, -1e300,
            .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi, 1e308, -1e308,
        ]
        let first = Int(byte())
        if first < special.count { return CGFloat(special[first]) }
        if first < 64 {
            // The number has arbitrary bits.
            return CGFloat(Double(bitPattern: (0..<8).reduce(0 as UInt64) { bits, _ in bits << 8 | UInt64(byte()) }))
        }
        return CGFloat(first - 128) + CGFloat(byte()) / 256
    }

    /// Returns a text: a hostile one, or a few of the next bytes.
    mutating func text() -> String {
        let first = Int(byte())
        if first < 128 { return HostileText.all[first % HostileText.all.count].text }
        let bytes = (0..<(first % 24)).map { _ in byte() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
