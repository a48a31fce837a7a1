/// A compressor for streams of RFC 1951, with the same output on every machine.
package enum Deflate {
    /// Returns the compressed bytes, as a stream of blocks with dynamic codes.
    package static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var writer = BitWriter()
        let symbols = DeflateMatcher.symbols(of: bytes)
        var start = 0
        // Blocks of this many symbols get codes that fit their content, at a small cost for the headers.
        repeat {
            let end = min(start + 40_000, symbols.count)
            write(symbols[start..<end], isLast: end == symbols.count, to: &writer)
            start = end
        } while start < symbols.count
        return writer.finish()
    }

    // MARK: Blocks

    private static func write(_ symbols: ArraySlice<DeflateSymbol>, isLast: Bool, to writer: inout BitWriter) {
        // 1. Codes by how often symbols are used; 256 ends the block.
        var literalCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        literalCounts[256] = 1
        for symbol in symbols {
            literalCounts[symbol.code] += 1
            if let distance = symbol.distance { distanceCounts[distance.code] += 1 }
        }
        // RFC 1951 requires at least one distance code, even without repetitions.
        if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
        let literals = PrefixCode(counts: literalCounts, longest: 15)
        let distances = PrefixCode(counts: distanceCounts, longest: 15)
        // 2. The header, with the lengths of both codes.
        writer.write(isLast ? 1 : 0, bits: 1)
        writer.write(2, bits: 2)
        writeLengths(literals, distances, to: &writer)
        // 3. The symbols.
        for symbol in symbols {
            writer.write(literals, symbol.code)
            writer.write(symbol.extra.value, bits: symbol.extra.bits)
            guard let distance = symbol.distance else { continue }
            writer.write(distances, distance.code)
            writer.write(distance.extra.value, bits: distance.extra.bits)
        }
        writer.write(literals, 256)
    }

    /// The order in which the lengths of the code of lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func writeLengths(_ literals: PrefixCode, _ distances: PrefixCode, to writer: inout BitWriter) {
        let literalLengths = literals.lengths.trimmed(toAtLeast: 257)
        let distanceLengths = distances.lengths.trimmed(toAtLeast: 1)
        let runs = LengthRun.runs(of: literalLengths + distanceLengths)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.code] += 1 }
        let code = PrefixCode(counts: counts, longest: 7)
        let written = order.lastIndex { code.lengths[$0] > 0 }.map { max($0 + 1, 4) } ?? 4
        writer.write(literalLengths.count - 257, bits: 5)
        writer.write(distanceLengths.count - 1, bits: 5)
        writer.write(written - 4, bits: 4)
        for index in order.prefix(written) { writer.write(code.lengths[index], bits: 3) }
        for run in runs {
            writer.write(code, run.code)
            writer.write(run.extra.value, bits: run.extra.bits)
        }
    }
}

/// A run in the list of code lengths: one length, a repetition of the previous length, or zeros.
private struct LengthRun {
    var code: Int
    var extra = (value: 0, bits: 0)

    static func runs(of lengths: [Int]) -> [LengthRun] {
        var runs: [LengthRun] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var count = 1
            while index + count < lengths.count, lengths[index + count] == length, count < 138 { count += 1 }
            if length == 0, count >= 11 {
                runs.append(LengthRun(code: 18, extra: (count - 11, 7)))
            } else if length == 0, count >= 3 {
                runs.append(LengthRun(code: 17, extra: (count - 3, 3)))
            } else if count >= 4 {
                count = min(count, 7)
                runs.append(LengthRun(code: length))
                runs.append(LengthRun(code: 16, extra: (count - 4, 2)))
            } else {
                count = 1
                runs.append(LengthRun(code: length))
            }
            index += count
        }
        return runs
    }
}

extension [Int] {
    /// Returns the numbers without trailing zeros, but at least a given count of them.
    fileprivate func trimmed(toAtLeast least: Int) -> [Int] {
        Array(prefix(Swift.max(least, (lastIndex { $0 > 0 } ?? -1) + 1)))
    }
}
