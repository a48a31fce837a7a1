/// A text file as bytes, with lines and columns for findings.
///
/// ```swift
/// let source = SourceText(name: "week.txt", bytes: Array("Mon\nTue\nWed\n".utf8))
/// source.position(of: 5)   // (line: 2, column: 2)
/// source.location(of: 5).description   // "week.txt:2:2"
/// ```
public struct SourceText: Sendable {
    /// The name of the file, as specified.
    public let name: String
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// Offsets with known lines and columns, so that lookups in long files and lines are fast.
    private let index: [LineIndexEntry]

    /// Creates a file from a name and bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        index = LineIndexEntry.all(in: bytes)
    }

    /// Returns the line and column of a byte, both counted from 1.
    ///
    /// A column is a character as people perceive it; a tab is one. An offset outside of the file is clamped to it.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, 0), bytes.count)
        let location = indexEntry { $0.offset <= end }.moved(to: end, in: bytes)
        return (location.line, location.column)
    }

    /// Returns the location of a byte in the file.
    public func location(of offset: Int) -> Finding.Location {
        let position = position(of: offset)
        return .source(file: name, line: position.line, column: position.column)
    }

    /// Returns the offset at which a line starts; `nil` if the file has no such line.
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

    /// Returns the characters of a line in a range of columns, as far as the line goes; `nil` if the file has no such
    /// line.
    func part(ofLine line: Int, columns: Range<Int>) -> Part? {
        guard let start = start(ofLine: line) else { return nil }
        let known = indexEntry { ($0.line, $0.column) <= (line, columns.lowerBound) }
        let first = known.line == line ? known : LineIndexEntry(offset: start, line: line, column: 1)
        // The number of bytes is limited, however long the characters are.
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

    /// Returns the last entry that satisfies a condition, or the start of the file if no entry does.
    ///
    /// All entries before the result satisfy the condition too.
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
