// The colors of all sample figures. Cells have the same colors in both schemes; all other colors adapt.

extension ShapeStyle where Self == Color {
    static var denim: Color { Color(hex: 0x4c8dd6) }
    static var iris: Color { Color(hex: 0x7650c0) }
    static var coral: Color { Color(hex: 0xe0656a) }
    static var lagoon: Color { Color(hex: 0x38b2ac) }
    static var meadow: Color { Color(hex: 0x5bb974) }
    static var amber: Color { Color(hex: 0xf0a04b) }

    /// Colors of letters like the colors of cells: darker on light backgrounds, and lighter in the dark scheme.
    static var denimInk: Color { Color(light: Color(hex: 0x2468b0), dark: Color(hex: 0x7fb2ee)) }
    static var irisInk: Color { Color(light: Color(hex: 0x6a42b8), dark: Color(hex: 0xb69cf0)) }
    static var coralInk: Color { Color(light: Color(hex: 0xb5363c), dark: Color(hex: 0xf28b8f)) }
    static var lagoonInk: Color { Color(light: Color(hex: 0x0f6f6a), dark: Color(hex: 0x4cc4be)) }
    static var amberInk: Color { Color(light: Color(hex: 0x8f5300), dark: Color(hex: 0xf0a04b)) }

    static var redInk: Color { Color(light: Color(hex: 0xc4231a), dark: Color(hex: 0xff7a72)) }

    /// A background for white letters, in both schemes.
    static var deepDenim: Color { Color(hex: 0x2468b0) }
    /// A green background for white letters, in both schemes.
    static var deepLagoon: Color { Color(hex: 0x176b66) }

    /// Texts and strong lines.
    static var ink: Color { Color(light: Color(hex: 0x1b1f24), dark: Color(hex: 0xe7eaee)) }
    /// Captions.
    static var muted: Color { Color(light: Color(hex: 0x5b6470), dark: Color(hex: 0x98a2b0)) }
    /// The page behind a figure.
    static var paper: Color { Color(light: .white, dark: Color(hex: 0x15181d)) }
    /// Subtle lines and placeholders.
    static var hairline: Color { Color(light: Color(hex: 0xd5dae1), dark: Color(hex: 0x39414c)) }
    /// The background of cells.
    static var ground: Color { Color(light: Color(hex: 0xf1f3f6), dark: Color(hex: 0x1d2229)) }
    /// The background of cards on a screen.
    static var screen: Color { Color(light: Color(hex: 0xf1f3f6), dark: Color(hex: 0x07090c)) }
    /// A card on a screen: lighter than its background, in both schemes.
    static var card: Color { Color(light: .white, dark: Color(hex: 0x1d2229)) }
    /// Proposals.
    static var proposal: Color { Color(light: Color(hex: 0xa87d00), dark: Color(hex: 0xffd24d)) }
    /// Guides and other lines that explain.
    static var guide: Color { Color(light: Color(hex: 0x7c3aed), dark: Color(hex: 0xb69cff)) }
}

extension Color {
    /// The colors of cells, for numbered views.
    static let cells: [Color] = [.denim, .iris, .coral, .lagoon, .meadow, .amber]

    /// Returns the color of a cell by its number; the colors repeat.
    static func cell(_ index: Int) -> Color { cells[index % cells.count] }

    /// A legible color of letters on a cell of this color, in both schemes.
    var legible: Color { self == .iris ? .white : Color(hex: 0x14181d) }

    fileprivate init(hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
