/// A hash of values in their order, which is the same in every process.
struct StableHasher {
    private var state: UInt64

    /// Creates a hash with a seed.
    init(_ seed: UInt64 = 0x9E37_79B9_7F4A_7C15) { state = seed }

    /// Adds a number.
    @inline(__always)
    mutating func combine(_ number: UInt64) {
        let product = (state ^ number).multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
        state = (product.high ^ product.low) &+ 0x94D0_49BB_1331_11EB
    }

    /// Adds bytes of a known count.
    @inline(__always)
    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = UnsafeRawBufferPointer(bytes)
        while rest.count >= 8 {
            combine(rest.loadUnaligned(as: UInt64.self))
            rest = UnsafeRawBufferPointer(rebasing: rest[8...])
        }
        var last = UInt64(truncatingIfNeeded: bytes.count) << 56
        for byte in rest { last = last << 8 ^ UInt64(byte) }
        combine(last)
    }

    /// Adds a text.
    @inline(__always)
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine($0) }
    }

    /// The hash of all values so far.
    @inline(__always)
    var value: UInt64 { (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15 }
}
