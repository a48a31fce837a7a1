/// A dynamic name for elements and attributes, limited to ASCII letters and digits.
package struct MarkupName: Hashable {
    fileprivate let text: String

    /// Creates a name; `nil` for empty text, a digit at the start, or other characters.
    package init?(_ text: String) {
        guard let first = text.utf8.first, Self.isLetter(first),
            text.utf8.allSatisfy({ Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        self.text = text
    }

    /// Creates a name of two parts, joined by a period; `nil` if the second part isn't a name.
    package init?(_ first: StaticString, _ second: String) {
        guard let second = MarkupName(second) else { return nil }
        text = "\(first).\(second.text)"
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}

extension MarkupWriter {
    /// Begins an element that ``end(_:)`` ends.
    package mutating func begin(_ name: MarkupName) {
        beginElement { bytes in bytes.append(name) }
    }

    /// Ends an element that ``begin(_:)`` began.
    package mutating func end(_ name: MarkupName) { endElement { bytes in bytes.append(name) } }

    /// Writes an attribute with text from outside, which is escaped.
    package mutating func attribute(_ name: MarkupName, text: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
        bytes.append("=\"")
        bytes.append(text, in: .attribute)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension ByteBuffer {
    fileprivate mutating func append(_ name: MarkupName) {
        var text = name.text
        text.withUTF8 { append($0) }
    }
}
