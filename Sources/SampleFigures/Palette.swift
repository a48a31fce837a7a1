// The colours of all sample figures. Cells keep theirs in both schemes; everything around them adapts.

extension ShapeStyle where Self == Color {
    static var denim: Color { Color(hex: 0x4c8dd6) }
    static var iris: Color { Color(hex: 0x7650c0) }
    static var coral: Color { Color(hex: 0xe0656a) }
    static var lagoon: Color { Color(hex: 0x38b2ac) }
    static var meadow: Color { Color(hex: 0x5bb974) }
    static var amber: Color { Color(hex: 0xf0a04b) }

    /// Texts and strong lines.
    static var ink: Color { Color(light: Color(hex: 0x1b1f24), dark: Color(hex: 0xe7eaee)) }
    /// Captions.
    static var muted: Color { Color(light: Color(hex: 0x5b6470), dark: Color(hex: 0x98a2b0)) }
    /// The page on which a figure lies.
    static var paper: Color { Color(light: .white, dark: Color(hex: 0x15181d)) }
    /// Quiet lines and placeholders.
    static var hairline: Color { Color(light: Color(hex: 0xd5dae1), dark: Color(hex: 0x39414c)) }
    /// The ground on which cells lie.
    static var ground: Color { Color(light: Color(hex: 0xf1f3f6), dark: Color(hex: 0x1d2229)) }
    /// What was proposed.
    static var proposal: Color { Color(light: Color(hex: 0xa87d00), dark: Color(hex: 0xffd24d)) }
    /// Guides and other lines that explain.
    static var guide: Color { Color(light: Color(hex: 0x7c3aed), dark: Color(hex: 0xb69cff)) }
}

extension Color {
    /// The colours of cells, for views that are counted.
    static let cells: [Color] = [.denim, .iris, .coral, .lagoon, .meadow, .amber]

    /// The colour of a cell by its number, over and over again.
    static func cell(_ index: Int) -> Color { cells[index % cells.count] }

    /// What is legible on a cell of this colour, in both schemes.
    var legible: Color { self == .iris ? .white : Color(hex: 0x14181d) }

    fileprivate init(hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
