extension MarkupWriter {
    /// Writes the value of a CSS rule that shows a picture, with its markup as a data URL.
    ///
    /// Browsers draw it as an image, which runs no scripts and loads no files. The markup is encoded, so it can't end
    /// the URL, the rule or the style sheet.
    package mutating func address(ofPicture markup: some Sequence<UInt8>) {
        literal("url(\"data:image/svg+xml,")
        for byte in markup {
            switch byte {
            case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""),
                UInt8(ascii: "\\"), UInt8(ascii: "]"), 0..<0x20, 0x7F:
                bytes.append(percent: byte)
            default: bytes.append(byte)
            }
        }
        literal("\")")
    }

    /// Returns the length of a picture's address in bytes.
    package static func length(ofAddressOf markup: some Sequence<UInt8>) -> Int {
        var writer = MarkupWriter()
        writer.address(ofPicture: markup)
        return writer.count
    }
}

extension ByteBuffer {
    /// Appends a byte in percent encoding.
    package mutating func append(percent byte: UInt8) {
        append(atMost: 3) { cursor in
            cursor.store(UInt8(ascii: "%"))
            cursor.store(hex: byte >> 4)
            cursor.store(hex: byte & 15)
        }
    }
}
