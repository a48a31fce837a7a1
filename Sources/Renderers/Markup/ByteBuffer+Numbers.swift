import Foundation

/// How finely a number is printed.
enum Precision {
    /// Thousandths: all lengths, positions, angles and opacities.
    case thousandths
    /// Millionths: factors of a transform, whose errors grow with the distance.
    case millionths
}

extension ByteBuffer {
    /// No printed number is longer: a sign, thirteen digits, a point and six decimals.
    static let numberLength = 21

    /// Appends a number: shortest form, no exponent, no `-0`.
    mutating func append(_ value: Double, _ precision: Precision = .thousandths) {
        reserve(Self.numberLength)
        store(value, precision)
    }

    /// Stores a number where room was made for it.
    mutating func store(_ value: Double, _ precision: Precision = .thousandths) {
        switch precision {
        case .thousandths: store(count: value.thousandths, of: 1000, decimals: 3)
        case .millionths: store(count: value.counted(in: 1e6), of: 1_000_000, decimals: 6)
        }
    }

    /// Stores a whole number where room was made for it.
    mutating func store(_ value: Int) { store(count: Int64(value), of: 1, decimals: 0) }

    /// Stores `count / parts` in decimals.
    @inline(__always)
    private mutating func store(count: Int64, of parts: UInt64, decimals: Int) {
        if count < 0 { store(UInt8(ascii: "-")) }
        let (whole, fraction) = count.magnitude.quotientAndRemainder(dividingBy: parts)
        store(digits: whole)
        guard fraction != 0 else { return }

        // The fraction is written from its last digit on, which is the first that isn't zero.
        var rest = fraction
        var length = decimals
        while rest % 10 == 0 {
            rest /= 10
            length -= 1
        }
        let place = advance(by: length + 1)
        place[0] = UInt8(ascii: ".")
        for index in stride(from: length, to: 0, by: -1) {
            place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    @inline(__always)
    private mutating func store(digits value: UInt64) {
        if value < 10 { return store(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        var length = 1
        var limit: UInt64 = 10
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
    var thousandths: Int64 { counted(in: 1000) }

    /// The number as a count of parts.
    ///
    /// Numbers that aren't finite are findings long before a writer sees them; should one come through after all, the
    /// file stays well-formed. The limits keep the count exact.
    @inline(__always)
    func counted(in parts: Double) -> Int64 {
        guard isFinite else { return 0 }
        return Int64((Swift.min(Swift.max(self, -1e12), 1e12) * parts).rounded(.toNearestOrAwayFromZero))
    }
}

extension CGFloat {
    /// The number in thousandths, halves rounded away from zero.
    var thousandths: Int64 { Double(self).thousandths }
}
