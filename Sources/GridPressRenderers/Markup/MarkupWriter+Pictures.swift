extension MarkupWriter {
    /// Writes the value of a rule that shows a picture: its markup as the data of an address.
    ///
    /// Browsers draw it as an image, in which nothing runs and nothing is loaded. Whatever it holds, it doesn't end the
    /// address, the rule or the style, and means nothing to a reader of the page's own markup.
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

    /// How many bytes the address of a picture takes.
    package static func length(ofAddressOf markup: some Sequence<UInt8>) -> Int {
        var writer = MarkupWriter()
        writer.address(ofPicture: markup)
        return writer.count
    }
}

extension ByteBuffer {
    /// Appends a byte as `%` and two digits.
    mutating func append(percent byte: UInt8) {
        append(atMost: 3) { cursor in
            cursor.store(UInt8(ascii: "%"))
            cursor.store(hex: byte >> 4)
            cursor.store(hex: byte & 15)
        }
    }
}
