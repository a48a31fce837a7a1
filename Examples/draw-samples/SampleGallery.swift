import Foundation
import GridPressPages
import GridPressPlatform
import GridPressRenderers
import SampleFigures

/// All samples as a gallery: an index, and for each sample a page in both modes.
struct SampleGallery {
    private let writer: SampleWriter
    private let hasFrames: Bool

    /// Creates a gallery in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder of all files.
    ///   - hasFrames: Whether the frames of each figure are also written.
    init(_ folder: URL, hasFrames: Bool) {
        writer = SampleWriter(folder: folder)
        self.hasFrames = hasFrames
    }

    /// Draws all samples, and returns whether all succeeded.
    func draw() throws -> Bool {
        let prints = try writer.drawAll()
        let plan = GalleryPlan(
            title: "GridPress samples",
            summary:
                "\(prints.count) figures that GridPress draws without SwiftUI, with their layouts and their source code.",
            entries: prints.map { figure in
                let sample = figure.sample
                return GalleryPlan.GalleryEntry(
                    name: sample.name,
                    title: figure.drawing.title,
                    topic: sample.topic.title
                )
            },
            front: SampleFigure.front
        )
        let gallery = Gallery(plan, hasFrames: hasFrames)
        var source = SampleSource()
        let entries = gallery.ordered(
            prints.map { figure in
                let sample = figure.sample
                return figure.drawing.galleryFigure(
                    sample.options(),
                    listing: source.listing(of: sample)
                )
            }
        )
        let writer = writer
        var cards: [GalleryCard] = []
        try ParallelMap(jobs: ProcessInfo.processInfo.activeProcessorCount).run(entries.count) { index in
            Result {
                for file in gallery.files(of: entries[index], at: index) { try writer.write(file.text, to: file.name) }
                return gallery.card(of: entries[index])
            }
        } report: { _, card in
            cards.append(try card.get())
        }
        let index = gallery.index(of: cards)
        try writer.write(index.text, to: index.name)
        print("\nOpen \(writer.folder.appendingPathComponent(index.name).standardizedFileURL.path)")
        return prints.count == SampleFigure.all.count
    }
}
