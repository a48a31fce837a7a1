import Foundation

/// Makes choices from bytes, as long as there are some: numbers and texts that nobody would write among them.
struct ByteChoices {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Whether there are no bytes left; then every choice is the first.
    var isEnd: Bool { rest.isEmpty }

    /// A byte.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number below a limit.
    mutating func choice(_ limit: Int) -> Int { Int(byte()) % limit }

    /// Yes or no.
    mutating func truth() -> Bool { byte() & 1 == 1 }

    /// A number, often one that can't be drawn.
    mutating func number() -> CGFloat {
        let special: [Double] = [
            0, -0.0, 1, -1, 0.5, 10, 100, 0.0005, -0.0004999, 1e-9, 1e7, 10_000_001, 1e12, 1e13, 1e19, 1e300, -1e300,
            .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi, 1e308, -1e308,
        ]
        let first = Int(byte())
        if first < special.count { return CGFloat(special[first]) }
        if first < 64 {
            // Any bits at all.
            return CGFloat(Double(bitPattern: (0..<8).reduce(0 as UInt64) { bits, _ in bits << 8 | UInt64(byte()) }))
        }
        return CGFloat(first - 128) + CGFloat(byte()) / 256
    }

    /// A text: a payload, or the next bytes as they are.
    mutating func text() -> String {
        let first = Int(byte())
        if first < 128 { return HostileText.all[first % HostileText.all.count].text }
        let bytes = (0..<(first % 24)).map { _ in byte() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
