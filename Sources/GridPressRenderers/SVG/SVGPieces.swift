/// Writes a picture in pieces, so that the memory that takes doesn't grow with the picture.
///
/// The head holds what is known behind the body only, and an id that is a fingerprint of everything. So the picture is
/// painted several times, and the same each time; only the last time, bytes are handed on.
struct SVGPieces {
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
        let (headContent, count) = analysis()
        let id = headContent.needID ? id(headContent, count: count) : nil
        var failure: Failure?
        writeAll(headContent) { piece in
            guard failure == nil else { return }
            id?.resolve(in: piece)
            do throws(Failure) { try sink(UnsafeRawBufferPointer(piece)) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// What the body needs, and how many bytes there are in all.
    ///
    /// Head and body change places here, which they are as long in.
    private func analysis() -> (headContent: SVGHeadContent, count: Int) {
        var count = 0
        var writer = MarkupWriter(piecesOf: length) { count += $0.count }
        picture.beginRoot(hasID: true, to: &writer)
        let headContent = picture.paint(into: &writer)
        writeHead(headContent, to: &writer)
        writer.end("svg")
        writer.finish()
        return (headContent, count)
    }

    /// The fingerprint of everything.
    private func id(_ headContent: SVGHeadContent, count: Int) -> FigureID {
        var fingerprint = IncrementalFingerprint(FigureID.fingerprint(of: picture.options), count: count)
        writeAll(headContent) { fingerprint.combine($0) }
        return FigureID(fingerprint.finished())
    }

    private func writeAll(_ headContent: SVGHeadContent, _ outlet: @escaping ByteBuffer.Sink) {
        var writer = MarkupWriter(piecesOf: length, outlet)
        picture.beginRoot(hasID: headContent.needID, to: &writer)
        writeHead(headContent, to: &writer)
        _ = picture.paint(into: &writer)
        writer.end("svg")
        writer.finish()
    }

    private func writeHead(_ headContent: SVGHeadContent, to writer: inout MarkupWriter) {
        picture.writeTitles(to: &writer)
        headContent.style.write(to: &writer)
        headContent.definitions.write(to: &writer)
    }
}
