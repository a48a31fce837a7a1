/// A number of a document, with the kind of its tolerance.
struct ComparedNumber {
    /// The number.
    var value: Double
    /// The quantity that the number measures.
    var kind: Kind
    /// The number of decimals that it is written with.
    var decimals: UInt8

    /// The quantity that a number measures, which determines its tolerance.
    enum Kind: UInt8 {
        /// A length, a position, or an angle in degrees.
        ///
        /// At a distance of 57 points from the center, one degree moves a point by one point.
        case length
        /// A factor, a fraction or an opacity, compared with a tenth of the tolerance.
        ///
        /// This is more than one step of the third decimal, and moves content at a distance of ten points by the
        /// tolerance.
        case factor
        /// A count or a number of an object.
        case exact
        /// A rounded number for readers, whose last decimal can differ by one.
        ///
        /// Whole numbers are exact.
        case printed
        /// A length that depends on the width of a label, which grows with the decimals of its numbers.
        case labelWidth
    }
}

extension ComparedNumber {
    /// Creates a number of a kind as it is written.
    init(_ number: ByteScanner.Number, _ kind: Kind) {
        self.init(value: number.value, kind: kind, decimals: UInt8(clamping: number.decimals))
    }

    /// Creates a length.
    init(length: Double) { self.init(value: length, kind: .length, decimals: 0) }
}

/// The tolerance for differences between numbers.
struct Tolerance {
    /// The largest difference between lengths that count as equal.
    let length: Double

    /// The width of several digits, in points.
    private static let labelWidth = 64.0
    /// The largest difference between factors, for any tolerance.
    private static let largestFactor = 0.01
    /// The maximum error of binary arithmetic and printing.
    private static let arithmetic = 1e-9

    /// Returns whether two numbers of one kind are equal within the tolerance.
    @inline(__always)
    func areSame(_ old: ComparedNumber, _ new: ComparedNumber) -> Bool {
        if old.value == new.value { return true }
        let distance = abs(old.value - new.value)
        switch old.kind {
        case .length: return distance <= length + Self.arithmetic
        case .factor: return distance <= min(length / 10, Self.largestFactor) + Self.arithmetic
        case .exact: return false
        case .printed, .labelWidth: return areSameForReaders(old, new, distance)
        }
    }

    private func areSameForReaders(_ old: ComparedNumber, _ new: ComparedNumber, _ distance: Double) -> Bool {
        if distance <= length + Self.arithmetic { return true }
        // Without a tolerance, rounding differences aren't accepted either.
        guard length > 0 else { return false }
        if old.kind == .labelWidth { return distance <= Self.labelWidth }
        let decimals = max(old.decimals, new.decimals)
        guard decimals > 0 else { return false }
        var step = 1.0
        for _ in 0..<min(decimals, 15) { step /= 10 }
        return distance <= step + Self.arithmetic
    }
}
