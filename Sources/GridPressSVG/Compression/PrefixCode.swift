/// A prefix code: frequent symbols get fewer bits, and no code is longer than a limit.
struct PrefixCode {
    /// The number of bits of each symbol; 0 for one that isn't used.
    let lengths: [Int]
    /// The bits of each symbol in reversed order, as the stream stores them.
    let codes: [Int]

    init(counts: [Int], longest: Int) {
        lengths = Self.lengths(counts, longest: longest)
        codes = Self.codes(lengths)
    }

    /// Returns the optimal code lengths up to a limit, computed with the package-merge algorithm.
    private static func lengths(_ counts: [Int], longest: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
            counts[$0] == counts[$1] ? $0 < $1 : counts[$0] < counts[$1]
        }
        guard symbols.count > 1 else {
            if let only = symbols.first { lengths[only] = 1 }
            return lengths
        }
        // A package has a weight and a list of symbols. Each chosen package adds one bit to each of its symbols.
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

    /// Returns the canonical codes of some lengths: ordered by length, then by symbol.
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

/// A writer of bit fields, least significant bit first.
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

    /// Returns the bytes; zero bits fill the last byte.
    consuming func finish() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
