/// A pseudorandom generator (SplitMix64) with equal numbers in every run, so that a failure can name its seed.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates the generator of a seed.
    package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
