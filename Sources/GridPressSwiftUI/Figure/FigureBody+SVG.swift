import GridPressAnnotations
import GridPressRenderers

extension FigureBody {
    /// Returns the drawing, and its picture as an SVG document with the dimensions that its views request.
    package func picture(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> (drawing: Drawing, svg: String) {
        let drawing = try drawing(scheme: scheme)
        let options = SVGRenderer.Options(scheme: scheme)
        return (drawing, SVGRenderer(options).render(AnnotationPlan().annotated(drawing)))
    }
}
