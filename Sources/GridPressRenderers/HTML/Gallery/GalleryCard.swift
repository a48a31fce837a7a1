import GridPressDrawings

/// The card of a figure in the index of a gallery: its picture, its title and a caption.
package struct GalleryCard: Sendable {
    private let scheme: Drawing.Scheme
    private let caption: String

    /// Longer descriptions are represented by their first sentence.
    private static let mostLetters = 160

    init(_ figure: Gallery.RenderedFigure) {
        scheme = figure.scheme
        let summary = figure.drawing.summary ?? ""
        caption = summary.count > Self.mostLetters ? String(summary.firstSentence) : summary
    }

    /// Writes the card as a link to the page of its figure.
    ///
    /// The picture is the file beside the page, which a browser loads as soon as it is about to be seen.
    func write(to writer: inout MarkupWriter, of entry: GalleryPlan.GalleryEntry) {
        writer.element("a") { writer in
            writer.attribute("href", file: entry.file(of: .picture))
            writer.element("img") { writer in
                switch scheme {
                case .adaptive: break
                case .light: writer.attribute("class", "light")
                case .dark: writer.attribute("class", "dark")
                }
                writer.attribute("src", file: entry.pictureFile)
                // The title beside it names the picture.
                writer.attribute("alt", "")
                writer.attribute("loading", "lazy")
            }
            writer.element("b") { $0.text(entry.title) }
            if !caption.isEmpty { writer.element("span") { $0.text(caption) } }
        }
    }
}

extension String {
    /// The text up to the end of its first sentence.
    ///
    /// A point before a word in lower case, or before a number, ends an abbreviation.
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
