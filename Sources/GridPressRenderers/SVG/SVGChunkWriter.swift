/// Writes a picture in pieces, so that the memory that takes doesn't grow with the picture.
///
/// The head depends on data that is collected while the body is written. So the picture is painted twice, and the same
/// each time; only the second time, bytes are handed on.
struct SVGChunkWriter {
    private let picture: SVGPicture
    /// About how many bytes a piece has.
    private let length: Int

    init(_ picture: SVGPicture, length: Int) {
        self.picture = picture
        self.length = length
    }

    /// Hands on one piece after the other, until one can't be taken.
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

    /// Returns what the body needs in the head.
    ///
    /// The body itself is thrown away.
    private func headContent() -> SVGHeadContent {
        var writer = MarkupWriter(piecesOf: length) { _ in }
        writer.begin("svg")
        return picture.paint(into: &writer)
    }

    private func writeHead(_ headContent: SVGHeadContent, to writer: inout MarkupWriter) {
        picture.beginRoot(for: headContent, to: &writer)
        picture.writeTitles(for: headContent, to: &writer)
        headContent.style.write(to: &writer)
        headContent.definitions.write(to: &writer)
    }
}
