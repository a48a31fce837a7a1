import Foundation

/// How finely a number is printed.
enum Precision {
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

    /// Stores a number: shortest form, no exponent, no `-0`.
    @inline(__always)
    mutating func store(_ value: Double, _ precision: Precision = .thousandths) {
        switch precision {
        case .thousandths: store(count: value.thousandths, of: 1000, decimals: 3)
        case .millionths: store(count: value.counted(in: 1e6), of: 1_000_000, decimals: 6)
        }
    }

    /// Stores a whole number.
    mutating func store(_ value: Int) {
        if value < 0 { store(UInt8(ascii: "-")) }
        store(digits: UInt64(value.magnitude))
    }

    /// Stores `count / parts`, where parts are thousandths or thousandths of thousandths.
    @inline(__always)
    private mutating func store(count: Int64, of parts: UInt64, decimals: Int) {
        if count < 0 { store(UInt8(ascii: "-")) }
        let (whole, fraction) = count.magnitude.quotientAndRemainder(dividingBy: parts)
        store(digits: whole)
        store(fraction: decimals == 3 ? DigitWord(threeDigits: fraction) : DigitWord(sixDigits: fraction))
    }

    @inline(__always)
    private mutating func store(digits value: UInt64) {
        guard value >= 1000 else { return store(fewDigits: value) }
        let (thousands, rest) = value.quotientAndRemainder(dividingBy: 1000)
        if thousands < 1000 { store(fewDigits: thousands) } else { store(manyDigits: thousands) }
        store(DigitWord(threeDigits: rest).letters, count: 3)
    }

    /// Stores a whole number below 1000, as most coordinates are.
    @inline(__always)
    private mutating func store(fewDigits value: UInt64) {
        let zeros = (value < 10 ? 1 : 0) + (value < 100 ? 1 : 0)
        store(DigitWord(threeDigits: value).letters >> UInt64(8 * zeros), count: 3 - zeros)
    }

    @inline(never)
    private mutating func store(manyDigits value: UInt64) { store(digits: value) }

    /// Stores a point and decimals without the zeros at their end, or nothing at all.
    @inline(__always)
    private mutating func store(fraction: DigitWord) {
        store(fraction.letters << 8 | UInt64(UInt8(ascii: ".")), count: fraction.countBehindPoint)
    }
}

extension Double {
    /// The number in thousandths, halves rounded away from zero.
    ///
    /// This is the one place that decides how a number is rounded: two numbers are printed alike exactly if these
    /// counts are the same.
    @inline(__always)
    var thousandths: Int64 { counted(in: 1000) }

    /// Whether the number is printed as zero.
    @inline(__always)
    var isPrintedAsZero: Bool { !(abs(self) * 1000 >= 0.5) }

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
