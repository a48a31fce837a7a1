/// A renderer for a separate HTML page: the picture with switches for its layers, its frames, grids, source and
/// findings.
///
/// The page loads no other files and runs no script. Its content security policy allows its single style sheet by a
/// hash.
package struct HTMLRenderer: DrawingRenderer, Sendable {
    package typealias Mode = HTMLMode
    package typealias Listing = HTMLListing

    /// The options of a page.
    package struct Options: Sendable {
        /// The form of the picture.
        package var mode: Mode
        /// The color scheme of the picture.
        ///
        /// The page around it follows the reader's setting.
        package var scheme: Drawing.Scheme
        /// The form of texts whose fonts come from files.
        package var text: Drawing.TextForm
        /// The source code beside the picture; `nil` for none.
        package var listing: Listing?
        /// The names of the annotations that are shown at first; `nil` for all.
        package var shownAnnotations: Set<String>?
        /// Whether the page contains an invisible layout record, for golden files.
        package var embedsLayoutRecord: Bool

        /// Creates options; all parameters have defaults.
        package init(
            mode: Mode = .picture,
            scheme: Drawing.Scheme = .adaptive,
            text: Drawing.TextForm = .embedded,
            listing: Listing? = nil,
            shownAnnotations: Set<String>? = nil,
            embedsLayoutRecord: Bool = false
        ) {
            self.mode = mode
            self.scheme = scheme
            self.text = text
            self.listing = listing
            self.shownAnnotations = shownAnnotations
            self.embedsLayoutRecord = embedsLayoutRecord
        }
    }

    /// The options of the page.
    package var options: Options

    /// Creates a renderer with some options.
    package init(_ options: Options = Options()) { self.options = options }

    /// Returns the page of a drawing.
    package func render(_ drawing: Drawing) -> String { render(drawing, place: nil) }

    /// Returns the page of a drawing at a position in a gallery.
    func render(_ drawing: Drawing, place: GalleryPlace?) -> String {
        FigurePage(drawing, options: options, place: place).html()
    }
}
