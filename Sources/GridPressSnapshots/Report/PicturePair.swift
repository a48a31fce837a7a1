/// The old and the new picture of a snapshot, at one scale.
///
/// One of them can be missing.
struct PicturePair {
    /// The old picture; `nil` if it is missing.
    let old: ReportedPicture?
    /// The new picture; `nil` if it is missing.
    let new: ReportedPicture?
    /// The size of the space for each picture.
    let size: CGSize
    private let images: Images

    /// The images that contain the pictures.
    private enum Images {
        /// One image with both pictures.
        case sheet(PictureSheet)
        /// One image for each picture.
        case single
    }

    /// Creates a pair of pictures; `nil` if both are missing.
    init?(old: ReportedPicture?, new: ReportedPicture?) {
        let sizes = [old, new].compactMap(\.?.size)
        guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else { return nil }
        self.old = old
        self.new = new
        // Whole points align both pictures with the pixels of a screen in the same way.
        size = CGSize(width: width.rounded(.up), height: height.rounded(.up))
        if let old, let new, let sheet = PictureSheet(old, new, in: size) {
            images = .sheet(sheet)
        } else {
            images = .single
        }
    }

    /// The background for both pictures.
    var backdrop: ReportedPicture.Backdrop { (new ?? old)?.backdrop ?? .adaptive }

    /// The number of bytes that the images take on a page.
    var length: Int {
        let markup =
            switch images {
            case .sheet(let sheet): [sheet.markup]
            case .single: [old, new].compactMap(\.?.markup)
            }
        return markup.reduce(0) { $0 + MarkupWriter.length(ofAddressOf: $1.utf8) }
    }

    /// Writes the custom properties that style rules use for the pictures: their size and scale, and the images, each
    /// once.
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
        // A smaller picture doesn't fill its space.
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
