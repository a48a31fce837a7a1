/// A drawing that was read from a golden file, with the options of the file.
package struct RecordedFigure {
    /// The drawing with its annotations.
    ///
    /// Its numbers equal the numbers of the file.
    package var drawing: Drawing
    /// The options of the file.
    package var options: Options

    /// The options of a picture or a page.
    package struct Options: Equatable {
        /// The format of the file.
        package var format: SnapshotFormat
        /// The id of the root of a picture; `nil` for the default id, which is derived from the title and the
        /// options.
        package var id: String?
        package var scheme = Drawing.Scheme.adaptive
        package var margin = 0.0
        /// The layers that are drawn.
        package var layers = Set(Drawing.Layer.allCases)
        /// The form of the picture on a page.
        package var mode = HTMLMode.picture
        /// The annotations that a page shows initially; `nil` for all.
        package var shownAnnotations: Set<String>?
        /// The source code on a page; `nil` for none.
        package var listing: HTMLListing?
    }
}

/// The reason why a golden file has no drawing.
enum RecordProblem: Error, Equatable {
    /// The file contains no layout record.
    case missing
    /// The record has another version.
    case version
    /// The record can't be read.
    case damaged(JSONError)
}
