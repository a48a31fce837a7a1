/// A request for the picture of a figure, as the comment of a page describes it.
package struct PictureRequest: Codable, Sendable {
    /// The name of the picture's file, without its extension.
    package var name: String
    /// The title, which is the alternative text of the picture; `nil` if the comment sets none.
    package var title: String?
    /// The description of the picture for screen readers.
    package var description: String?
    /// The width and the height of the figure; `nil` for the size of its content.
    package var width: Double?
    package var height: Double?
    /// The widths at which the figure is drawn, from the narrowest; empty for a single picture.
    package var widths: [Double] = []
    /// The margin around the picture, in points; `nil` for the margin of the figure.
    package var margin: Double?
    /// The color scheme of the picture; `nil` for the scheme of the document, or for both schemes.
    package var scheme: SchemeName?
    /// The words for guides to draw.
    package var guides: [String] = []
    /// The words for dimensions to draw, in addition to dimensions that views request.
    package var dimensions: [String] = []
    /// The location of the comment.
    package var location: Finding.Location
    /// The location of the code.
    package var start: Finding.Location

    package init(name: String, location: Finding.Location) {
        self.name = name
        self.location = location
        start = location
    }

    /// The maximum number of widths.
    package static let mostWidths = 20

    /// The names of the pictures' files, without their extensions: one for each width.
    package var pictureNames: [String] { widths.isEmpty ? [name] : widths.map(pictureName) }

    /// Returns the name of the picture's file at a width, without its extension.
    package func pictureName(at width: Double?) -> String { name + (width.map { "-" + $0.phrase } ?? "") }
}

/// The words for annotations, which the engine also knows.
package enum AnnotationWords {
    /// The words for guides.
    package static let guides = [
        "all", "tracks", "track-lines", "track-sizes", "gaps", "cells", "items", "spans", "padding", "baselines",
        "overflow", "proposals",
    ]
    /// The words for dimensions, with the pattern `named:NAME` for names.
    package static let dimensions = [
        "all", "tracks", "each-track", "running", "cells", "all-levels", "named:NAME",
    ]

    /// Returns whether a word selects dimensions.
    package static func areDimensions(_ word: String) -> Bool {
        let name = "named:"
        return word.hasPrefix(name) && word.count > name.count
            || dimensions.dropLast().contains(word)
    }
}
