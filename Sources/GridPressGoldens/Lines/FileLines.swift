/// The lines of a file, without line endings and without empty lines at the end.
package struct FileLines {
    /// The file.
    let source: SourceText
    /// The range of each line in the file.
    package private(set) var ranges: [Range<Int>] = []

    /// Creates the lines of a file.
    ///
    /// - Parameter hidden: A range of the file whose lines don't count, such as a layout record; `nil` for none.
    package init(_ source: SourceText, without hidden: Range<Int>? = nil) {
        self.source = source
        add(0..<(hidden?.lowerBound ?? source.bytes.count))
        if let hidden { add(hidden.upperBound..<source.bytes.count) }
        while ranges.last?.isEmpty == true { ranges.removeLast() }
    }

    private mutating func add(_ part: Range<Int>) {
        source.bytes.withUnsafeBufferPointer { bytes in
            var start = part.lowerBound
            while start < part.upperBound {
                let stop = bytes[start..<part.upperBound].firstIndex(of: 0x0A) ?? part.upperBound
                ranges.append(start..<(stop > start && bytes[stop - 1] == 0x0D ? stop - 1 : stop))
                start = stop + 1
            }
        }
    }

    /// The bytes of a line.
    package subscript(line: Int) -> ArraySlice<UInt8> { source.bytes[ranges[line]] }

    /// Returns the start of adjacent lines as text, without a number of bytes of the first line.
    func text(of lines: Range<Int>, from start: Int) -> String {
        let longest = 1024
        var bytes: [UInt8] = []
        for line in lines where bytes.count < longest {
            if line > lines.lowerBound { bytes.append(0x0A) }
            bytes += self[line].dropFirst(line == lines.lowerBound ? start : 0).prefix(longest)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the offset of a line, or of the end of the file.
    func offset(of line: Int) -> Int { line < ranges.count ? ranges[line].lowerBound : source.bytes.count }

    /// Returns the words for adjacent lines, such as `lines 2–3`.
    func words(for lines: Range<Int>) -> String {
        let first = source.position(of: offset(of: lines.lowerBound)).line
        return lines.count == 1
            ? "line \(first)" : "lines \(first)–\(source.position(of: offset(of: lines.upperBound - 1)).line)"
    }
}
