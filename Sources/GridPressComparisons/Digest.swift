extension Sequence<UInt8> {
    /// A fingerprint of the bytes, the same on every machine (FNV-1a).
    package var digest: String {
        String(reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
