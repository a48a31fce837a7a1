/// A text file as findings speak of it: bytes with lines and columns.
public struct SourceText: Sendable {
    /// The name of the file, as it was given.
    public let name: String
    /// What the file holds.
    public let bytes: [UInt8]

    /// A file with this name and these bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// The line and column of a byte, both counted from 1; a column is a character as people see it, a tab is one.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<min(max(offset, 0), bytes.count)]
        var line = 1
        for byte in before where byte == UInt8(ascii: "\n") { line += 1 }
        let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    /// The place of a byte.
    public func place(of offset: Int) -> Finding.Place {
        let position = position(of: offset)
        return .source(file: name, line: position.line, column: position.column)
    }

    /// Where a line starts; `nil` where there is no such line.
    public func start(ofLine line: Int) -> Int? {
        guard line > 0 else { return nil }
        var start = 0
        for _ in 1..<line {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start
    }

    /// What stands on a line, without its end.
    public func line(_ line: Int) -> String? {
        guard let start = start(ofLine: line) else { return nil }
        let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        let end = rest.last == UInt8(ascii: "\r") ? rest.endIndex - 1 : rest.endIndex
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
