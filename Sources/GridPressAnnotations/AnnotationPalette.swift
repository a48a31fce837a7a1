@_exported import GridPressDrawings

/// The colours of annotations: one meaning, one colour.
enum AnnotationPalette {
    /// What measures.
    static let dimension = FigureTheme.standard.dimension
    /// What explains grids and text.
    static let guide = FigureTheme.standard.guide
    /// What went over its edges.
    static let overflow = FigureTheme.standard.overflow
    /// What was proposed.
    static let proposal = FigureTheme.standard.proposal
    /// What tells of proposals in small letters.
    static let proposalText = Drawing.Color(light: 0x7A5B00, dark: 0xFFD24D)
    /// The shade of paddings, light enough for labels that stand on it.
    static let padding = guide.opacity(0.14)
    /// The words of authors: callouts.
    static let ink = FigureTheme.standard.ink
    /// The words of a legend and of a caption, and leaders of callouts.
    static let muted = FigureTheme.standard.muted
    /// What lies behind everything, as a halo around letters.
    static let paper = FigureTheme.standard.ground

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
