import Foundation

/// Returns the contrast ratio of two colors as WCAG defines it: from 1 for equal colors to 21 for black on white.
///
/// Colors are packed as 0xRRGGBB.
package func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func linear(_ part: UInt32) -> Double {
        let value = Double(part & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: UInt32) -> Double {
        0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color)
    }
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
}

/// Returns the color for `#rgb` or `#rrggbb`, packed as 0xRRGGBB, or `nil` for any other text.
package func packed(hexColor text: String) -> UInt32? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    return UInt32(digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits), radix: 16)
}
