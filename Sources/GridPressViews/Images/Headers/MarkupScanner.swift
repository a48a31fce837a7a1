/// A scanner of markup tags, which doesn't validate the content of elements.
package struct MarkupScanner {
    private let bytes: ImageBytes
    private var position: Int

    package init(_ bytes: ImageBytes) {
        self.bytes = bytes
        position = bytes.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
    }

    /// Returns whether the text follows at the current position.
    package func isAt(_ text: String) -> Bool { bytes.has(text.utf8, at: position) }

    /// Skips a text.
    ///
    /// Returns `false` if it doesn't follow.
    package mutating func skip(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        position += text.utf8.count
        return true
    }

    /// Skips spaces, tabs and line breaks.
    mutating func skipSpace() {
        while let byte = try? bytes.byte(position), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    /// Skips declarations and comments before the root.
    ///
    /// - Throws: `ImageError.hasDeclarations` for a document type with declarations.
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

    /// Skips everything up to the end of the next occurrence of a text.
    package mutating func skip(past text: String) throws(ImageError) {
        while !skip(text) {
            position += 1
            guard position < bytes.count else { throw .truncated }
        }
    }

    /// Reads a name; empty if none follows.
    package mutating func name() -> String {
        var name: [UInt8] = []
        while let byte = try? bytes.byte(position), byte > 0x20, !"=/>\"'<".utf8.contains(UInt8(byte)) {
            name.append(UInt8(byte))
            position += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Reads the next attribute of a tag; `nil` at the end of the tag.
    package mutating func attribute() throws(ImageError) -> (name: String, value: String)? {
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
