/// A name for elements and attributes that isn't text of the source code: letters and digits of ASCII.
struct MarkupName: Hashable {
    fileprivate let text: String

    /// Creates a name; `nil` for text that markup could be made of.
    init?(_ text: String) {
        guard let first = text.utf8.first, Self.isLetter(first),
            text.utf8.allSatisfy({ Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        self.text = text
    }

    /// A name of parts that are joined by a point.
    init?(_ first: StaticString, _ second: String) {
        guard let second = MarkupName(second) else { return nil }
        text = "\(first).\(second.text)"
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}

extension MarkupWriter {
    /// Begins an element that is ended by hand.
    mutating func begin(_ name: MarkupName) {
        beginElement { bytes in bytes.append(name) }
    }

    /// Ends an element that was begun by hand.
    mutating func end(_ name: MarkupName) { endElement { bytes in bytes.append(name) } }

    /// Writes text that somebody typed.
    mutating func attribute(_ name: MarkupName, text: String) {
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
