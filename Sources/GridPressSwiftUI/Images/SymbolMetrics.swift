/// The size of a symbol next to text, and its position on the line.
///
/// Assumption: a symbol is a square of 1.2 times the size of the text around it, in the middle of its capital letters.
struct SymbolMetrics {
    /// How long the sides of the square are.
    let length: CGFloat
    /// How far below its top the line of text runs on which the symbol stands.
    let baseline: CGFloat

    init(in environment: EnvironmentValues) {
        let font = Self.font(in: environment)
        length = CGFloat(font.size * 1.2 * environment.imageScale.factor).roundedUp(toPixels: environment.pixelLength)
        baseline = (length + environment.textMeasurer.metrics(of: font).capHeight) / 2
    }

    /// Returns the size of the text around a symbol, as the scale of images changes it.
    static func fontSize(in environment: EnvironmentValues) -> CGFloat {
        CGFloat(font(in: environment).size) * environment.imageScale.factor
    }

    /// Returns the typeface of the text around a symbol, in a size that can be drawn.
    private static func font(in environment: EnvironmentValues) -> Drawing.Font {
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
