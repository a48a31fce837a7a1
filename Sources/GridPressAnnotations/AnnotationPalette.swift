@_exported import GridPressDrawings

/// The colours of annotations: one meaning, one colour.
enum AnnotationPalette {
    /// What measures.
    static let dimension = Drawing.Color(light: 0x1457B8, dark: 0x82B4FF)
    /// What explains grids and text.
    static let guide = Drawing.Color(light: 0x7C3AED, dark: 0xB69CFF)
    /// What went over its edges.
    static let overflow = Drawing.Color(light: 0xB93815, dark: 0xFF9166)
    /// What was proposed.
    static let proposal = Drawing.Color(light: 0xA87D00, dark: 0xFFD24D)
    /// What tells of proposals in small letters.
    static let proposalText = Drawing.Color(light: 0x7A5B00, dark: 0xFFD24D)
    /// The shade of paddings, light enough for labels that stand on it.
    static let padding = guide.opacity(0.14)
    /// The words of a legend.
    static let legend = Drawing.Color(light: 0x5B6470, dark: 0x98A2B0)
    /// What lies behind everything, as a halo around letters.
    static let paper = Drawing.Color(light: 0xFFFFFF, dark: 0x15181D)

    /// What a halo of letters in a colour is painted with: paper, unless they would hardly stand out from it.
    static func halo(of color: Drawing.Color) -> Drawing.Color {
        func halo(_ ink: Drawing.RGBA, _ first: Drawing.RGBA, _ other: Drawing.RGBA) -> Drawing.RGBA {
            ink.contrast(to: first) >= leastContrast ? first : other
        }
        return Drawing.Color(
            light: halo(color.light, paper.light, paper.dark),
            dark: halo(color.dark, paper.dark, paper.light)
        )
    }

    /// Authors choose their colours; below this, another halo is better than the one that belongs to the scheme.
    private static let leastContrast = 2.0
}
