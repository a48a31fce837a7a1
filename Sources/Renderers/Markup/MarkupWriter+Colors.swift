import Drawings

extension MarkupWriter {
    /// Writes a colour in its shortest form, `#rgb` or `#rrggbb`; how opaque it is stands in an attribute of its own.
    public mutating func attribute(_ name: StaticString, color: Drawing.RGBA) {
        attribute(name) { $0.append(hexColor: color.packed) }
    }
}

extension ByteBuffer {
    /// Appends a colour, packed as 0xRRGGBB, in its shortest form.
    mutating func append(hexColor color: UInt32) {
        reserve(7)
        store(UInt8(ascii: "#"))
        // A colour is short if each of its parts repeats one digit.
        let isShort = (color >> 4) & 0x0F0F0F == color & 0x0F0F0F
        for shift in stride(from: 20, through: 0, by: -4) where !isShort || shift % 8 == 0 {
            append(hex: UInt8(truncatingIfNeeded: color >> UInt32(shift)) & 15)
        }
    }
}

extension Drawing.RGBA {
    /// The colour without its alpha, as 0xRRGGBB.
    var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
