/// A literal byte, or a reference to earlier bytes that repeat.
struct DeflateSymbol {
    /// The code of the byte or of the number of bytes.
    var code: Int
    var extra = (value: 0, bits: 0)
    /// The code of the distance to the earlier bytes; `nil` for a literal byte.
    var distance: (code: Int, extra: (value: Int, bits: Int))?

    init(_ byte: UInt8) { code = Int(byte) }

    init(length: Int, distance: Int) {
        let lengthRow = Self.row(of: length, in: Self.lengths)
        // The maximum length has a separate code.
        code = length == 258 ? 285 : 257 + lengthRow
        extra = length == 258 ? (0, 0) : (length - Self.lengths[lengthRow].start, Self.lengths[lengthRow].bits)
        let row = Self.row(of: distance, in: Self.distances)
        self.distance = (row, (distance - Self.distances[row].start, Self.distances[row].bits))
    }

    private typealias Row = (start: Int, bits: Int)

    private static let lengths = rows(from: 3, bits: [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] })
    private static let distances = rows(from: 1, bits: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

    private static func rows(from first: Int, bits: [Int]) -> [Row] {
        var start = first
        return bits.map { bits in
            defer { start += 1 << bits }
            return (start, bits)
        }
    }

    private static func row(of number: Int, in rows: [Row]) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if rows[middle].start <= number { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// A search for byte sequences that occurred earlier.
struct DeflateMatcher {
    private static let window = 32_768
    private static let longest = 258
    /// The maximum number of candidates that are compared for each byte.
    private static let tries = 256

    private let bytes: [UInt8]
    /// The last position of each hash of three bytes.
    ///
    /// `previous` links each position to the previous position with the same hash.
    private var heads = [Int32](repeating: -1, count: 1 << 15)
    private var previous: [Int32]

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        previous = [Int32](repeating: -1, count: bytes.count)
    }

    static func symbols(of bytes: [UInt8]) -> [DeflateSymbol] {
        var matcher = DeflateMatcher(bytes)
        var symbols: [DeflateSymbol] = []
        var place = 0
        while place < bytes.count {
            let match = matcher.match(at: place)
            matcher.add(place)
            // If a longer match starts at the next byte, writing this byte as a literal is shorter.
            let isBetterNext =
                match.length >= 3 && match.length < 64 && place + 1 < bytes.count
                && matcher.match(at: place + 1).length > match.length
            guard match.length >= 3, !isBetterNext else {
                symbols.append(DeflateSymbol(bytes[place]))
                place += 1
                continue
            }
            symbols.append(DeflateSymbol(length: match.length, distance: match.distance))
            for skipped in place + 1..<place + match.length { matcher.add(skipped) }
            place += match.length
        }
        return symbols
    }

    private func key(_ place: Int) -> Int? {
        guard place + 2 < bytes.count else { return nil }
        let three = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        return Int((three &* 0x9E37_79B1) >> 17)
    }

    private mutating func add(_ place: Int) {
        guard let key = key(place) else { return }
        previous[place] = heads[key]
        heads[key] = Int32(place)
    }

    private func match(at place: Int) -> (length: Int, distance: Int) {
        guard let key = key(place) else { return (0, 0) }
        let most = min(Self.longest, bytes.count - place)
        var best = (length: 0, distance: 0)
        var candidate = Int(heads[key])
        var tries = Self.tries
        while candidate >= 0, place - candidate <= Self.window, tries > 0 {
            tries -= 1
            var length = 0
            while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best.length { best = (length, place - candidate) }
            if length == most { break }
            candidate = Int(previous[candidate])
        }
        return best
    }
}
