import GridPressAnnotations
import GridPressPages
import GridPressRenderers
import JSONReading

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
    ///   - embedsLayoutRecord: A Boolean value that indicates whether the file contains an invisible record of its
    ///     layout, for golden files.
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn.
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool = false
    ) throws(FigureError) -> String {
        // An invalid margin is reported before the layout starts.
        try FigureBody.checkLength(margin, "margin")
        return try drawing(scheme: options.scheme)
            .svg(options, id: id, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
    }

    /// Writes the figure as an SVG document to a file, a pipe or a socket, in pieces.
    ///
    /// The bytes equal the bytes of `svg(_:id:margin:layers:embedsLayoutRecord:)`, but they are never in memory all at
    /// once. Writing in pieces takes up to twice as long, so use it for large pictures.
    ///
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn, before anything is written, and
    ///   ``PictureWritingError`` if writing fails. In that case the written bytes aren't a complete picture.
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool = false
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

    /// Returns the figure as an HTML page with switches for its layers and guides, and tables of its boxes, grids and
    /// findings.
    ///
    /// - Parameters:
    ///   - options: The color scheme of the picture, and the annotations. A page measures the tracks of grids unless
    ///     other dimensions are selected.
    ///   - mode: The kind of elements that draw the picture: one SVG element, or elements of the page.
    ///   - listing: The source code of the figure; `nil` for a page without code.
    ///   - embedsLayoutRecord: A Boolean value that indicates whether the file contains an invisible record of its
    ///     layout, for golden files.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        listing: HTMLListing? = nil,
        embedsLayoutRecord: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme)
            .html(options, mode: mode, listing: listing, embedsLayoutRecord: embedsLayoutRecord)
    }

    /// Returns the record of the figure as JSON, with its complete layout and everything that it paints.
    ///
    /// - Parameters:
    ///   - options: The color scheme for the layout, and the annotations.
    ///   - exact: A Boolean value that indicates whether numbers have all their digits, instead of at most three
    ///     decimals.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func json(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        exact: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme).json(options, exact: exact)
    }

    /// Returns the layout as text for a terminal: boxes with names and sizes.
    ///
    /// - Parameters:
    ///   - options: The color scheme for the layout, and the annotations whose labels are listed. The text has the
    ///     colors of the terminal.
    ///   - columns: The maximum number of columns of a line, from 20 to 1,000. Other numbers are clamped to this
    ///     range.
    ///   - isColored: A Boolean value that indicates whether the text contains escape sequences for colors.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80,
        isColored: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: options.scheme).text(options, columns: columns, isColored: isColored)
    }

    /// Returns the text that a screen reader speaks for the figure, with a line for each element in reading order.
    ///
    /// - Parameter scheme: The color scheme for the layout.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func accessibilityText(scheme: Drawing.Scheme = .adaptive) throws(FigureError) -> String {
        try drawing(scheme: scheme).accessibilityText()
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
        layers: Set<Layer> = Set(Layer.allCases),
        embedsLayoutRecord: Bool = false
    ) throws(FigureError) -> String {
        let renderer = try Self.renderer(options, id, margin, layers, embedsLayoutRecord)
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
        layers: Set<Layer> = Set(Layer.allCases),
        embedsLayoutRecord: Bool = false
    ) throws {
        let renderer = try Self.renderer(options, id, margin, layers, embedsLayoutRecord)
        try renderer.write(picture(in: layers, options.plan)) { piece in try handle.write(piece: piece) }
    }

    /// Returns the drawing as an HTML page.
    ///
    /// The scheme of the options has to be the scheme of the drawing.
    public func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        listing: HTMLListing? = nil,
        embedsLayoutRecord: Bool = false
    ) -> String {
        let plan = options.pagePlan
        let annotated = plan.annotated(self)
        let pageOptions = HTMLRenderer.Options(
            mode: mode,
            scheme: options.scheme,
            text: options.text,
            listing: listing,
            shownAnnotations: plan.shownNames(in: annotated),
            embedsLayoutRecord: embedsLayoutRecord
        )
        return HTMLRenderer(pageOptions).render(annotated)
    }

    /// Returns the drawing as a figure of a gallery.
    package func galleryFigure(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        listing: HTMLListing? = nil
    ) -> Gallery.RenderedFigure {
        let plan = options.pagePlan
        let page = plan.annotated(self)
        return Gallery.RenderedFigure(
            page,
            picture: annotated(options),
            scheme: options.scheme,
            margin: Double(margin),
            listing: listing,
            shownAnnotations: plan.shownNames(in: page)
        )
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

    /// Returns the complete record of the drawing as JSON.
    ///
    /// ``Drawing/init(json:file:)`` reads a record.
    ///
    /// - Parameters:
    ///   - options: The annotations above the content. The scheme has to be the scheme that the drawing was created
    ///     with.
    ///   - exact: A Boolean value that indicates whether numbers have all their digits, instead of at most three
    ///     decimals. A drawing that is read from an exact record gives the same bytes in every format.
    public func json(_ options: Figure.RenderOptions = Figure.RenderOptions(), exact: Bool = false) -> String {
        annotated(options).write(with: JSONRenderer(isExact: exact))
    }

    /// Creates the drawing that a record describes.
    ///
    /// Fields that this version doesn't know are ignored.
    ///
    /// - Parameters:
    ///   - json: The record, as ``Drawing/json(_:exact:)`` returns it.
    ///   - file: The name of the file for errors.
    /// - Throws: ``RecordError`` if the text isn't a record.
    public init(json: String, file: String = "record.json") throws(RecordError) {
        do throws(JSONError) {
            self = try RecordReader.drawing(from: Array(json.utf8))
        } catch {
            throw RecordError(error, in: SourceText(name: file, bytes: Array(json.utf8)))
        }
    }

    /// Returns the layout as text for a terminal: boxes with names and sizes, and the labels of annotations.
    public func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80,
        isColored: Bool = false
    ) -> String {
        annotated(options)
            .write(
                with: GridPressRenderers.TextRenderer(
                    GridPressRenderers.TextRenderer.Options(columns: columns, isColored: isColored)
                )
            )
    }
}

extension Drawing {
    /// Returns the text that a screen reader speaks for the drawing, with a line for each element in reading order.
    ///
    /// ```text
    /// screen: "Welcome"
    ///   heading 1: "Inbox"
    ///   button: "Archive", hint "Moves the message", disabled
    /// ```
    public func accessibilityText() -> String { write(with: AccessibilityRenderer()) }
}

// The functions that pictures as strings and pictures in pieces share.
extension Drawing {
    private static func renderer(
        _ options: Figure.RenderOptions,
        _ id: String?,
        _ margin: CGFloat,
        _ layers: Set<Layer>,
        _ embedsLayoutRecord: Bool
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
                embedsLayoutRecord: embedsLayoutRecord
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
