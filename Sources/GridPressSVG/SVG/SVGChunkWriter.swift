/// A writer of pictures in pieces, with memory use that doesn't grow with the picture.
///
/// The head depends on data that is collected while the body is written. Therefore the picture is painted twice, with
/// the same result, and bytes are passed on only the second time.
struct SVGChunkWriter {
    private let picture: SVGPicture
    /// The approximate length of a piece in bytes.
    private let length: Int

    init(_ picture: SVGPicture, length: Int) {
        self.picture = picture
        self.length = length
    }

    /// Passes on all pieces in order, until the receiver throws an error.
    func write<Failure: Error>(
        to sink: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        var writer = MarkupWriter(piecesOf: length) { piece in
            guard failure == nil else { return }
            picture.id.hand(on: piece) { bytes in
                do throws(Failure) { try sink(bytes) } catch { failure = error }
            }
        }
        writeHead(headContent(), to: &writer)
        _ = picture.paint(into: &writer)
        writer.end("svg")
        writer.finish()
        if let failure { throw failure }
    }

    /// Returns the data that the head needs.
    ///
    /// The body that is written for it is discarded.
    private func headContent() -> SVGHeadContent {
        var writer = MarkupWriter(piecesOf: length) { _ in }
        writer.begin("svg")
        return picture.paint(into: &writer)
    }

    private func writeHead(_ headContent: SVGHeadContent, to writer: inout MarkupWriter) {
        picture.beginRoot(for: headContent, to: &writer)
        picture.writeTitles(to: &writer)
        headContent.style.write(to: &writer)
        headContent.definitions.write(to: &writer)
    }
}
