/// A text file as findings speak of it: bytes with lines and columns.
public struct SourceText: Sendable {
    /// The name of the file, as it was given.
    public let name: String
    /// What the file holds.
    public let bytes: [UInt8]
    /// Places whose line and column are known, so that asking about a long line costs little.
    private let index: [LineIndexEntry]

    /// A file with this name and these bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        index = LineIndexEntry.all(in: bytes)
    }

    /// The line and column of a byte, both counted from 1; a column is a character as people see it, a tab is one.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, 0), bytes.count)
        let location = indexEntry { $0.offset <= end }.moved(to: end, in: bytes)
        return (location.line, location.column)
    }

    /// The place of a byte.
    public func location(of offset: Int) -> Finding.Location {
        let position = position(of: offset)
        return .source(file: name, line: position.line, column: position.column)
    }

    /// Where a line starts; `nil` where there is no such line.
    public func start(ofLine line: Int) -> Int? {
        guard line > 0 else { return nil }
        let known = indexEntry { $0.line < line }
        var start = known.offset
        for _ in known.line..<max(line, known.line) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start
    }

    /// A part of a line: its characters, and whether the line continues before and after them.
    struct Part {
        var characters: [Character]
        var firstColumn: Int
        var isCutBefore: Bool { firstColumn > 1 }
        var isCutAfter: Bool
    }

    /// The characters of a line from a column up to, and not including, another, as far as the line goes.
    func part(ofLine line: Int, columns: Range<Int>) -> Part? {
        guard let start = start(ofLine: line) else { return nil }
        let known = indexEntry { ($0.line, $0.column) <= (line, columns.lowerBound) }
        let first = known.line == line ? known : LineIndexEntry(offset: start, line: line, column: 1)
        // However long a character is, no more is looked at.
        let window = bytes[first.offset..<min(first.offset + 8 * LineIndexEntry.distance, bytes.count)]
        let lineEnd = window.firstIndex(of: UInt8(ascii: "\n"))
        var rest = window[..<(lineEnd ?? window.endIndex)]
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        let characters = String(decoding: rest, as: UTF8.self).dropFirst(max(columns.lowerBound - first.column, 0))
        let shown = characters.prefix(columns.count)
        return Part(
            characters: Array(shown),
            firstColumn: max(columns.lowerBound, first.column),
            isCutAfter: shown.endIndex < characters.endIndex || (lineEnd == nil && window.endIndex < bytes.endIndex)
        )
    }

    /// The last waypoint of which something holds; it holds for those before it too.
    private func indexEntry(where isBefore: (LineIndexEntry) -> Bool) -> LineIndexEntry {
        var low = 0
        var high = index.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(index[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? index[low - 1] : LineIndexEntry(offset: 0, line: 1, column: 1)
    }
}
