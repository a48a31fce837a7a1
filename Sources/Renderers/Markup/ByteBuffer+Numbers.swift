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
        guard fraction != 0 else { return }

        // All decimals are stored, then the zeros at their end taken back.
        let place = advance(by: decimals + 1)
        place[0] = UInt8(ascii: ".")
        var rest = fraction
        for group in stride(from: decimals - 2, to: 0, by: -3) {
            let (larger, digits) = rest.quotientAndRemainder(dividingBy: 1000)
            Self.store(threeDigits: UInt32(truncatingIfNeeded: digits), at: place + group)
            rest = larger
        }
        var last = decimals
        while place[last] == UInt8(ascii: "0") { last -= 1 }
        retreat(by: decimals - last)
    }

    @inline(__always)
    private static func store(threeDigits digits: UInt32, at place: UnsafeMutablePointer<UInt8>) {
        place[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / 100)
        place[1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / 10 % 10)
        place[2] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
    }

    /// Stores a whole number below 1000, as most coordinates are, without counting its digits first.
    @inline(__always)
    private mutating func store(fewDigits value: UInt32) {
        if value >= 100 { return Self.store(threeDigits: value, at: advance(by: 3)) }
        if value >= 10 { store(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10)) }
        store(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    @inline(__always)
    private mutating func store(digits value: UInt64) {
        if value < 1000 { return store(fewDigits: UInt32(truncatingIfNeeded: value)) }
        var length = 4
        var limit: UInt64 = 10_000
        while value >= limit {
            length += 1
            limit &*= 10
        }
        let place = advance(by: length)
        var rest = value
        for index in stride(from: length - 1, through: 0, by: -1) {
            place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
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
        let scaled = self * parts
        // What is cut off is exact, so this is `rounded()` without calling a library.
        let cut = Int64(scaled)
        let rest = scaled - Double(cut)
        return rest >= 0.5 ? cut + 1 : rest <= -0.5 ? cut - 1 : cut
    }
}

extension CGFloat {
    /// The number in thousandths, halves rounded away from zero.
    var thousandths: Int64 { Double(self).thousandths }
}
