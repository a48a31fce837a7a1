/// A symbol in a size and a weight.
///
/// Beside text, it has a margin on all sides, and the center of its grid aligns with the center of capital letters. A
/// resizable symbol fills its frame without margins.
package struct SymbolGlyph {
    let symbol: any SymbolDrawing
    private let weight: SymbolWeight
    private let outline: Path
    private let bounds: CGRect
    /// The length of a unit of the grid, in points.
    private let unit: CGFloat
    private let isResizable: Bool
    /// The natural size in points.
    let size: CGSize

    init(_ symbol: any SymbolDrawing, isResizable: Bool, in environment: EnvironmentValues) {
        let font = SymbolMetrics.font(in: environment)
        self.init(
            symbol,
            SymbolWeight(textWeight: font.weight),
            fontSize: SymbolMetrics.fontSize(in: environment),
            pixel: environment.pixelLength,
            isResizable: isResizable
        )
    }

    init(_ symbol: any SymbolDrawing, _ weight: SymbolWeight, fontSize: CGFloat, pixel: CGFloat, isResizable: Bool) {
        self.symbol = symbol
        self.weight = weight
        outline = symbol.path(weight)
        bounds = outline.boundingRect
        unit = fontSize * SymbolMetrics.side / SymbolGlyph.grid
        self.isResizable = isResizable
        let middle = SymbolGlyph.grid / 2
        let margin = isResizable ? 0 : Self.margin
        let height = isResizable ? bounds.height : 2 * max(middle - bounds.minY, bounds.maxY - middle)
        size = CGSize(
            width: ((bounds.width + 2 * margin) * unit).roundedUp(toPixels: pixel),
            height: ((height + 2 * margin) * unit).roundedUp(toPixels: pixel)
        )
    }

    /// The side of the grid.
    package static let grid: CGFloat = 24

    /// The margin around an outline in units of the grid.
    ///
    /// The value is an assumption.
    private static let margin: CGFloat = 1.75

    /// Returns the outline in a frame, for the even-odd fill rule.
    func path(in frame: CGRect) -> Path { transform(to: frame).map(outline.applying) ?? Path() }

    /// Returns the layers in a frame, in the order of their styles.
    func layers(in frame: CGRect) -> [Path] {
        guard let transform = transform(to: frame) else { return [] }
        return symbol.layers(weight).map { $0.applying(transform) }
    }

    /// Returns the transform from the grid to a frame; `nil` for an empty outline.
    private func transform(to frame: CGRect) -> CGAffineTransform? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let scale =
            isResizable
            ? CGSize(width: frame.width / bounds.width, height: frame.height / bounds.height)
            : CGSize(width: unit, height: unit)
        let middle = CGPoint(x: bounds.midX, y: isResizable ? bounds.midY : SymbolGlyph.grid / 2)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    }
}
