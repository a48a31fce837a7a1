import GridPressRenderers

extension FigureComparison {
    /// Returns both figures as an SVG document.
    ///
    /// The parameters are those of a figure.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme)
            .svg(options, id: id, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
    }

    /// Returns both figures as an HTML page.
    ///
    /// The parameters are those of a figure.
    public func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        listing: HTMLListing? = nil,
        embedsLayoutRecord: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme)
            .html(options, mode: mode, listing: listing, embedsLayoutRecord: embedsLayoutRecord)
    }

    /// Returns the record of both figures as JSON.
    ///
    /// The parameters are those of a figure.
    public func json(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        exact: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme).json(options, exact: exact)
    }

    /// Returns both layouts as text for a terminal.
    ///
    /// The parameters are those of a figure.
    public func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80,
        isColored: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme).text(options, columns: columns, isColored: isColored)
    }

    /// Returns what a screen reader says of both figures and of their differences.
    public func accessibilityText(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> String {
        try drawing(scheme: scheme).accessibilityText()
    }
}
