import GridPressDrawings

/// Shows a finished picture as a separate page: the picture with switches for its layers, its boxes with their numbers,
/// its grids, its source and its findings.
///
/// A page needs nothing but itself and runs no script. Its policy names the one style that it holds, by a digest.
package struct HTMLRenderer: DrawingRenderer, Sendable {
    package typealias Mode = HTMLMode
    package typealias Listing = HTMLListing

    /// The options of a page.
    package struct Options: Sendable {
        /// What the picture is made of.
        package var mode: Mode
        /// Which colours the picture is drawn in; the page around it follows its reader.
        package var scheme: Drawing.Scheme
        /// The form of texts in font files.
        package var text: Drawing.TextForm
        /// The source of the picture.
        package var listing: Listing?
        /// The names of the annotations that are shown at first; `nil` for all.
        package var shownAnnotations: Set<String>?
        /// Whether the file carries what the picture means, for golden files; nothing of it is seen.
        package var embedsLayoutRecord: Bool

        /// The options that aren't given stand as they are by default.
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

    /// What was chosen about the page.
    package var options: Options

    /// A renderer with these options.
    package init(_ options: Options = Options()) { self.options = options }

    /// The page.
    package func render(_ drawing: Drawing) -> String { render(drawing, place: nil) }

    /// The page at a place of a gallery.
    func render(_ drawing: Drawing, place: GalleryPlace?) -> String {
        FigurePage(drawing, options: options, place: place).html()
    }
}
