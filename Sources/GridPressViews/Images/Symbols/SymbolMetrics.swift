/// The size and the baseline of a symbol beside text.
struct SymbolMetrics {
    /// The natural size in points.
    let size: CGSize
    /// The distance from the top to the baseline of the text.
    ///
    /// It aligns the center of the symbol with the center of capital letters.
    let baseline: CGFloat

    /// Creates the metrics of a symbol.
    ///
    /// If `glyph` is `nil`, the metrics describe a placeholder with the size of the grid.
    init(_ glyph: SymbolGlyph?, in environment: EnvironmentValues) {
        let length = (Self.fontSize(in: environment) * SymbolGlyph.side).roundedUp(toPixels: environment.pixelLength)
        size = glyph?.size(pixel: environment.pixelLength) ?? CGSize(width: length, height: length)
        let capHeight = environment.textMeasurer.metrics(of: Self.font(in: environment)).capHeight
        baseline = (size.height + capHeight) / 2
    }

    /// Returns the font size of the text around a symbol, multiplied by the image scale.
    static func fontSize(in environment: EnvironmentValues) -> CGFloat {
        CGFloat(font(in: environment).size) * environment.imageScale.factor
    }

    /// Returns the font of the text around a symbol, with a valid size.
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
    /// The factor of the scale, relative to `medium`.
    ///
    /// The factors are an assumption.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}

extension SymbolGlyph {
    /// Creates the glyph of a symbol beside the text of an environment.
    init(_ symbol: any SymbolDrawing, isResizable: Bool, in environment: EnvironmentValues) {
        self.init(
            symbol,
            SymbolWeight(textWeight: SymbolMetrics.font(in: environment).weight),
            fontSize: SymbolMetrics.fontSize(in: environment),
            isResizable: isResizable
        )
    }

    /// The margin around an outline in units of the grid.
    ///
    /// The value is an assumption.
    private static let margin: CGFloat = 1.75

    /// Returns the natural size in points: the outline, with a margin on all sides unless it is resizable.
    func size(pixel: CGFloat) -> CGSize {
        let middle = Self.grid / 2
        let margin = isResizable ? 0 : Self.margin
        let height = isResizable ? bounds.height : 2 * max(middle - bounds.minY, bounds.maxY - middle)
        return CGSize(
            width: ((bounds.width + 2 * margin) * unit).roundedUp(toPixels: pixel),
            height: ((height + 2 * margin) * unit).roundedUp(toPixels: pixel)
        )
    }
}
