/// The semantic colors of pages, in both color schemes.
enum PageColor: String, CaseIterable {
    /// The background of the page.
    case page
    /// The background of pictures and tables.
    case panel
    /// The background of source code.
    case code
    /// Primary text.
    case ink
    /// Secondary text.
    case muted
    /// Separators and thin borders.
    case line
    /// The borders of controls.
    case edge
    /// Links, controls and selected items.
    case accent
    /// The background of selected items.
    case tint
    /// Explanations of grids.
    case guide
    /// Warnings and errors.
    case alarm
    /// The background of warnings and errors.
    case heat
    /// Keywords in source code.
    case keyword
    /// Types in source code.
    case type
    /// String and number literals in source code.
    case literal

    /// The value in each color scheme.
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
