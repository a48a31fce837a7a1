import GridPressRenderers

// Pictures with an invisible record of their layout, for golden files. The functions have the parameters of the
// functions without a record.

extension DrawableFigure {
    /// Returns the figure as an SVG document, with or without an invisible record of its layout.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) throws(FigureError) -> String {
        try FigureBody.checkLength(margin, "margin")
        return try drawing(scheme: options.scheme)
            .svg(options, id: id, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
    }

    /// Writes the figure as an SVG document in pieces, with or without an invisible record of its layout.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn, and ``PictureWritingError`` if
    ///   writing fails.
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) throws {
        try FigureBody.checkLength(margin, "margin")
        try drawing(scheme: options.scheme)
            .writeSVG(
                to: handle,
                options,
                id: id,
                margin: margin,
                layers: layers,
                embedsLayoutRecord: embedsLayoutRecord
            )
    }

    /// Returns the figure as an SVG document with or without a record, drawn on the main actor.
    @MainActor
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) async throws(FigureError) -> String {
        try here { () throws(FigureError) in
            try svg(options, id: id, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// Writes the figure as an SVG document with or without a record, drawn on the main actor.
    @MainActor
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) async throws {
        try here {
            try writeSVG(
                to: handle,
                options,
                id: id,
                margin: margin,
                layers: layers,
                embedsLayoutRecord: embedsLayoutRecord
            )
        }
    }
}

extension Figure {
    /// Returns the figure as SVG documents of several widths, with or without invisible records of their layouts.
    ///
    /// - Throws: ``FigureError`` if a width or the margin is invalid, or if the figure can't be drawn.
    public func svgs(
        widths: [CGFloat],
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) throws(FigureError) -> [String] {
        for width in widths { try FigureBody.checkLength(width, "width") }
        return try widths.map { width throws(FigureError) in
            try proposing(width: width)
                .svg(options, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// Returns the figure as SVG documents of several widths with or without records, drawn on the main actor.
    @MainActor
    public func svgs(
        widths: [CGFloat],
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) async throws(FigureError) -> [String] {
        try here { () throws(FigureError) in
            try svgs(
                widths: widths,
                options,
                margin: margin,
                layers: layers,
                embedsLayoutRecord: embedsLayoutRecord
            )
        }
    }
}

extension Drawing {
    /// Returns the drawing as an SVG document, with or without an invisible record of its layout.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) throws(FigureError) -> String {
        let record = embedsLayoutRecord ? EmbeddedLayoutRecord() : nil
        return try svg(options, id: id, margin: margin, layers: layers, record: record)
    }

    /// Writes the drawing as an SVG document in pieces, with or without an invisible record of its layout.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid, and ``PictureWritingError`` if writing fails.
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool
    ) throws {
        let record = embedsLayoutRecord ? EmbeddedLayoutRecord() : nil
        try writeSVG(to: handle, options, id: id, margin: margin, layers: layers, record: record)
    }
}
