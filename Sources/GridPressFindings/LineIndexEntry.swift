/// An offset in a file with its line and column.
struct LineIndexEntry: Sendable {
    var offset: Int
    var line: Int
    var column: Int

    /// The minimum number of bytes between entries.
    static let distance = 1024

    /// Returns the entries of a file; none for files of at most ``distance`` bytes.
    ///
    /// Each entry is between two ASCII characters that never combine into one, so the columns before and after it add
    /// up.
    static func all(in bytes: [UInt8]) -> [LineIndexEntry] {
        var index: [LineIndexEntry] = []
        var last = LineIndexEntry(offset: 0, line: 1, column: 1)
        var next = distance
        bytes.withUnsafeBufferPointer { bytes in
            while next < bytes.count {
                if bytes[next] < 0x80, bytes[next - 1] < 0x80, bytes[next - 1] != UInt8(ascii: "\r") {
                    last = last.moved(to: next, in: bytes)
                    index.append(last)
                    next += distance
                } else {
                    next += 1
                }
            }
        }
        return index
    }

    /// Returns the line and column of a later offset.
    func moved(to end: Int, in bytes: some RandomAccessCollection<UInt8>) -> LineIndexEntry {
        let first = bytes.index(bytes.startIndex, offsetBy: offset)
        let between = bytes[first..<bytes.index(first, offsetBy: end - offset)]
        guard let lineEnd = between.lastIndex(of: UInt8(ascii: "\n")) else {
            return LineIndexEntry(offset: end, line: line, column: column + between.characterCount)
        }
        let lines = between.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
        let rest = between[between.index(after: lineEnd)...]
        return LineIndexEntry(offset: end, line: line + lines, column: 1 + rest.characterCount)
    }
}

extension RandomAccessCollection<UInt8> {
    /// The number of characters as people perceive them.
    fileprivate var characterCount: Int {
        // ASCII characters count as one each, except for line ends of two.
        allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } ? count : String(decoding: self, as: UTF8.self).count
    }
}
