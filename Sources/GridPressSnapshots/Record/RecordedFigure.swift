import GridPressDrawings
import GridPressRenderers
import XMLReading

/// A drawing that was read from a golden file, and how it is written there.
struct RecordedFigure {
    /// The drawing, with its annotations, and with numbers as the file has them.
    var drawing: Drawing
    /// The options of the file.
    var options: Options

    /// The options of a picture or a page.
    struct Options: Equatable {
        /// The format of the file.
        var format: SnapshotFormat
        /// The id of the root of a picture; `nil` for one that is made of the title and the options.
        var id: String?
        var scheme = Drawing.Scheme.adaptive
        var margin = 0.0
        /// The layers that are drawn.
        var layers = Set(Drawing.Layer.allCases)
        /// The form of the picture on a page.
        var mode = HTMLMode.picture
        /// The annotations that a page shows at first; `nil` for all.
        var shownAnnotations: Set<String>?
        /// The source on a page.
        var listing: HTMLListing?
    }

    /// Returns the file as GridPress writes it now.
    func written() -> String {
        switch options.format {
        case .svg:
            SVGRenderer(
                SVGRenderer.Options(
                    id: options.id,
                    scheme: options.scheme,
                    margin: options.margin,
                    layers: options.layers,
                    embedsLayoutRecord: true
                )
            )
            .render(drawing)
        case .html:
            HTMLRenderer(
                HTMLRenderer.Options(
                    mode: options.mode,
                    scheme: options.scheme,
                    listing: options.listing,
                    shownAnnotations: options.shownAnnotations,
                    embedsLayoutRecord: true
                )
            )
            .render(drawing)
        case .json: JSONRenderer().render(drawing)
        case .text: TextRenderer().render(drawing)
        case .accessibility: AccessibilityRenderer().render(drawing)
        }
    }
}

/// The reason why a golden file has no drawing.
enum RecordProblem: Error, Equatable {
    /// The file contains no layout record.
    case missing
    /// The record has another version.
    case version
    /// The record can't be read, or doesn't match the markup.
    case damaged
}
