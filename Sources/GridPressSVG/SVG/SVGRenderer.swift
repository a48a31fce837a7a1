/// A renderer for SVG.
///
/// In an adaptive picture, the colors of the light scheme are presentation attributes, which remain if a content
/// security policy removes style sheets. A small style sheet adds the dark scheme and forced colors. Its rules start
/// with the id of the root, so that several figures, or variants of one, can be in the same page.
package struct SVGRenderer: DrawingRenderer, Sendable {
    /// The options of a picture.
    package struct Options: Sendable {
        /// The id of the root; `nil` to compute it from the title, the size and the other options.
        package var id: String?
        /// The color scheme.
        package var scheme: Drawing.Scheme
        /// The margin around all painted content, in points.
        package var margin: Double
        /// The layers to draw.
        ///
        /// Content without a layer is always drawn.
        package var layers: Set<Drawing.Layer>
        /// The theme whose colors a surrounding page can change; `nil` for fixed colors.
        package var theme: FigureTheme?
        /// The form of texts whose fonts come from files.
        package var text: Drawing.TextForm
        /// The minimum rectangle of the picture; `nil` for the painted area.
        package var room: CGRect?
        /// The writer of an invisible record in the head of the picture, for golden files; `nil` for no record.
        package var record: (any PictureRecord)?

        /// Creates options; all parameters have defaults.
        package init(
            id: String? = nil,
            scheme: Drawing.Scheme = .adaptive,
            margin: Double = 0,
            layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
            theme: FigureTheme? = nil,
            text: Drawing.TextForm = .embedded,
            room: CGRect? = nil,
            record: (any PictureRecord)? = nil
        ) {
            self.room = room
            self.id = id
            self.scheme = scheme
            self.margin = margin
            self.layers = layers
            self.theme = theme
            self.text = text
            self.record = record
        }
    }

    /// The options of the picture.
    package var options: Options

    /// Creates a renderer with some options.
    package init(_ options: Options = Options()) { self.options = options }

    /// Returns the picture as an SVG document.
    package func render(_ drawing: Drawing) -> String { SVGPicture(drawing, options: options).standalone() }

    /// Passes the picture to a closure as an SVG document, piece by piece.
    ///
    /// The bytes equal the bytes of ``render(_:)``. The picture is painted twice but never kept in memory as a
    /// whole, so this method is for large pictures.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - length: The approximate length of a piece in bytes.
    ///   - sink: A closure that receives each piece. It isn't called again after it throws an error.
    /// - Throws: The error of the closure.
    package func write<Failure: Error>(
        _ drawing: Drawing,
        inPiecesOf length: Int = 65_536,
        to sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let picture = SVGPicture(drawing, options: options)
        try SVGChunkWriter(picture, length: length).write(to: sink)
    }

    /// Returns the picture as an element of a page, with the rules for the page's style sheet.
    ///
    /// In pages, each annotation has a unique id: the id of the figure, a dash and the annotation's name.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - length: The expected length of the content above the picture, in bytes.
    ///   - above: A closure that writes content above the picture, such as links.
    package func fragment(
        _ drawing: Drawing,
        expecting length: Int = 0,
        above: (inout MarkupWriter) -> Void = { _ in }
    ) -> SVGFragment {
        SVGPicture(drawing, options: options, isPartOfPage: true)
            .fragment(expecting: length, above: above)
    }
}

extension Drawing.Font.Family {
    /// The font families in order of preference.
    var svgFamilies: StaticString {
        switch self {
        case .sansSerif: "Helvetica,Arial,sans-serif"
        case .monospaced: "Menlo,Consolas,'Courier New',monospace"
        }
    }
}
