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
        let (supplies, count) = survey()
        let id = supplies.needID ? id(supplies, count: count) : nil
        var failure: Failure?
        writeAll(supplies) { piece in
            guard failure == nil else { return }
            id?.settle(in: piece)
            do throws(Failure) { try sink(UnsafeRawBufferPointer(piece)) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// What the body needs, and how many bytes there are in all.
    ///
    /// Head and body change places here, which they are as long in.
    private func survey() -> (supplies: SVGSupplies, count: Int) {
        var count = 0
        var writer = MarkupWriter(piecesOf: length) { count += $0.count }
        picture.beginRoot(hasID: true, to: &writer)
        let supplies = picture.paint(into: &writer)
        writeHead(supplies, to: &writer)
        writer.end("svg")
        writer.finish()
        return (supplies, count)
    }

    /// The fingerprint of everything.
    private func id(_ supplies: SVGSupplies, count: Int) -> FigureID {
        var fingerprint = GrowingFingerprint(FigureID.fingerprint(of: picture.options), count: count)
        writeAll(supplies) { fingerprint.combine($0) }
        return FigureID(fingerprint.finished())
    }

    private func writeAll(_ supplies: SVGSupplies, _ outlet: @escaping ByteBuffer.Outlet) {
        var writer = MarkupWriter(piecesOf: length, outlet)
        picture.beginRoot(hasID: supplies.needID, to: &writer)
        writeHead(supplies, to: &writer)
        _ = picture.paint(into: &writer)
        writer.end("svg")
        writer.finish()
    }

    private func writeHead(_ supplies: SVGSupplies, to writer: inout MarkupWriter) {
        picture.writeTitles(to: &writer)
        supplies.style.write(to: &writer)
        supplies.definitions.write(to: &writer)
    }
}
