import Foundation

/// The precision of printed numbers.
package enum Precision: Sendable {
    /// Three decimals, for lengths, positions, angles and opacities.
    case thousandths
    /// Six decimals, for the factors of a transform, whose errors grow with the distance.
    case millionths
}

extension ByteBuffer {
    /// Appends a number in its shortest form, without an exponent or `-0`.
    package mutating func append(_ value: Double, _ precision: Precision = .thousandths) {
        append(atMost: ByteCursor.numberLength) { $0.store(value, precision) }
    }

    /// Appends a whole number.
    package mutating func append(_ value: Int) {
        append(atMost: ByteCursor.numberLength) { $0.store(value) }
    }
}

extension ByteCursor {
    /// The maximum length of a number: a sign, thirteen digits, a point and six decimals.
    package static let numberLength = 21

    // The capacity is checked once for each number. Its parts together are never longer.

    /// Stores a number in its shortest form, without an exponent or `-0`.
    @inline(__always)
    mutating func store(_ value: Double, _ precision: Precision = .thousandths) {
        check(Self.numberLength)
        switch precision {
        case .thousandths: store(count: value.thousandths, of: 1000, decimals: 3)
        case .millionths: store(count: value.counted(in: 1e6), of: 1_000_000, decimals: 6)
        }
    }

    /// Stores a whole number.
    mutating func store(_ value: Int) {
        check(Self.numberLength)
        if value < 0 { storeChecked(UInt8(ascii: "-")) }
        store(digits: UInt64(value.magnitude))
    }

    /// Stores `count / parts`, where `parts` is a thousand or a million.
    @inline(__always)
    private mutating func store(count: Int64, of parts: UInt64, decimals: Int) {
        if count < 0 { storeChecked(UInt8(ascii: "-")) }
        let (whole, fraction) = Self.divided(count.magnitude, by: parts)
        store(digits: whole)
        if decimals == 3 { store(thousandths: fraction) } else { store(millionths: fraction) }
    }

    @inline(__always)
    private mutating func store(digits value: UInt64) {
        guard value >= 1000 else { return storeChecked(DigitTable.front(value)) }
        let (thousands, rest) = Self.divided(value, by: 1000)
        if thousands < 1000 { storeChecked(DigitTable.front(thousands)) } else { self = storing(manyDigits: thousands) }
        storeChecked(DigitTable.middle(rest), count: 3)
    }

    /// Returns the cursor after the digits.
    ///
    /// The cursor is returned instead of changed, so that the compiler can keep it in a register.
    @inline(never)
    private func storing(manyDigits value: UInt64) -> ByteCursor {
        var cursor = self
        cursor.store(digits: value)
        return cursor
    }

    /// Returns a quotient and its remainder, with one division instead of two.
    @inline(__always)
    private static func divided(_ value: UInt64, by parts: UInt64) -> (quotient: UInt64, remainder: UInt64) {
        let quotient = value / parts
        return (quotient, value &- quotient &* parts)
    }

    /// Stores a decimal point and decimals without trailing zeros, or nothing for zero.
    @inline(__always)
    private mutating func store(thousandths value: UInt64) { storeChecked(DigitTable.decimals(value)) }

    @inline(never)
    private mutating func store(millionths value: UInt64) {
        let (high, low) = value.quotientAndRemainder(dividingBy: 1000)
        guard low != 0 else { return store(thousandths: high) }
        storeChecked(DigitTable.decimals(high).letters, count: 4)
        // The second group has no decimal point.
        let (letters, count) = DigitTable.decimals(low)
        storeChecked(letters >> 8, count: count - 1)
    }

    @inline(__always)
    private mutating func storeChecked(_ digits: (letters: UInt64, count: Int)) {
        storeChecked(digits.letters, count: digits.count)
    }
}

extension Double {
    /// The number in thousandths, with halves rounded away from zero.
    ///
    /// All printed numbers are rounded here. Two numbers are printed the same exactly if their thousandths are equal.
    @inline(__always)
    package var thousandths: Int64 { counted(in: 1000) }

    /// Returns the number as a count of parts.
    ///
    /// Numbers that aren't finite are reported as findings earlier. If one gets here anyway, the file stays
    /// well-formed. The limits keep the count exact.
    @inline(__always)
    func counted(in parts: Double) -> Int64 {
        let limit = 1e12
        guard abs(self) < limit else { return isFinite ? Int64(self < 0 ? -limit * parts : limit * parts) : 0 }
        // This equals `rounded()`, without a library call and without an unpredictable branch. Adding a whole half
        // would also round up the number just below a half.
        let magnitude = Int64(abs(self) * parts + 0.5.nextDown)
        return self < 0 ? 0 &- magnitude : magnitude
    }
}

extension CGFloat {
    /// The number in thousandths, with halves rounded away from zero.
    package var thousandths: Int64 { Double(self).thousandths }
}
