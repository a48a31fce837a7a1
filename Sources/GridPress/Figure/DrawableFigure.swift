/// A figure, or something of figures that becomes one picture: it is written in every format.
public nonisolated protocol DrawableFigure: Sendable {
    /// Returns the finished picture: frames, names, paints and findings.
    ///
    /// - Parameter scheme: Which colors it is drawn in.
    /// - Throws: ``FigureError`` if it can't be drawn.
    func drawing(scheme: Drawing.Scheme) throws(FigureError) -> Drawing
}

extension Figure: DrawableFigure {}
extension FigureComparison: DrawableFigure {}
