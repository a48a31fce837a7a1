import GridPressAnnotations
import GridPressRenderers

extension FigureBody {
    /// Returns the drawing, and the picture of it with the dimensions that its views ask for as an SVG document.
    package func picture(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> (drawing: Drawing, svg: String) {
        let drawing = try drawing(scheme: scheme)
        let options = SVGRenderer.Options(scheme: scheme)
        return (drawing, SVGRenderer(options).render(AnnotationPlan().annotated(drawing)))
    }
}
