/// The writer of an invisible record in the head of a picture.
package protocol PictureRecord: Sendable {
    /// Writes the record of a picture, after its title and its description.
    func write(_ drawing: Drawing, _ options: SVGRenderer.Options, to writer: inout MarkupWriter)
}
