import Drawings

/// The colours of pages: one meaning, one colour, in both schemes.
enum PageColor: String, CaseIterable {
    /// What everything lies on.
    case page
    /// What pictures and tables lie on.
    case panel
    /// What sources lie on.
    case code
    /// Letters.
    case ink
    /// Letters that matter less.
    case muted
    /// Thin lines between things.
    case line
    /// The edges of what can be switched.
    case edge
    /// What can be followed or switched, and what is chosen.
    case accent
    /// What lies behind what is chosen.
    case tint
    /// What explains grids.
    case guide
    /// What is wrong.
    case alarm
    /// What lies behind what is wrong.
    case heat

    /// The colour in each scheme.
    var color: Drawing.Color {
        switch self {
        case .page: Self.color(0xFBFBFA, 0x0F1216)
        case .panel: Self.color(0xFFFFFF, 0x15181D)
        case .code: Self.color(0xF5F6F8, 0x1A1E24)
        case .ink: Self.color(0x1B1F24, 0xE7EAEE)
        case .muted: Self.color(0x5B6470, 0x98A2B0)
        case .line: Self.color(0xE4E7EB, 0x272C34)
        case .edge: Self.color(0xCBD2DA, 0x3A424D)
        case .accent: Self.color(0x1457B8, 0x82B4FF)
        case .tint: Self.color(0xEDF3FC, 0x1A2536)
        case .guide: Self.color(0x7C3AED, 0xB69CFF)
        case .alarm: Self.color(0xB93815, 0xFF9166)
        case .heat: Self.color(0xFDF1ED, 0x2B1C17)
        }
    }

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
