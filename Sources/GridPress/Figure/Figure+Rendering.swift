import Renderers

/// What the picture on a page is made of.
public typealias HTMLMode = HTMLRenderer.Mode
/// The source that a picture was made from, shown beside it.
public typealias HTMLListing = HTMLRenderer.Listing

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
    ) throws(FigureError) -> String {
        let renderer = try SVGRenderer(scheme: scheme, margin: margin, layers: layers)
        return renderer.picture(of: try drawing(scheme: scheme))
    }

    /// The picture as a page of its own, with switches for its layers, its boxes and grids with their numbers, and what
    /// was noticed.
    ///
    /// - Parameters:
    ///   - mode: What the picture is made of: one SVG element, or elements of the page.
    ///   - scheme: Which colours it is drawn in; the page around it follows its reader.
    ///   - listing: The source that the picture is made from.
    public func html(
        mode: HTMLMode = .picture,
        scheme: Scheme = .adaptive,
        listing: HTMLListing? = nil
    ) throws(FigureError) -> String {
        try drawing(scheme: scheme).html(mode: mode, scheme: scheme, listing: listing)
    }

    /// The picture as data: frames, names, kinds and grids, and what was noticed.
    public func json(scheme: Scheme = .adaptive) throws(FigureError) -> String { try drawing(scheme: scheme).json() }
}

extension Drawing {
    /// The finished picture as an SVG document; `scheme` is the one that it was drawn in.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases)
    ) throws(FigureError) -> String {
        try SVGRenderer(scheme: scheme, margin: margin, layers: layers).picture(of: self)
    }

    /// The finished picture as a page of its own; `scheme` is the one that it was drawn in.
    public func html(
        mode: HTMLMode = .picture,
        scheme: Scheme = .adaptive,
        listing: HTMLListing? = nil,
        annotations: [Annotation] = []
    ) -> String {
        HTMLRenderer(HTMLRenderer.Options(mode: mode, scheme: scheme, listing: listing))
            .render(self, annotations: annotations)
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

    /// The picture, without its content where only other layers are asked for.
    fileprivate func picture(of drawing: Drawing) -> String {
        render(options.layers.contains(.content) ? drawing : drawing.withoutContent())
    }
}
