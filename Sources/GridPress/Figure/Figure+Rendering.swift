import Annotations
import Renderers

extension Figure {
    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - scheme: Which colours it is drawn in; an adaptive picture holds both and follows its reader.
    ///   - margin: The room around everything that is drawn.
    ///   - layers: The layers that are drawn; what is in no background or overlay is content.
    ///   - dimensions: What is measured, besides what views ask for themselves.
    ///   - dimensionLook: What those measures say, and how they look.
    ///   - guides: What is explained above the picture.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        dimensions: Drawing.DimensionSelection = .none,
        dimensionLook: Drawing.DimensionLook = Drawing.DimensionLook(),
        guides: Set<Drawing.Guide> = []
    ) throws(FigureError) -> String {
        // What can't be drawn is told before the work of layout.
        try Self.checkLength(margin, "margin")
        return try drawing(scheme: scheme, recordsSteps: !guides.isEmpty)
            .svg(
                scheme: scheme,
                margin: margin,
                layers: layers,
                dimensions: dimensions,
                dimensionLook: dimensionLook,
                guides: guides
            )
    }

    /// The picture as data: frames, names, kinds and grids, and what was noticed.
    public func json(scheme: Scheme = .adaptive) throws(FigureError) -> String { try drawing(scheme: scheme).json() }
}

extension Drawing {
    /// The finished picture as an SVG document; `scheme` is the one that it was drawn in.
    ///
    /// Guides for items, paddings, overflows and proposals need a drawing that recorded its steps.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases),
        dimensions: DimensionSelection = .none,
        dimensionLook: DimensionLook = DimensionLook(),
        guides: Set<Guide> = []
    ) throws(FigureError) -> String {
        try Figure.checkLength(margin, "margin")
        let renderer = SVGRenderer(SVGRenderer.Options(scheme: scheme, margin: margin, layers: layers))
        let plan = AnnotationPlan(dimensions: dimensions, dimensionLook: dimensionLook, guides: guides)
        let annotations = plan.annotations(of: layers.contains(.overlay) ? self : withoutDimensions())
        // Without its content where only other layers are asked for.
        let picture = layers.contains(.content) ? self : withoutContent()
        return renderer.render(picture, annotations: annotations)
    }

    /// The finished picture as data.
    public func json() -> String { JSONRenderer().render(self) }
}

extension Drawing {
    /// The drawing without the measures that its views ask for: they lie above it, as overlays do.
    fileprivate func withoutDimensions() -> Drawing {
        var result = self
        result.dimensions = []
        return result
    }
}
