/// A scanner that reads numbers, words and separators from the bytes of a text.
struct ByteScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// A number as it is written.
    struct Number {
        var value: Double
        /// The number of decimals that it is written with.
        var decimals: Int
    }

    @inline(__always)
    var isAtEnd: Bool { index >= bytes.count }
    /// The next byte; 0 at the end.
    ///
    /// Texts contain no zeros.
    @inline(__always)
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }
    /// The byte after the next one; 0 if it doesn't exist.
    @inline(__always)
    var second: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    /// Skips white space.
    @inline(__always)
    mutating func skipSpace() { while index < bytes.count, bytes[index].isSpace { index += 1 } }

    /// Skips white space, with one comma in it.
    @inline(__always)
    mutating func skipSeparator() {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return }
        index += 1
        skipSpace()
    }

    /// Skips a byte if it is the next one.
    ///
    /// - Returns: Whether the byte was skipped.
    @inline(__always)
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Reads the bytes that meet a condition.
    mutating func run(where belongs: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<index])
    }

    /// Reads a number in any spelling; `nil` if the next bytes aren't a number.
    mutating func number() -> Number? {
        let start = index
        var place = index
        var isNegative = false
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
            isNegative = bytes[place] == UInt8(ascii: "-")
            place += 1
        }
        var digits: UInt64 = 0
        var digitCount = 0
        var decimals = 0
        var isLong = false
        while place < bytes.count, bytes[place].isDigit {
            if digits < Self.mostDigits { digits = digits &* 10 &+ UInt64(bytes[place] & 0xF) } else { isLong = true }
            digitCount += 1
            place += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: "."),
            place + 1 < bytes.count && bytes[place + 1].isDigit
        {
            place += 1
            while place < bytes.count, bytes[place].isDigit {
                if digits < Self.mostDigits {
                    digits = digits &* 10 &+ UInt64(bytes[place] & 0xF)
                } else {
                    isLong = true
                }
                digitCount += 1
                decimals += 1
                place += 1
            }
        }
        guard digitCount > 0 else { return nil }
        var exponent = 0
        if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
            var ahead = place + 1
            var isSmall = false
            if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+") {
                isSmall = bytes[ahead] == UInt8(ascii: "-")
                ahead += 1
            }
            // The `e` of `5em` belongs to its unit, and isn't an exponent.
            if ahead < bytes.count, bytes[ahead].isDigit {
                while ahead < bytes.count, bytes[ahead].isDigit {
                    exponent = min(exponent * 10 + Int(bytes[ahead] & 0xF), 9999)
                    ahead += 1
                }
                if isSmall { exponent = -exponent }
                place = ahead
            }
        }
        index = place
        let scale = exponent - decimals
        var value: Double
        if !isLong, digits < 1 << 53, scale == 0 {
            value = Double(digits)
        } else if !isLong, digits < 1 << 53, scale < 0, scale >= -22 {
            value = Double(digits) / Self.powers[-scale]
        } else if !isLong, digits < 1 << 53, scale > 0, scale <= 22 {
            value = Double(digits) * Self.powers[scale]
        } else {
            value = abs(Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .infinity)
        }
        if isNegative { value = -value }
        return Number(value: value, decimals: max(decimals - exponent, 0))
    }

    /// The limit above which another digit might not fit.
    private static let mostDigits: UInt64 = 1_000_000_000_000_000_000
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]
}

extension UInt8 {
    /// Whether the byte is white space in XML and CSS.
    @inline(__always)
    var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
    @inline(__always)
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// Whether the byte is an ASCII letter.
    @inline(__always)
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    /// Whether the byte belongs to a unit, such as `%`.
    @inline(__always)
    var isPartOfUnit: Bool { isLetter || self == UInt8(ascii: "%") }
    /// Whether the byte belongs to a CSS name, or to a character beyond ASCII.
    @inline(__always)
    var isNamePart: Bool { isLetter || isDigit || self == 0x2D || self == 0x5F || self >= 0x80 }
}
