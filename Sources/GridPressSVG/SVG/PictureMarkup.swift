import GridPressDrawings

/// The writer of an invisible record in the head of a picture.
package protocol PictureRecord: Sendable {
    /// Writes the record of a picture, after its title and its description.
    func write(_ picture: PictureMarkup, to writer: inout MarkupWriter)
}

/// A drawing, and what the markup of its picture contains.
package struct PictureMarkup {
    /// The drawing.
    package let drawing: Drawing
    /// The options of the picture.
    package let options: SVGRenderer.Options
    /// The analysis of the drawing.
    package let analysis: SVGAnalysis
    /// The definitions in the head of the picture.
    package let definitions: SVGDefinitions
    /// Whether the markup contains the elements of several drawings, as that of an animated picture or of two schemes.
    package let hasSeveralDrawings: Bool
}
