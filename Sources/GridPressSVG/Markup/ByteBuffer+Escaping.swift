/// The context of a text in a file, which determines the characters to escape.
package enum EscapingContext {
    /// Between tags.
    case content
    /// Between the quotes of an attribute.
    case attribute
    /// Between the quotes of a JSON string.
    case json
}

extension ByteBuffer {
    /// Appends text, escaped so that it reads back as the same text.
    ///
    /// Scalars that XML 1.0 forbids become U+FFFD in markup. JSON can express all scalars.
    package mutating func append(_ text: String, in place: EscapingContext) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices {
                let byte = bytes[index]
                guard Self.needsCare[Int(byte)], let length = replaceableLength(bytes, at: index, in: place) else {
                    continue
                }
                append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                appendReplacement(of: byte, in: place)
                start = index + length
            }
            append(UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    /// Returns the number of bytes at an index that have to be replaced; `nil` if they are valid as they are.
    private func replaceableLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in place: EscapingContext)
        -> Int?
    {
        switch (bytes[index], place) {
        case (UInt8(ascii: "\t"), .content), (UInt8(ascii: "\n"), .content): return nil
        // A carriage return would be read as a line feed, so it is a reference everywhere.
        case (0..<0x20, _): return 1
        case (UInt8(ascii: "&"), .content), (UInt8(ascii: "&"), .attribute): return 1
        case (UInt8(ascii: "<"), .content), (UInt8(ascii: "<"), .attribute): return 1
        case (UInt8(ascii: ">"), .content), (UInt8(ascii: ">"), .attribute): return 1
        case (UInt8(ascii: "'"), .attribute): return 1
        case (UInt8(ascii: "\""), .attribute), (UInt8(ascii: "\""), .json): return 1
        case (UInt8(ascii: "\\"), .json): return 1
        // U+FFFE and U+FFFF, which are noncharacters.
        case (0xEF, .content), (0xEF, .attribute):
            return bytes.count >= index + 3 && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE ? 3 : nil
        // U+FEFF. Some readers drop it at the start of a text, where it is a byte order mark.
        case (0xEF, .json):
            return bytes.count >= index + 3 && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF ? 3 : nil
        default: return nil
        }
    }

    private mutating func appendReplacement(of byte: UInt8, in place: EscapingContext) {
        switch (byte, place) {
        case (UInt8(ascii: "\""), .json): append("\\\"")
        case (UInt8(ascii: "\\"), .json): append("\\\\")
        case (UInt8(ascii: "\n"), .json): append("\\n")
        case (UInt8(ascii: "\r"), .json): append("\\r")
        case (UInt8(ascii: "\t"), .json): append("\\t")
        case (0xEF, .json): append("\\ufeff")
        case (_, .json):
            append(atMost: 6) { cursor in
                cursor.store("\\u00")
                cursor.store(hex: byte >> 4)
                cursor.store(hex: byte & 15)
            }
        case (UInt8(ascii: "&"), _): append("&amp;")
        case (UInt8(ascii: "<"), _): append("&lt;")
        case (UInt8(ascii: ">"), _): append("&gt;")
        case (UInt8(ascii: "\""), _): append("&quot;")
        case (UInt8(ascii: "'"), _): append("&#39;")
        case (UInt8(ascii: "\t"), _): append("&#9;")
        case (UInt8(ascii: "\n"), _): append("&#10;")
        case (UInt8(ascii: "\r"), _): append("&#13;")
        default: append("\u{FFFD}")
        }
    }

    /// Whether a scalar that starts with a byte may need a replacement, for each byte.
    private static let needsCare: [Bool] = (UInt8.min...UInt8.max).map { (byte: UInt8) -> Bool in
        byte < 0x20 || byte == 0xEF || "&<>\"'\\".utf8.contains(byte)
    }
}
