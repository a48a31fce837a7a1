import GridPressAnnotations
import GridPressSVG
import GridPressViews

extension FigureBody {
    /// Returns the drawing, and an SVG document of the drawing with the annotations that its views request.
    ///
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    package func picture(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> (drawing: Drawing, svg: String) {
        let drawing = try drawing(scheme: scheme)
        let options = SVGRenderer.Options(scheme: scheme)
        return (drawing, SVGRenderer(options).render(AnnotationPlan().annotated(drawing)))
    }
}
