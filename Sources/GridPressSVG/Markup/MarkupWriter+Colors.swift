extension MarkupWriter {
    /// Writes a color in its shortest form, `#rgb` or `#rrggbb`.
    ///
    /// Its opacity is a separate attribute.
    package mutating func attribute(_ name: StaticString, color: Drawing.RGBA) {
        attribute(name, atMost: ByteCursor.hexColorLength) { $0.store(hexColor: color.packed) }
    }
}

extension ByteBuffer {
    /// Appends a color, packed as 0xRRGGBB, in its shortest form.
    package mutating func append(hexColor color: UInt32) {
        append(atMost: ByteCursor.hexColorLength) { $0.store(hexColor: color) }
    }
}

extension ByteCursor {
    /// The length of the longest form, `#rrggbb`.
    static let hexColorLength = 7

    /// Stores a color, packed as 0xRRGGBB, in its shortest form.
    @inline(__always)
    mutating func store(hexColor color: UInt32) {
        // Red, green and blue, each followed by a free byte for its second digit.
        let color = UInt64(color)
        let parts = color >> 16 & 0xFF | (color & 0xFF00) << 8 | (color & 0xFF) << 32
        let first = parts >> 4 & 0x000F_000F_000F
        let second = parts & 0x000F_000F_000F
        let isShort = first == second
        let digits = isShort ? first & 15 | first >> 8 & 0x0F00 | first >> 16 & 0x0F_0000 : first | second << 8
        // Adding 6 to a digit reaches 16 exactly for the digits that are letters.
        let isLetter = (digits + 0x0606_0606_0606) >> 4 & 0x0101_0101_0101
        let distance = UInt64(UInt8(ascii: "a") - 10 - UInt8(ascii: "0"))
        let letters = (digits | 0x3030_3030_3030) + isLetter * distance
        store(letters << 8 | UInt64(UInt8(ascii: "#")), count: isShort ? 4 : 7)
    }

    /// Stores a hexadecimal digit.
    @inline(__always)
    mutating func store(hex digit: UInt8) {
        store(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}

extension Drawing.RGBA {
    /// The color without its alpha, as 0xRRGGBB.
    package var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
