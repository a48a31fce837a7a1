import Foundation

/// The precision of printed numbers.
package enum Precision: Sendable {
    /// Thousandths: all lengths, positions, angles and opacities.
    case thousandths
    /// Millionths: factors of a transform, whose errors grow with the distance.
    case millionths
}

extension ByteBuffer {
    /// Appends a number: shortest form, no exponent, no `-0`.
    mutating func append(_ value: Double, _ precision: Precision = .thousandths) {
        append(atMost: ByteCursor.numberLength) { $0.store(value, precision) }
    }

    /// Appends a whole number.
    mutating func append(_ value: Int) {
        append(atMost: ByteCursor.numberLength) { $0.store(value) }
    }
}

extension ByteCursor {
    /// No printed number is longer: a sign, thirteen digits, a point and six decimals.
    static let numberLength = 21

    // A number is compared with the room once: what its parts store is never longer together.

    /// Stores a number: shortest form, no exponent, no `-0`.
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

    /// Stores `count / parts`, where parts are thousandths or thousandths of thousandths.
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

    /// The place behind the digits; it is answered, since a place that others change can't be kept in a register.
    @inline(never)
    private func storing(manyDigits value: UInt64) -> ByteCursor {
        var cursor = self
        cursor.store(digits: value)
        return cursor
    }

    /// A quotient and its remainder by one division; asked for both, the compiler would divide twice.
    @inline(__always)
    private static func divided(_ value: UInt64, by parts: UInt64) -> (quotient: UInt64, remainder: UInt64) {
        let quotient = value / parts
        return (quotient, value &- quotient &* parts)
    }

    /// Stores a point and decimals without the zeros at their end, or nothing at all.
    @inline(__always)
    private mutating func store(thousandths value: UInt64) { storeChecked(DigitTable.decimals(value)) }

    @inline(never)
    private mutating func store(millionths value: UInt64) {
        let (high, low) = value.quotientAndRemainder(dividingBy: 1000)
        guard low != 0 else { return store(thousandths: high) }
        storeChecked(DigitTable.decimals(high).letters, count: 4)
        // The second point isn't one.
        let (letters, count) = DigitTable.decimals(low)
        storeChecked(letters >> 8, count: count - 1)
    }

    @inline(__always)
    private mutating func storeChecked(_ digits: (letters: UInt64, count: Int)) {
        storeChecked(digits.letters, count: digits.count)
    }
}

extension Double {
    /// The number in thousandths, halves rounded away from zero.
    ///
    /// This is the one place that decides how a number is rounded: two numbers are printed alike exactly if these
    /// counts are the same.
    @inline(__always)
    var thousandths: Int64 { counted(in: 1000) }

    /// The number as a count of parts.
    ///
    /// Numbers that aren't finite are findings long before a writer sees them; should one come through after all, the
    /// file stays well-formed. The limits keep the count exact.
    @inline(__always)
    func counted(in parts: Double) -> Int64 {
        let limit = 1e12
        guard abs(self) < limit else { return isFinite ? Int64(self < 0 ? -limit * parts : limit * parts) : 0 }
        // This is `rounded()` without calling a library, and without asking what no processor foresees. A whole half would
        // round the number just below a half up as well.
        let magnitude = Int64(abs(self) * parts + 0.5.nextDown)
        return self < 0 ? 0 &- magnitude : magnitude
    }
}

extension CGFloat {
    /// The number in thousandths, halves rounded away from zero.
    var thousandths: Int64 { Double(self).thousandths }
}
