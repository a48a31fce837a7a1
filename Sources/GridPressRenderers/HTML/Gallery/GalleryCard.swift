import GridPressDrawings

/// The card of a figure in the index of a gallery: a small picture, its title and a few words.
package struct GalleryCard: Sendable {
    private let thumbnail: Thumbnail
    private let scheme: Drawing.Scheme
    private let words: String

    /// Descriptions are cut to about so many letters.
    private static let mostLetters = 110

    init(_ print: Gallery.RenderedFigure) {
        thumbnail = Thumbnail(print.drawing, scheme: print.scheme)
        scheme = print.scheme
        words = Self.shortened(print.drawing.summary ?? "")
    }

    /// The first words of a description, cut between two of them.
    private static func shortened(_ text: String) -> String {
        guard text.count > mostLetters else { return text }
        let start = text.prefix(mostLetters)
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return start[..<end].trimmingCharacters(in: CharacterSet(charactersIn: " ,;:.—–")) + "…"
    }

    /// Writes the card as a link to the page of its figure.
    func write(
        to writer: inout MarkupWriter,
        of entry: GalleryPlan.GalleryEntry,
        number: Int,
        palette: inout SVGPalette
    ) {
        writer.element("a") { writer in
            writer.attribute("href", file: entry.file(of: .picture))
            writer.element("svg") { writer in
                writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                switch scheme {
                case .adaptive: writer.attribute("class", "thumb")
                case .light: writer.attribute("class", "thumb light")
                case .dark: writer.attribute("class", "thumb dark")
                }
                thumbnail.write(to: &writer, number: number, palette: &palette)
            }
            writer.element("b") { $0.text(entry.title) }
            writer.element("span") { $0.text(words) }
        }
    }
}
