import Renderers

extension Figure {
    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - scheme: Which colours it is drawn in; an adaptive picture holds both and follows its reader.
    ///   - margin: The room around everything that is drawn.
    ///   - layers: The layers that are drawn; what is in no background or overlay is content.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) throws -> String {
        try checkLength(margin, "margin")
        let options = SVGRenderer.Options(scheme: scheme, margin: margin, layers: layers)
        let drawing = try drawing(scheme: scheme)
        return SVGRenderer(options).render(layers.contains(.content) ? drawing : drawing.withoutContent())
    }

    /// The picture as data: frames, names, kinds and grids, and what was noticed.
    public func json(scheme: Scheme = .adaptive) throws -> String {
        JSONRenderer().render(try drawing(scheme: scheme))
    }
}
