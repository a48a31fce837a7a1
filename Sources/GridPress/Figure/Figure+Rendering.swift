import GridPressAnnotations
import GridPressPages
import JSONReading

extension DrawableFigure {
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
