import GridPressDrawings

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
    /// Words of the language in sources.
    case keyword
    /// Types in sources.
    case type
    /// Texts and numbers in sources.
    case literal

    /// The colour in each scheme.
    var color: Drawing.Color {
        switch self {
        case .page: Drawing.Color(light: 0xFBFBFA, dark: 0x0F1216)
        case .panel: Drawing.Color(light: 0xFFFFFF, dark: 0x15181D)
        case .code: Drawing.Color(light: 0xF5F6F8, dark: 0x1A1E24)
        case .ink: Drawing.Color(light: 0x1B1F24, dark: 0xE7EAEE)
        case .muted: Drawing.Color(light: 0x5B6470, dark: 0x98A2B0)
        case .line: Drawing.Color(light: 0xE4E7EB, dark: 0x272C34)
        case .edge: Drawing.Color(light: 0xCBD2DA, dark: 0x3A424D)
        case .accent: Drawing.Color(light: 0x1457B8, dark: 0x82B4FF)
        case .tint: Drawing.Color(light: 0xEDF3FC, dark: 0x1A2536)
        case .guide: Drawing.Color(light: 0x7C3AED, dark: 0xB69CFF)
        case .alarm: Drawing.Color(light: 0xB93815, dark: 0xFF9166)
        case .heat: Drawing.Color(light: 0xFDF1ED, dark: 0x2B1C17)
        case .keyword: Drawing.Color(light: 0x8A2D6B, dark: 0xE0A0CF)
        case .type: Drawing.Color(light: 0x0B6075, dark: 0x7CC7D8)
        case .literal: Drawing.Color(light: 0x2F6A34, dark: 0x9CCB94)
        }
    }
}
