import GridPressDrawings
import GridPressRenderers

/// The old and the new picture of something, at one scale.
///
/// One of them may be missing.
struct PicturePair {
    /// How it looked.
    let old: ReportedPicture?
    /// How it looks.
    let new: ReportedPicture?
    /// The room that each of them has.
    let size: CGSize
    private let images: Images

    /// The images that hold the pictures.
    private enum Images {
        /// Both in one.
        case sheet(PictureSheet)
        /// One for each, or for the only one.
        case single
    }

    /// A pair of pictures; `nil` where there is none.
    init?(old: ReportedPicture?, new: ReportedPicture?) {
        let sizes = [old, new].compactMap(\.?.size)
        guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else { return nil }
        self.old = old
        self.new = new
        // Whole points, so that both pictures meet the pixels of a screen in the same way.
        size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
        if let old, let new, let sheet = PictureSheet(old, new, in: size) {
            images = .sheet(sheet)
        } else {
            images = .single
        }
    }

    /// What both are to be seen on.
    var backdrop: ReportedPicture.Backdrop { (new ?? old)?.backdrop ?? .adaptive }

    /// How many bytes the images take on a page.
    var length: Int {
        let markup =
            switch images {
            case .sheet(let sheet): [sheet.markup]
            case .single: [old, new].compactMap(\.?.markup)
            }
        return markup.reduce(0) { $0 + MarkupWriter.length(ofAddressOf: $1.utf8) }
    }

    /// Writes the properties that rules show the pictures by: their size and scale, and the images, each once.
    func writeProperties(to writer: inout MarkupWriter) {
        writer.literal("--w:")
        writer.number(size.width)
        writer.literal("px;--r:")
        writer.number(size.width)
        writer.literal("/")
        writer.number(size.height)
        switch images {
        case .sheet(let sheet):
            writer.literal(";--o:")
            writer.address(ofPicture: sheet.markup.utf8)
            writer.literal(";--n:var(--o);--np:100% 0;--os:200% 100%;--ns:200% 100%")
        case .single:
            if let old { write(old, "o", &writer) }
            if let new { write(new, "n", &writer) }
        }
    }

    private func write(_ picture: ReportedPicture, _ name: StaticString, _ writer: inout MarkupWriter) {
        writer.literal(";--")
        writer.literal(name)
        writer.literal(":")
        writer.address(ofPicture: picture.markup.utf8)
        // The smaller one doesn't fill its room.
        guard picture.size != size else { return }
        writer.literal(";--")
        writer.literal(name)
        writer.literal("s:")
        writer.number(picture.size.width / size.width * 100)
        writer.literal("% ")
        writer.number(picture.size.height / size.height * 100)
        writer.literal("%")
    }
}
