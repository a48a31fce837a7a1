/// A scanner that reads tags of markup byte by byte, without checking what they hold.
struct MarkupScanner {
    private let bytes: ImageBytes
    private var position: Int

    init(_ bytes: ImageBytes) {
        self.bytes = bytes
        position = bytes.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
    }

    /// Returns whether a text stands here.
    func isAt(_ text: String) -> Bool { bytes.has(text.utf8, at: position) }

    /// Goes past a text, if it stands here.
    mutating func skip(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        position += text.utf8.count
        return true
    }

    /// Goes past spaces and ends of lines.
    mutating func skipSpace() {
        while let byte = try? bytes.byte(position), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    /// Goes past declarations and comments.
    mutating func skipProlog() throws(ImageError) {
        while true {
            skipSpace()
            if skip("<?") {
                try skip(past: "?>")
            } else if skip("<!--") {
                try skip(past: "-->")
            } else if skip("<!DOCTYPE") {
                let start = position
                try skip(past: ">")
                for place in start..<position where try bytes.byte(place) == UInt8(ascii: "[") {
                    throw .hasDeclarations
                }
            } else {
                return
            }
        }
    }

    /// Goes past the next place where a text stands.
    mutating func skip(past text: String) throws(ImageError) {
        while !skip(text) {
            position += 1
            guard position < bytes.count else { throw .truncated }
        }
    }

    /// Reads the name that stands here; empty where none does.
    mutating func name() -> String {
        var name: [UInt8] = []
        while let byte = try? bytes.byte(position), byte > 0x20, !"=/>\"'<".utf8.contains(UInt8(byte)) {
            name.append(UInt8(byte))
            position += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Reads the next attribute of a tag, or `nil` at its end.
    mutating func attribute() throws(ImageError) -> (name: String, value: String)? {
        skipSpace()
        if isAt(">") || isAt("/>") { return nil }
        let name = name()
        skipSpace()
        guard position < bytes.count else { throw .truncated }
        guard !name.isEmpty, skip("=") else { throw .malformed("an attribute of its root element has no value") }
        skipSpace()
        let quote = try bytes.byte(position)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw .malformed("an attribute value of its root element isn't quoted")
        }
        position += 1
        var value: [UInt8] = []
        while case let byte = try bytes.byte(position), byte != quote {
            value.append(UInt8(byte))
            position += 1
        }
        position += 1
        return (name, String(decoding: value, as: UTF8.self))
    }
}
