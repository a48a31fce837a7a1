extension GuidePlanner {
    /// Draws the edges of cells.
    func drawCells(in sketch: inout GuideCanvas) {
        sketch.addHaloed(
            grids.flatMap { $0.cells.map(\.area) },
            Drawing.Annotation.LineStyle(AnnotationPalette.guide, width: 0.75)
        )
    }
}
