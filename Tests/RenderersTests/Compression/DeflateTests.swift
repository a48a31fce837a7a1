import Foundation
import GridPressProperties
import Testing

@testable import GridPressSVG

/// A simple reader of DEFLATE streams (RFC 1951).
private struct Inflater {
    let bytes: [UInt8]
    var bit = 0
    var result: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read(_ bits: Int) throws -> Int {
        var value = 0
        for index in 0..<bits {
            try #require(bit / 8 < bytes.count)
            value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << index
            bit += 1
        }
        return value
    }

    /// Reads a symbol of the code with the given lengths.
    mutating func symbol(_ lengths: [Int]) throws -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= try read(1)
            let symbols = lengths.indices.filter { lengths[$0] == length }
            if code - first < symbols.count { return symbols[code - first] }
            index += symbols.count
            first = (first + symbols.count) << 1
            code <<= 1
        }
        throw CocoaError(.coderReadCorrupt)
    }

    mutating func all() throws -> [UInt8] {
        var isLast = false
        while !isLast {
            isLast = try read(1) == 1
            #expect(try read(2) == 2)
            let (literalCount, distanceCount, count) = (try read(5) + 257, try read(5) + 1, try read(4) + 4)
            var lengths = [Int](repeating: 0, count: 19)
            for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
                lengths[index] = try read(3)
            }
            var all: [Int] = []
            while all.count < literalCount + distanceCount {
                switch try symbol(lengths) {
                case 16: all += Array(repeating: all.last ?? 0, count: try read(2) + 3)
                case 17: all += Array(repeating: 0, count: try read(3) + 3)
                case 18: all += Array(repeating: 0, count: try read(7) + 11)
                case let length: all.append(length)
                }
            }
            try block(Array(all.prefix(literalCount)), Array(all.dropFirst(literalCount)))
        }
        return result
    }

    mutating func block(_ literals: [Int], _ distances: [Int]) throws {
        while true {
            let code = try symbol(literals)
            if code == 256 { return }
            guard code > 256 else {
                result.append(UInt8(code))
                continue
            }
            let row = code - 257
            let bits = row < 8 || row == 28 ? 0 : (row - 4) / 4
            let start = row == 28 ? 258 : row < 8 ? row + 3 : (4 + row % 4) << bits + 3
            let length = start + (try read(bits))
            let distanceCode = try symbol(distances)
            let distanceBits = distanceCode < 4 ? 0 : (distanceCode - 2) / 2
            let distanceStart = distanceCode < 4 ? distanceCode + 1 : (2 + distanceCode % 2) << distanceBits + 1
            let distance = distanceStart + (try read(distanceBits))
            for _ in 0..<length { result.append(result[result.count - distance]) }
        }
    }
}

@Suite("Compressed bytes")
struct DeflateTests {
    @Test("are the bytes that went in")
    func roundTrip() {
        forEach(Rounds.seeds(cost: 200)) { seed, check in
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes: [UInt8] = []
            let count = Int.random(in: 0...3_000, using: &random)
            let letters = Int.random(in: 1...256, using: &random)
            while bytes.count < count {
                if bytes.count > 4, Bool.random(using: &random) {
                    let start = Int.random(in: 0..<bytes.count, using: &random)
                    bytes += bytes[start..<min(bytes.count, start + Int.random(in: 1...400, using: &random))]
                } else {
                    bytes.append(UInt8(Int.random(in: 0..<letters, using: &random)))
                }
            }
            var inflater = Inflater(Deflate.compress(bytes))
            check.equal(try inflater.all(), bytes, "seed \(seed)")
        }
    }

    @Test("are few where much is repeated, and few more where nothing is")
    func size() {
        #expect(Deflate.compress([UInt8](repeating: 7, count: 100_000)).count < 200)
        var random = SeededGenerator(seed: 1)
        let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(Deflate.compress(noise).count < 101_000)
    }
}
