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

    /// What a halo of letters in a colour is painted with: paper, unless they would hardly stand out from it.
    static func halo(of color: Drawing.Color) -> Drawing.Color {
        func halo(_ ink: Drawing.RGBA, _ own: Drawing.RGBA, _ other: Drawing.RGBA) -> Drawing.RGBA {
            ink.contrast(to: own) >= leastContrast ? own : other
        }
        return Drawing.Color(
            light: halo(color.light, paper.light, paper.dark),
            dark: halo(color.dark, paper.dark, paper.light)
        )
    }

    /// Authors choose their colours; below this, another halo is better than the one that belongs to the scheme.
    private static let leastContrast = 2.0

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

extension Drawing.RGBA {
    /// How much lighter one colour is than another, as WCAG defines it.
    fileprivate func contrast(to other: Drawing.RGBA) -> Double {
        (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// How light the colour is, from 0 to 1.
    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
