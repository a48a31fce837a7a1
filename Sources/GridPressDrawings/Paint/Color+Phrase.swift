extension Drawing.Color {
    /// The color as text, or the light and the dark one, as in `#fff` and `#000 0.5/#fff 0.5`.
    package var phrase: String { isAdaptive ? "\(light.phrase)/\(dark.phrase)" : light.phrase }
}

extension Drawing.RGBA {
    /// The color as `#rrggbb` or, if possible, `#rgb`, followed by its alpha unless it is opaque.
    fileprivate var phrase: String {
        let parts = [red, green, blue]
        let isShort = parts.allSatisfy { $0 >> 4 == $0 & 15 }
        var color = "#"
        for part in parts {
            if !isShort { color.unicodeScalars.append((part >> 4).hexDigit) }
            color.unicodeScalars.append((part & 15).hexDigit)
        }
        return alpha == 1 ? color : "\(color) \(alpha.phrase)"
    }
}

extension UInt8 {
    /// The hexadecimal digit of a number below 16.
    fileprivate var hexDigit: Unicode.Scalar {
        Unicode.Scalar(self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10)
    }
}
