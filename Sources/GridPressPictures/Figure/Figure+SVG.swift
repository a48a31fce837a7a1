import GridPressAnnotations
import GridPressSVG

extension DrawableFigure {
    /// Returns the figure as an SVG document.
    ///
    /// - Parameters:
    ///   - options: The color scheme and the annotations.
    ///   - id: The id of the root element, which has to be unique in a page with several pictures. By default, the id
    ///     is computed from the title, the size and the other options.
    ///   - margin: The space around all drawn content, in points.
    ///   - layers: The layers to draw. Everything outside of backgrounds and overlays is content. The layer
    ///     `annotation` contains the dimensions that views request. The annotations of the options are always drawn.
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) throws(FigureError) -> String {
        // An invalid margin is reported before the layout starts.
        try FigureBody.checkLength(margin, "margin")
        return try drawing(scheme: options.scheme)
            .svg(options, id: id, margin: margin, layers: layers)
    }

    /// Writes the figure as an SVG document to a file, a pipe or a socket, in pieces.
    ///
    /// The bytes equal the bytes of `svg(_:id:margin:layers:)`, but they are never in memory all at
    /// once. Writing in pieces takes up to twice as long, so use it for large pictures.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn, before anything is written, and
    ///   ``PictureWritingError`` if writing fails. In that case the written bytes aren't a complete picture.
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) throws {
        try FigureBody.checkLength(margin, "margin")
        try drawing(scheme: options.scheme).writeSVG(to: handle, options, id: id, margin: margin, layers: layers)
    }
}

extension Drawing {
    /// Returns the drawing as an SVG document.
    ///
    /// The scheme of the options has to be the scheme of the drawing.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases)
    ) throws(FigureError) -> String {
        try svg(options, id: id, margin: margin, layers: layers, record: nil)
    }

    /// Returns the drawing as an SVG document with a record in its head.
    package func svg(
        _ options: Figure.RenderOptions,
        id: String?,
        margin: CGFloat,
        layers: Set<Layer>,
        record: (any PictureRecord)?
    ) throws(FigureError) -> String {
        let renderer = try Self.renderer(options, id, margin, layers, record)
        return renderer.render(picture(in: layers, options.plan))
    }

    /// Writes the drawing as an SVG document to a file, a pipe or a socket, in pieces.
    ///
    /// The scheme of the options has to be the scheme of the drawing.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid, before anything is written, and ``PictureWritingError`` if
    ///   writing fails. In that case the written bytes aren't a complete picture.
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases)
    ) throws {
        try writeSVG(to: handle, options, id: id, margin: margin, layers: layers, record: nil)
    }

    /// Writes the drawing as an SVG document with a record in its head, in pieces.
    package func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions,
        id: String?,
        margin: CGFloat,
        layers: Set<Layer>,
        record: (any PictureRecord)?
    ) throws {
        let renderer = try Self.renderer(options, id, margin, layers, record)
        try renderer.write(picture(in: layers, options.plan)) { piece in try handle.write(piece: piece) }
    }

    /// Returns the drawing with its dimensions and guides as elements above the content.
    ///
    /// A drawing that already has such elements keeps them, unless the options select other ones.
    ///
    /// ```swift
    /// let picture = try figure.drawing().annotated(Figure.RenderOptions(guides: [.gaps]))
    /// let count = picture.annotations.count
    /// ```
    public func annotated(_ options: Figure.RenderOptions = Figure.RenderOptions()) -> Drawing {
        options.plan.annotated(self)
    }

    /// Returns the notes of ``Drawing/review(scheme:)``, and notes about guides and dimensions that have nothing to
    /// show.
    public func review(_ options: Figure.RenderOptions) -> [Finding] {
        review(scheme: options.scheme) + annotated(options).idleAnnotations(options)
    }

    /// Returns notes about guides and dimensions that have nothing to show, for an annotated drawing.
    package func idleAnnotations(_ options: Figure.RenderOptions) -> [Finding] { options.plan.idleFindings(in: self) }
}

// The functions that pictures as strings and pictures in pieces share.
extension Drawing {
    private static func renderer(
        _ options: Figure.RenderOptions,
        _ id: String?,
        _ margin: CGFloat,
        _ layers: Set<Layer>,
        _ record: (any PictureRecord)?
    ) throws(FigureError) -> SVGRenderer {
        try FigureBody.checkLength(margin, "margin")
        return SVGRenderer(
            SVGRenderer.Options(
                id: id,
                scheme: options.scheme,
                margin: margin,
                // The drawing only contains requested annotations, so their layer is always drawn.
                layers: layers.union([.annotation]),
                theme: options.theme,
                text: options.text,
                record: record
            )
        )
    }

    /// Returns the drawing with the layers to draw, and with annotations above it.
    private func picture(in layers: Set<Layer>, _ plan: AnnotationPlan) -> Drawing {
        let annotated = plan.annotated(layers.contains(.annotation) ? self : withoutAnnotations())
        // The content isn't painted if only other layers are drawn.
        return layers.contains(.content) ? annotated : annotated.inEachScheme { $0.withoutContent() }
    }

    /// Returns the drawing without any annotations, even if its views or the figure request them.
    private func withoutAnnotations() -> Drawing {
        inEachScheme { picture in
            var result = picture.annotated(with: [])
            result.dimensions = []
            result.callouts = []
            result.caption = nil
            return result
        }
    }
}
