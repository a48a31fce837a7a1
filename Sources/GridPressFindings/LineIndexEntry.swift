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
        while next < bytes.count {
            if bytes[next] < 0x80, bytes[next - 1] < 0x80, bytes[next - 1] != UInt8(ascii: "\r") {
                last = last.moved(to: next, in: bytes)
                index.append(last)
                next += distance
            } else {
                next += 1
            }
        }
        return index
    }

    /// Returns the line and column of a later offset.
    func moved(to end: Int, in bytes: [UInt8]) -> LineIndexEntry {
        var lines = 0
        var start = offset
        // Whether characters aren't bytes: beyond ASCII, and at line ends of two.
        var hasLongCharacters = false
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var place = start
            // A pointer and no iterator: this loop reads each byte of each file, also without optimization.
            while place < end {
                let byte = base.load(fromByteOffset: place, as: UInt8.self)
                place += 1
                if byte == 0x0A {
                    lines += 1
                    start = place
                    hasLongCharacters = false
                } else if byte == 0x0D || byte >= 0x80 {
                    hasLongCharacters = true
                }
            }
        }
        let count = hasLongCharacters ? String(decoding: bytes[start..<end], as: UTF8.self).count : end - start
        return LineIndexEntry(offset: end, line: line + lines, column: (lines > 0 ? 1 : column) + count)
    }
}
