extension Sequence<UInt8> {
    /// A word that stands for the bytes: the same on every machine, and hardly ever the same for others (FNV-1a).
    var digest: String {
        String(reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
