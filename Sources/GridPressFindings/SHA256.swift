/// The SHA-256 hash of bytes that arrive in pieces, as FIPS 180-4 defines it.
///
/// Content security policies identify a style sheet by this hash, and engine folders identify their files.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    /// The bytes that don't fill a block yet.
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    /// The length of a block in bytes.
    private static let blockLength = 64

    package init() {}

    /// Adds bytes to the hash.
    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        length += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(Self.blockLength - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            guard rest.count == Self.blockLength else { return }
            rest.withUnsafeBufferPointer { digest(UnsafeRawBufferPointer($0)) }
            rest.removeAll(keepingCapacity: true)
        }
        while bytes.count >= Self.blockLength {
            digest(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes.prefix(Self.blockLength))))
            bytes = bytes.dropFirst(Self.blockLength)
        }
        rest += bytes
    }

    /// Adds the UTF-8 bytes of a text to the hash.
    package mutating func update(_ text: String) {
        var text = text
        text.withUTF8 { update($0) }
    }

    /// Returns the hash of all bytes added so far.
    package func digest() -> [UInt8] {
        var last = self
        // The padding: one set bit, zeros up to the end of a block, and the length in bits.
        var padding: [UInt8] = [0x80]
        let filled = (rest.count + 1 + 8) % Self.blockLength
        padding += Array(repeating: 0, count: filled == 0 ? 0 : Self.blockLength - filled)
        padding += (0..<8).map { UInt8(truncatingIfNeeded: (length << 3) >> (56 - 8 * $0)) }
        padding.withUnsafeBufferPointer { last.update($0) }
        return last.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    /// Returns the hash of a text.
    package static func digest(of text: String) -> [UInt8] {
        var digest = SHA256()
        digest.update(text)
        return digest.digest()
    }

    /// Returns the hash of bytes as hexadecimal digits.
    package static func hexadecimal(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        bytes.withUnsafeBufferPointer { hash.update($0) }
        return hash.hexadecimal
    }

    /// The hash of all bytes added so far, as hexadecimal digits.
    package var hexadecimal: String {
        digest().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    // MARK: Blocks

    private mutating func digest(_ block: UnsafeRawBufferPointer) {
        precondition(block.count == Self.blockLength, "A block has 64 bytes.")
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            // 1. The sixteen words of the block, and the words derived from them.
            for index in 0..<16 {
                let word = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                words[index] = UInt32(bigEndian: word)
            }
            for index in 16..<64 {
                let (near, far) = (words[index - 2], words[index - 15])
                let first = far.rotated(by: 7) ^ far.rotated(by: 18) ^ (far >> 3)
                let second = near.rotated(by: 17) ^ near.rotated(by: 19) ^ (near >> 10)
                words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
            }

            // 2. Sixty-four rounds.
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            Self.constants.withUnsafeBufferPointer { constants in
                for index in 0..<64 {
                    let turned = e.rotated(by: 6) ^ e.rotated(by: 11) ^ e.rotated(by: 25)
                    let choice = (e & f) ^ (~e & g)
                    let first = h &+ turned &+ choice &+ constants[index] &+ words[index]
                    let second =
                        (a.rotated(by: 2) ^ a.rotated(by: 13) ^ a.rotated(by: 22))
                        &+ ((a & b) ^ (a & c) ^ (b & c))
                    (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
                }
            }

            // 3. The sum with the previous state.
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}

extension UInt32 {
    /// Returns the word rotated right by a number of bits.
    @inline(__always)
    fileprivate func rotated(by count: UInt32) -> UInt32 { (self >> count) | (self << (32 - count)) }
}
