@_exported import GridPressDrawings

/// The colors of annotations, one for each meaning.
enum AnnotationPalette {
    /// The color of dimensions.
    static let dimension = FigureTheme.standard.dimension
    /// The color of explanations of grids and text.
    static let guide = FigureTheme.standard.guide
    /// The color of overflow marks.
    static let overflow = FigureTheme.standard.overflow
    /// The color of proposals.
    static let proposal = FigureTheme.standard.proposal
    /// The color of small text about proposals.
    static let proposalText = Drawing.Color(light: 0x7A5B00, dark: 0xFFD24D)
    /// The fill of paddings, light enough for labels on it.
    static let padding = guide.opacity(0.14)
    /// The text color of callouts.
    static let ink = FigureTheme.standard.ink
    /// The text color of legends and captions.
    static let muted = FigureTheme.standard.muted
    /// The background color, also used for halos around text.
    static let paper = FigureTheme.standard.ground

    /// Returns the halo color for text of a color: the background, unless the contrast to it is too low.
    static func halo(of color: Drawing.Color) -> Drawing.Color {
        func halo(_ ink: Drawing.RGBA, _ first: Drawing.RGBA, _ other: Drawing.RGBA) -> Drawing.RGBA {
            ink.contrast(to: first) >= leastContrast ? first : other
        }
        return Drawing.Color(
            light: halo(color.light, paper.light, paper.dark),
            dark: halo(color.dark, paper.dark, paper.light)
        )
    }

    /// The minimum contrast between text and its halo.
    ///
    /// Authors can choose colors that are hard to read on the background of a scheme.
    private static let leastContrast = 2.0
}
