#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

extension Drawing.RGBA {
    /// Returns the contrast ratio to another color as defined by WCAG, from 1 to 21.
    package func contrast(to other: Drawing.RGBA) -> Double {
        (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// The relative luminance, from 0 to 1.
    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the visible color if this color is painted above another color.
    package func painted(above ground: Drawing.RGBA) -> Drawing.RGBA {
        let whole = alpha + ground.alpha * (1 - alpha)
        guard whole > 0 else { return self }
        func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            let sum = Double(top) * alpha + Double(bottom) * ground.alpha * (1 - alpha)
            return UInt8(min(max(sum / whole, 0), 255).rounded())
        }
        return Drawing.RGBA(
            red: mixed(red, ground.red),
            green: mixed(green, ground.green),
            blue: mixed(blue, ground.blue),
            alpha: whole
        )
    }
}
