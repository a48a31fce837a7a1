/// The card of a figure in the index of a gallery: its picture, its title and a caption.
package struct GalleryCard: Sendable {
    private let scheme: Drawing.Scheme
    private let caption: String
    private let size: CGSize

    /// Whether the picture is high, as that of a phone.
    var isPortrait: Bool { size.height > 1.4 * size.width }

    /// The number of characters above which a summary is shortened to its first sentence.
    private static let mostLetters = 160

    init(_ figure: Gallery.RenderedFigure) {
        scheme = figure.scheme
        size = figure.drawing.size
        let summary = figure.drawing.summary ?? ""
        caption = summary.count > Self.mostLetters ? String(summary.firstSentence) : summary
    }

    /// Writes the card as a link to the page of its figure.
    ///
    /// The picture is the file beside the page, which browsers load lazily.
    ///
    /// - Parameters:
    ///   - writer: The destination.
    ///   - entry: The figure.
    ///   - title: The title of the card.
    ///   - hasHeight: Whether the picture has its own height, for which browsers reserve room before they load it.
    func write(to writer: inout MarkupWriter, of entry: GalleryPlan.GalleryEntry, title: String, hasHeight: Bool) {
        writer.element("a") { writer in
            writer.attribute("href", file: entry.file(of: .picture))
            writer.element("img") { writer in
                switch scheme {
                case .adaptive: break
                case .light: writer.attribute("class", "light")
                case .dark: writer.attribute("class", "dark")
                }
                writer.attribute("src", file: entry.pictureFile)
                if hasHeight {
                    writer.attribute("width", Double(size.width))
                    writer.attribute("height", Double(size.height))
                }
                // The title next to the picture already names it, so the alternative text is empty.
                writer.attribute("alt", "")
                writer.attribute("loading", "lazy")
            }
            writer.element("b") { $0.text(title) }
            if !caption.isEmpty { writer.element("span") { $0.text(caption) } }
        }
    }
}

extension String {
    /// The text up to the end of its first sentence.
    ///
    /// A period before a lowercase word or a number is treated as part of an abbreviation.
    var firstSentence: Substring {
        for index in indices {
            let end = self.index(after: index)
            switch self[index] {
            case "。", "！", "？": return self[..<end]
            case ".", "!", "?":
                let rest = self[end...]
                guard let next = rest.first(where: { !$0.isWhitespace }) else { return self[..<end] }
                if rest.first?.isWhitespace == true, !next.isLowercase, !next.isNumber { return self[..<end] }
            default: break
            }
        }
        return self[...]
    }
}
