import GridPressDrawings
import GridPressPages
import GridPressRenderers
import XMLReading

/// A drawing that was read from a golden file, with the options of the file.
struct RecordedFigure {
    /// The drawing with its annotations.
    ///
    /// Its numbers equal the numbers of the file.
    var drawing: Drawing
    /// The options of the file.
    var options: Options

    /// The options of a picture or a page.
    struct Options: Equatable {
        /// The format of the file.
        var format: SnapshotFormat
        /// The id of the root of a picture; `nil` for the default id, which is derived from the title and the
        /// options.
        var id: String?
        var scheme = Drawing.Scheme.adaptive
        var margin = 0.0
        /// The layers that are drawn.
        var layers = Set(Drawing.Layer.allCases)
        /// The form of the picture on a page.
        var mode = HTMLMode.picture
        /// The annotations that a page shows initially; `nil` for all.
        var shownAnnotations: Set<String>?
        /// The source code on a page; `nil` for none.
        var listing: HTMLListing?
    }

    /// Returns the file that this version of GridPress writes for the drawing.
    func written() -> String {
        switch options.format {
        case .svg:
            SVGRenderer(
                SVGRenderer.Options(
                    id: options.id,
                    scheme: options.scheme,
                    margin: options.margin,
                    layers: options.layers
                )
                .embeddingLayoutRecord()
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
