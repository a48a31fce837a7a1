/// A code of bits for symbols, shorter for those that are used often, and no longer than a limit.
struct PrefixCode {
    /// The number of bits of each symbol; 0 for one that isn't used.
    let lengths: [Int]
    /// The bits of each symbol, the first one last, as they are written.
    let codes: [Int]

    init(counts: [Int], longest: Int) {
        lengths = Self.lengths(counts, longest: longest)
        codes = Self.codes(lengths)
    }

    /// Returns the best lengths up to a limit, by packages of the two rarest again and again.
    private static func lengths(_ counts: [Int], longest: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
            counts[$0] == counts[$1] ? $0 < $1 : counts[$0] < counts[$1]
        }
        guard symbols.count > 1 else {
            if let only = symbols.first { lengths[only] = 1 }
            return lengths
        }
        // A package has a weight, and the symbols in it; each time that a symbol is in one that is chosen is a bit.
        typealias Package = (weight: Int, symbols: [Int])
        let single: [Package] = symbols.map { (counts[$0], [$0]) }
        var packages = single
        for _ in 1..<longest {
            var paired: [Package] = []
            for index in stride(from: 0, to: packages.count - 1, by: 2) {
                let (first, second) = (packages[index], packages[index + 1])
                paired.append((first.weight + second.weight, first.symbols + second.symbols))
            }
            packages = merged(single, paired)
        }
        for package in packages.prefix(2 * symbols.count - 2) {
            for symbol in package.symbols { lengths[symbol] += 1 }
        }
        return lengths
    }

    private static func merged(
        _ first: [(weight: Int, symbols: [Int])],
        _ second: [(weight: Int, symbols: [Int])]
    ) -> [(weight: Int, symbols: [Int])] {
        var result: [(weight: Int, symbols: [Int])] = []
        result.reserveCapacity(first.count + second.count)
        var (one, other) = (0, 0)
        while one < first.count || other < second.count {
            if other == second.count || (one < first.count && first[one].weight <= second[other].weight) {
                result.append(first[one])
                one += 1
            } else {
                result.append(second[other])
                other += 1
            }
        }
        return result
    }

    /// Returns the codes that follow from the lengths: in the order of lengths, then of symbols.
    private static func codes(_ lengths: [Int]) -> [Int] {
        var starts = [Int](repeating: 0, count: 17)
        var code = 0
        for length in 1...15 {
            code = (code + lengths.lazy.filter { $0 == length - 1 && $0 > 0 }.count) << 1
            starts[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { starts[length] += 1 }
            return reversed(starts[length], bits: length)
        }
    }

    private static func reversed(_ code: Int, bits: Int) -> Int {
        var (code, result) = (code, 0)
        for _ in 0..<bits {
            result = result << 1 | code & 1
            code >>= 1
        }
        return result
    }
}

/// Writes numbers of some bits, the least significant first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func write(_ value: Int, bits: Int) {
        pending |= value << count
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    mutating func write(_ code: PrefixCode, _ symbol: Int) { write(code.codes[symbol], bits: code.lengths[symbol]) }

    /// Returns the bytes, the last one filled up.
    consuming func finish() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
