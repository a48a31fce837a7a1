/// The size of a symbol next to text, and its position on the line.
struct SymbolMetrics {
    /// The natural size.
    let size: CGSize
    /// The distance from its top to the text's baseline, so that its middle is that of capital letters.
    let baseline: CGFloat

    /// Assumption: how long the sides of the grid are on which symbols are drawn, as a part of the size of the text.
    static let side: CGFloat = 1.2

    /// The metrics of a symbol that is drawn; of a placeholder, which is as large as the grid, without one.
    init(_ glyph: SymbolGlyph?, in environment: EnvironmentValues) {
        let length = (Self.fontSize(in: environment) * Self.side).roundedUp(toPixels: environment.pixelLength)
        size = glyph?.size ?? CGSize(width: length, height: length)
        let capHeight = environment.textMeasurer.metrics(of: Self.font(in: environment)).capHeight
        baseline = (size.height + capHeight) / 2
    }

    /// Returns the size of the text around a symbol, as the scale of images changes it.
    static func fontSize(in environment: EnvironmentValues) -> CGFloat {
        CGFloat(font(in: environment).size) * environment.imageScale.factor
    }

    /// Returns the typeface of the text around a symbol, in a size that can be drawn.
    static func font(in environment: EnvironmentValues) -> Drawing.Font {
        environment.values.text.value.attributes.completeFont.resolved(
            for: environment.dynamicTypeSize,
            files: environment.values.text.value.fontFiles,
            folder: environment.imageFolder
        )
        .font
    }
}

extension Image.Scale {
    /// Assumption: how much smaller or larger the scales are than the medium one.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}
