/// A type that is drawn as one picture, and written in every format: a figure, or a combination of figures.
public nonisolated protocol DrawableFigure: Sendable {
    /// Returns the finished picture with its frames, names, paints and findings.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: ``FigureError`` if the picture can't be drawn.
    func drawing(scheme: Drawing.Scheme) throws(FigureError) -> Drawing
}

extension Figure: DrawableFigure {}
extension FigureComparison: DrawableFigure {}
