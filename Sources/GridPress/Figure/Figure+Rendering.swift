import Annotations
import Renderers

extension Figure {
    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - scheme: Which colours it is drawn in; an adaptive picture holds both and follows its reader.
    ///   - margin: The room around everything that is drawn.
    ///   - layers: The layers that are drawn; what is in no background or overlay is content.
    ///   - guides: What is explained above the picture.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        guides: Set<Drawing.Guide> = []
    ) throws(FigureError) -> String {
        let renderer = try SVGRenderer(scheme: scheme, margin: margin, layers: layers)
        return renderer.picture(of: try drawing(scheme: scheme, recordsSteps: !guides.isEmpty), guides)
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
        guides: Set<Guide> = []
    ) throws(FigureError) -> String {
        try SVGRenderer(scheme: scheme, margin: margin, layers: layers).picture(of: self, guides)
    }

    /// The finished picture as data.
    public func json() -> String { JSONRenderer().render(self) }
}

extension SVGRenderer {
    /// A renderer with a margin that can be drawn.
    fileprivate init(scheme: Drawing.Scheme, margin: CGFloat, layers: Set<Drawing.Layer>) throws(FigureError) {
        try Figure.checkLength(margin, "margin")
        self.init(Options(scheme: scheme, margin: margin, layers: layers))
    }

    /// The picture, without its content where only other layers are asked for, and with guides above it.
    fileprivate func picture(of drawing: Drawing, _ guides: Set<Drawing.Guide>) -> String {
        render(
            options.layers.contains(.content) ? drawing : drawing.withoutContent(),
            annotations: guides.isEmpty ? [] : GuidePlanner(drawing).annotations(for: guides)
        )
    }
}
