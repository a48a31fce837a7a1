/// The outlines of changed views, above the old and the new picture of a snapshot.
struct PlaceOutlines {
    /// The reason for outlines.
    enum Reason {
        /// The views are the causes of the difference.
        case cause
        /// The views only moved or grew with others.
        case consequence
    }

    private let places: [ChangedPlace]
    private let reason: Reason

    /// Creates outlines of frames; `nil` if there are none.
    init?(_ places: [ChangedPlace], _ reason: Reason) {
        guard !places.isEmpty else { return nil }
        self.places = places
        self.reason = reason
    }

    /// The start of the ids of the outlines in the old picture.
    private var idStart: StaticString { reason == .cause ? "c" : "p" }

    /// The address of these outlines, without the number.
    private var address: StaticString { reason == .cause ? "#c" : "#p" }

    /// Writes the outlines of the old frames above the old picture, with an id that ends in a number.
    func writeOld(above picture: ReportedPicture, of pair: PicturePair, number: Int, to writer: inout MarkupWriter) {
        sheet(pair.size, &writer) { writer in
            outline(\.old, "was", picture, &writer) { if pair.isOneView { $0.attribute("id", idStart, number) } }
        }
    }

    /// Writes the outlines of the new frames above the new picture, together with the outlines of the old frames.
    func writeNew(above picture: ReportedPicture, of pair: PicturePair, number: Int, to writer: inout MarkupWriter) {
        sheet(pair.size, &writer) { writer in
            if pair.isOneView, places.contains(where: { $0.old != nil }) {
                writer.phrase("use") { $0.attribute("href", address, number) }
            } else {
                outline(\.old, "was left", picture, &writer)
            }
            outline(\.new, "is", picture, &writer)
        }
    }

    /// Writes a picture above another one of the same size.
    private func sheet(_ room: CGSize, _ writer: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
        writer.phrase("svg") { writer in
            writer.attribute("xmlns", "http://www.w3.org/2000/svg")
            writer.attribute("class", reason == .cause ? "places cause" : "places moved")
            writer.attribute("viewBox", numbers: [0, 0, room.width, room.height])
            content(&writer)
        }
    }

    private func outline(
        _ side: KeyPath<ChangedPlace, CGRect?>,
        _ role: StaticString,
        _ picture: ReportedPicture,
        _ writer: inout MarkupWriter,
        _ attributes: (inout MarkupWriter) -> Void = { _ in }
    ) {
        let frames = places.compactMap { $0[keyPath: side] }.map(picture.place)
        guard !frames.isEmpty else { return }
        writer.phrase("path") { writer in
            attributes(&writer)
            writer.attribute("class", role)
            writer.attribute("d", outlining: frames)
        }
    }
}

extension PicturePair {
    /// Whether both pictures show the same part of their figures, at the same scale.
    fileprivate var isOneView: Bool {
        guard let old, let new else { return false }
        return old.view.origin == new.view.origin
            && old.size.width * new.view.width == new.size.width * old.view.width
            && old.size.height * new.view.height == new.size.height * old.view.height
    }
}

extension ReportedPicture {
    /// Returns a frame of the figure in points of the picture.
    fileprivate func place(_ frame: CGRect) -> CGRect {
        let (x, y) = (size.width / view.width, size.height / view.height)
        return CGRect(
            x: (frame.minX - view.minX) * x,
            y: (frame.minY - view.minY) * y,
            width: frame.width * x,
            height: frame.height * y
        )
    }
}
