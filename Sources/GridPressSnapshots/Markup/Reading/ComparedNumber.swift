/// A number of a document, and how far another may be from it and still be the same.
struct ComparedNumber {
    /// The number.
    var value: Double
    /// What it measures.
    var kind: Kind
    /// How many decimals it is written with.
    var decimals: UInt8

    /// The quantity that a number measures, which determines its tolerance.
    enum Kind: UInt8 {
        /// A length, a place, or an angle in degrees: 57 points from its centre, a degree is a point.
        case length
        /// A factor, a share or an opacity. A tenth of the tolerance is more than one step of the last of three decimals,
        /// and moves what lies ten points away by the tolerance.
        case factor
        /// Something that is counted or named by its number.
        case exact
        /// A rounded number that people read: its last decimal may be one more or less. Whole numbers are exact.
        case printed
        /// What follows from the width of a label, which is wider where its numbers have more decimals.
        case labelWidth
    }
}

extension ComparedNumber {
    /// A length, wherever it comes from.
    init(length: Double) { self.init(value: length, kind: .length, decimals: 0) }
}

/// The tolerance for differences between numbers.
struct Tolerance {
    /// How far lengths may lie apart.
    let length: Double

    /// The width of some digits and points more.
    private static let labelWidth = 64.0
    /// The most that factors may differ, whatever the tolerance.
    private static let largestFactor = 0.01
    /// What adding and printing binary fractions may cost.
    private static let arithmetic = 1e-9

    /// Whether two numbers of one kind are the same.
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
        // Where nothing may differ, nothing is rounded to another side.
        guard length > 0 else { return false }
        if old.kind == .labelWidth { return distance <= Self.labelWidth }
        let decimals = max(old.decimals, new.decimals)
        guard decimals > 0 else { return false }
        var step = 1.0
        for _ in 0..<min(decimals, 15) { step /= 10 }
        return distance <= step + Self.arithmetic
    }

    /// A number that is mostly the same for numbers that are; at the edges of its steps it isn't.
    @inline(__always)
    func step(of number: Double) -> UInt64 {
        let steps = number / max(length, 1.0 / 1024)
        return abs(steps) < 9e15 ? UInt64(bitPattern: Int64(steps.rounded())) : number.bitPattern
    }
}
