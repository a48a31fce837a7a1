/// A search for bytes that aren't valid UTF-8, and for characters that XML forbids.
enum UTF8Validation {
    enum Problem {
        case invalid(offset: Int)
        case forbidden(Unicode.Scalar, offset: Int)
    }

    static func firstProblem(in bytes: UnsafeBufferPointer<UInt8>) -> Problem? {
        var index = 0
        let count = bytes.count
        while index < count {
            if isPlain(bytes, at: index) {
                index += 8
                continue
            }
            let byte = bytes[index]
            if byte < 0x80 {
                if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
                    return .forbidden(Unicode.Scalar(byte), offset: index)
                }
                index += 1
                continue
            }
            guard let length = sequenceLength(bytes, at: index) else { return .invalid(offset: index) }
            // U+FFFE and U+FFFF are the only forbidden scalars beyond ASCII that UTF-8 can spell.
            if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
                return .forbidden(bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}", offset: index)
            }
            index += length
        }
        return nil
    }

    /// Returns whether the eight bytes from an index are ASCII without control characters, as nearly all bytes of
    /// most documents are.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + 8 <= bytes.count else { return false }
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high: UInt64 = 0x8080_8080_8080_8080
        // For bytes below 0x20, the subtraction sets the high bit.
        return (word | (word &- 0x2020_2020_2020_2020)) & high == 0
    }

    /// Returns the number of bytes of the scalar that starts at an index; `nil` if they are invalid.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        func isTail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        switch bytes[index] {
        case 0xC2...0xDF: return isTail(1) ? 2 : nil
        case 0xE0: return isTail(1, 0xA0...0xBF) && isTail(2) ? 3 : nil
        case 0xED: return isTail(1, 0x80...0x9F) && isTail(2) ? 3 : nil
        case 0xE1...0xEF: return isTail(1) && isTail(2) ? 3 : nil
        case 0xF0: return isTail(1, 0x90...0xBF) && isTail(2) && isTail(3) ? 4 : nil
        case 0xF1...0xF3: return isTail(1) && isTail(2) && isTail(3) ? 4 : nil
        case 0xF4: return isTail(1, 0x80...0x8F) && isTail(2) && isTail(3) ? 4 : nil
        default: return nil
        }
    }
}
