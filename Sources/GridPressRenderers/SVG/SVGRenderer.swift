import GridPressDrawings

/// Draws a finished picture as SVG.
///
/// The light look stands in presentation attributes, which survive where a content policy strips style sheets. A small
/// style adds the dark scheme and forced colours, and holds for this figure alone: its root has an id of its title, its
/// size and its options, or a given one, so that several figures, or variants of one, can stand in one page.
package struct SVGRenderer: DrawingRenderer, Sendable {
    /// The options of a picture.
    package struct Options: Sendable {
        /// The id of the root; `nil` for one that is made of the title, the size and the other options.
        package var id: String?
        /// Which colours are drawn.
        package var scheme: Drawing.Scheme
        /// The room around everything painted.
        package var margin: Double
        /// The layers that are drawn; what belongs to no layer always is.
        package var layers: Set<Drawing.Layer>
        /// The theme whose colors a page around the picture can change.
        package var theme: FigureTheme?
        /// The form of texts in font files.
        package var text: Drawing.TextForm
        /// The rectangle that the picture shows at least; `nil` for what is painted.
        package var room: CGRect?
        /// Whether the file carries what the picture means, for golden files; nothing of it is seen.
        package var embedsLayoutRecord: Bool

        /// The options that aren't given stand as they are by default.
        package init(
            id: String? = nil,
            scheme: Drawing.Scheme = .adaptive,
            margin: Double = 0,
            layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
            theme: FigureTheme? = nil,
            text: Drawing.TextForm = .embedded,
            room: CGRect? = nil,
            embedsLayoutRecord: Bool = false
        ) {
            self.room = room
            self.id = id
            self.scheme = scheme
            self.margin = margin
            self.layers = layers
            self.theme = theme
            self.text = text
            self.embedsLayoutRecord = embedsLayoutRecord
        }
    }

    /// What was chosen about the picture.
    package var options: Options

    /// A renderer with these options.
    package init(_ options: Options = Options()) { self.options = options }

    /// The picture as an SVG document.
    package func render(_ drawing: Drawing) -> String { SVGPicture(drawing, options: options).standalone() }

    /// Hands on the bytes of the picture as an SVG document, piece by piece, without ever holding all of them.
    ///
    /// They are those of ``render(_:)``. A picture is painted twice for them, so this is for
    /// pictures that are large.
    ///
    /// - Parameter sink: Takes the next bytes; after an error, it is called no more.
    package func write<Failure: Error>(
        _ drawing: Drawing,
        inPiecesOf length: Int = 65_536,
        to sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let picture = SVGPicture(drawing, options: options)
        try SVGChunkWriter(picture, length: length).write(to: sink)
    }

    /// The picture as an element of a page, and the rules for the page's style.
    ///
    /// A closure writes about `length` bytes above everything else, such as links. In pages, each annotation has an id of its own, which
    /// is that of the figure, a dash and the annotation's name.
    func fragment(
        _ drawing: Drawing,
        expecting length: Int = 0,
        above: (inout MarkupWriter) -> Void = { _ in }
    ) -> SVGFragment {
        SVGPicture(drawing, options: options, isPartOfPage: true)
            .fragment(expecting: length, above: above)
    }
}

extension SVGRenderer.Options {
    /// The options as a layout record has them, without defaults.
    var recorded: [(name: StaticString, value: String)] {
        var settings: [(name: StaticString, value: String)] = []
        if scheme != .adaptive { settings.append(("scheme", scheme.rawValue)) }
        if margin != 0 { settings.append(("margin", SettingText.text(of: margin))) }
        if !layers.missing.isEmpty {
            let shown = Drawing.Layer.allCases.filter { layers.contains($0) }.map(\.rawValue)
            settings.append(("shown", shown.joined(separator: " ")))
        }
        return settings
    }
}

extension Drawing.Font.Family {
    /// The families that a reader may have, best first.
    var svgFamilies: StaticString {
        switch self {
        case .sansSerif: "Helvetica,Arial,sans-serif"
        case .monospaced: "Menlo,Consolas,'Courier New',monospace"
        }
    }
}
