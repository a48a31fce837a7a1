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
    ) throws(FigureError) -> String {
        let renderer = try SVGRenderer(scheme: scheme, margin: margin, layers: layers)
        return renderer.picture(of: try drawing(scheme: scheme))
    }

    /// The picture as data: frames, names, kinds and grids, and what was noticed.
    public func json(scheme: Scheme = .adaptive) throws(FigureError) -> String { try drawing(scheme: scheme).json() }

    /// The layout as text for a terminal: boxes with names and sizes.
    ///
    /// - Parameters:
    ///   - columns: How many columns lines have at most, from 20 to 1000; other numbers stand for the nearest of these.
    ///   - isColored: Whether a terminal is told to use colours.
    public func text(columns: Int = 80, isColored: Bool = false) throws(FigureError) -> String {
        try drawing().text(columns: columns, isColored: isColored)
    }
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

    /// The finished picture as data.
    public func json() -> String { JSONRenderer().render(self) }

    /// The layout as text for a terminal: boxes with names and sizes, in lines of at most so many columns.
    public func text(columns: Int = 80, isColored: Bool = false) -> String {
        TextRenderer(TextRenderer.Options(columns: columns, isColored: isColored)).render(self)
    }
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
