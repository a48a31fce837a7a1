/// An image of paths, which a module above this one reads from an asset catalog.
package protocol VectorDrawing: Sendable {
    /// The size in points.
    var size: CGSize { get }

    /// Draws the paths in a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame of the image.
    ///   - template: The paint for all paths, with their opacities; `nil` for the colors of the paths.
    ///   - canvas: The builder of the drawing.
    func draw(in frame: CGRect, template: StylePaint?, on canvas: DrawingBuilder)
}

/// The outline of a custom symbol, which a module above this one reads from an asset catalog.
package protocol SymbolOutlining: Sendable {
    /// Returns the size of the symbol for a font size.
    func size(fontSize: CGFloat) -> CGSize

    /// Returns the distance from the top of the symbol to the text's baseline.
    func baseline(fontSize: CGFloat) -> CGFloat

    /// Returns the outline scaled to fill a frame.
    func path(in frame: CGRect) -> Path
}
