import Drawings

extension MarkupWriter {
    /// Writes a colour in its shortest form, `#rgb` or `#rrggbb`; how opaque it is stands in an attribute of its own.
    public mutating func attribute(_ name: StaticString, color: Drawing.RGBA) {
        attribute(name, atMost: ByteCursor.hexColorLength) { $0.store(hexColor: color.packed) }
    }
}

extension ByteBuffer {
    /// Appends a colour, packed as 0xRRGGBB, in its shortest form.
    mutating func append(hexColor color: UInt32) {
        append(atMost: ByteCursor.hexColorLength) { $0.store(hexColor: color) }
    }
}

extension ByteCursor {
    /// The longest form of a colour is `#rrggbb`.
    static let hexColorLength = 7

    /// Stores a colour, packed as 0xRRGGBB, in its shortest form.
    @inline(__always)
    mutating func store(hexColor color: UInt32) {
        store(UInt8(ascii: "#"))
        // A colour is short if each of its parts repeats one digit.
        let isShort = (color >> 4) & 0x0F0F0F == color & 0x0F0F0F
        var shift: UInt32 = 24
        while shift > 0 {
            shift -= 4
            store(hex: UInt8(truncatingIfNeeded: color >> shift) & 15)
            if isShort { shift -= 4 }
        }
    }

    /// Stores a hexadecimal digit.
    @inline(__always)
    mutating func store(hex digit: UInt8) {
        store(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}

extension Drawing.RGBA {
    /// The colour without its alpha, as 0xRRGGBB.
    var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
