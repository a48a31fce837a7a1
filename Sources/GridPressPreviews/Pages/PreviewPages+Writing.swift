import GridPress
import GridPressPages

extension PreviewPages {
    /// Writes the pages into their folder, and returns the indices of those whose record can't be read.
    func write() throws -> [Int] {
        let drawings = pages.map { try? $0.drawing }
        let drawn = zip(pages, drawings).compactMap { page, drawing in drawing.map { (page, $0) } }
        let unreadable = drawings.indices.filter { drawings[$0] == nil }
        guard !drawn.isEmpty else { return unreadable }
        switch kind {
        case .pages(let embedsLayoutRecord):
            for (page, drawing) in drawn {
                let options = Figure.RenderOptions(scheme: page.scheme.scheme)
                let text = drawing.html(options, listing: page.listing, embedsLayoutRecord: embedsLayoutRecord)
                try write(text, page.name + ".html")
            }
        case .gallery: try writeGallery(drawn)
        }
        return unreadable
    }

    private func writeGallery(_ drawn: [(page: Page, drawing: Drawing)]) throws {
        let gallery = Gallery(
            GalleryPlan(
                title: "Previews",
                summary: drawn.count == 1 ? "One picture." : "\(drawn.count) pictures.",
                entries: drawn.map { page, drawing in
                    GalleryPlan.GalleryEntry(
                        name: page.name,
                        title: page.title,
                        variant: page.variant.map { ($0, page.group) },
                        topic: page.sourceName.stem,
                        hasGrid: !drawing.grids.isEmpty
                    )
                },
                // No preview is singled out, so that all variants are seen side by side.
                front: []
            )
        )
        let figures = gallery.ordered(
            drawn.map { page, drawing in
                var drawing = drawing
                if !page.hasOwnTitle { drawing.title = page.title }
                return drawing.galleryFigure(Figure.RenderOptions(scheme: page.scheme.scheme), listing: page.listing)
            }
        )
        var cards: [GalleryCard] = []
        try ParallelMap(jobs: ProcessInfo.processInfo.activeProcessorCount).run(figures.count) { index in
            (card: gallery.card(of: figures[index]), files: gallery.files(of: figures[index], at: index))
        } report: { _, result in
            cards.append(result.card)
            for file in result.files { try write(file.text, file.name) }
        }
        let index = gallery.index(of: cards)
        try write(index.text, index.name)
    }

    private func write(_ text: String, _ name: String) throws {
        let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: path)
    }
}

extension PreviewPages.Page {
    /// The recorded drawing.
    fileprivate var drawing: Drawing {
        get throws { try RecordReader.drawing(from: Array(Data(contentsOf: URL(fileURLWithPath: record)))) }
    }

    /// The code of the preview, to be shown beside its picture.
    fileprivate var listing: HTMLListing? {
        guard case .bytes(let bytes)? = try? RegularFile.read(source, atMost: 1 << 20) else { return nil }
        let code = SwiftDeclaration.code(atLine: line, in: String(decoding: bytes, as: UTF8.self))
        return HTMLListing(code, language: "swift", title: "\(sourceName):\(line)")
    }

    fileprivate var sourceName: String { source.splitAtLastPart.name }
}
