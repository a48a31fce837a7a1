extension Sequence<UInt8> {
    /// The FNV-1a hash of the bytes, which is the same on every machine.
    package var digest: String {
        String(reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
