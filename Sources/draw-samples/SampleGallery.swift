import Foundation
import GridPressRenderers
import SampleFigures

/// All samples as a gallery: an index, and for each a page in both modes.
struct SampleGallery {
    private let writer: SampleWriter
    private let hasFrames: Bool

    /// A gallery in a folder, in which the frames of each figure are written too if that is asked for.
    init(_ folder: URL, hasFrames: Bool) {
        writer = SampleWriter(folder: folder)
        self.hasFrames = hasFrames
    }

    /// Draws all, and tells whether all could be drawn.
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
                    topic: sample.topic.rawValue
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
                    Figure.RenderOptions(dimensions: sample.dimensions, guides: sample.guides),
                    listing: source.listing(of: sample)
                )
            }
        )
        let cards = Cards(count: entries.count)
        let writer = writer
        DispatchQueue.concurrentPerform(iterations: entries.count) { index in
            do {
                for file in gallery.files(of: entries[index], at: index) { try writer.write(file.text, to: file.name) }
                cards.put(gallery.card(of: entries[index]), at: index)
            } catch {
                cards.fail(error)
            }
        }
        let index = gallery.index(of: try cards.all())
        try writer.write(index.text, to: index.name)
        print("\nOpen \(writer.folder.appendingPathComponent(index.name).standardizedFileURL.path)")
        return prints.count == SampleFigure.all.count
    }
}

/// Cards that come from several threads.
private final class Cards: @unchecked Sendable {
    // Only touched while the lock is held.
    private var cards: [GalleryCard?]
    private var failure: (any Error)?
    private let lock = NSLock()

    init(count: Int) { cards = Array(repeating: nil, count: count) }

    func put(_ card: GalleryCard, at index: Int) { lock.withLock { cards[index] = card } }

    func fail(_ error: any Error) { lock.withLock { failure = failure ?? error } }

    func all() throws -> [GalleryCard] {
        try lock.withLock {
            if let failure { throw failure }
            return cards.compactMap(\.self)
        }
    }
}
