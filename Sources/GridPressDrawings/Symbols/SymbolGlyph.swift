/// A symbol in a size and a weight.
///
/// Beside text, the center of its grid aligns with the center of capital letters. A resizable symbol fills its frame.
package struct SymbolGlyph {
    package let symbol: any SymbolDrawing
    private let weight: SymbolWeight
    private let outline: Path
    /// The bounds of the outline on the grid.
    package let bounds: CGRect
    /// The length of a unit of the grid, in points.
    package let unit: CGFloat
    package let isResizable: Bool

    package init(_ symbol: any SymbolDrawing, _ weight: SymbolWeight, fontSize: CGFloat, isResizable: Bool) {
        self.symbol = symbol
        self.weight = weight
        outline = symbol.path(weight)
        bounds = outline.boundingRect
        unit = fontSize * Self.side / Self.grid
        self.isResizable = isResizable
    }

    /// The side of the grid.
    package static let grid: CGFloat = 24

    /// The side of the grid as a fraction of the font size.
    ///
    /// The value is an assumption.
    package static let side: CGFloat = 1.2

    /// Returns the outline in a frame, for the even-odd fill rule.
    package func path(in frame: CGRect) -> Path { transform(to: frame).map(outline.applying) ?? Path() }

    /// Returns the layers in a frame, in the order of their styles.
    package func layers(in frame: CGRect) -> [Path] {
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
