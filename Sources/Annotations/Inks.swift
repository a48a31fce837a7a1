@_exported import Drawings

/// The colours of annotations: one meaning, one colour.
enum Ink {
    /// What measures.
    static let dimension = color(0x1457B8, 0x82B4FF)
    /// What explains grids and text.
    static let guide = color(0x7C3AED, 0xB69CFF)
    /// What went over its edges.
    static let overflow = color(0xB93815, 0xFF9166)
    /// What was proposed.
    static let proposal = color(0xA87D00, 0xFFD24D)
    /// What tells of proposals in small letters.
    static let proposalText = color(0x7A5B00, 0xFFD24D)
    /// What lies behind everything, as a halo around letters.
    static let paper = color(0xFFFFFF, 0x15181D)

    private static func color(_ light: UInt32, _ dark: UInt32) -> Drawing.Color {
        func part(_ color: UInt32) -> Drawing.RGBA {
            Drawing.RGBA(
                red: UInt8(color >> 16 & 0xFF),
                green: UInt8(color >> 8 & 0xFF),
                blue: UInt8(color & 0xFF)
            )
        }
        return Drawing.Color(light: part(light), dark: part(dark))
    }
}
