import Foundation
import GridPressRenderers
import SampleFigures

/// All samples as a gallery: an index, and for each a page in both modes.
struct SampleGallery {
    private let press: Press
    private let hasFrames: Bool

    /// A gallery in a folder, in which the frames of each figure are written too if that is asked for.
    init(_ folder: URL, hasFrames: Bool) {
        press = Press(folder: folder)
        self.hasFrames = hasFrames
    }

    /// Draws all, and tells whether all could be drawn.
    func draw() throws -> Bool {
        let prints = try press.drawAll()
        let plan = GalleryPlan(
            title: "GridPress samples",
            summary:
                "\(prints.count) figures, drawn without SwiftUI: what each shows, how it is laid out, and its source.",
            exhibits: prints.map { print in
                let sample = print.sample
                return GalleryPlan.Exhibit(name: sample.name, title: print.drawing.title, topic: sample.topic.rawValue)
            }
        )
        let gallery = Gallery(plan, hasFrames: hasFrames)
        var source = SampleSource()
        let exhibits = gallery.ordered(
            prints.map { print in
                let sample = print.sample
                return print.drawing.galleryPrint(
                    listing: source.listing(of: sample),
                    dimensions: sample.dimensions.isEmpty ? .tracks : sample.dimensions,
                    shownGuides: sample.guides
                )
            }
        )
        let cards = Cards(count: exhibits.count)
        let press = press
        DispatchQueue.concurrentPerform(iterations: exhibits.count) { index in
            do {
                for file in gallery.files(of: exhibits[index], at: index) { try press.write(file.text, to: file.name) }
                cards.put(gallery.card(of: exhibits[index]), at: index)
            } catch {
                cards.fail(error)
            }
        }
        let index = gallery.index(of: try cards.all())
        try press.write(index.text, to: index.name)
        print("\nOpen \(press.folder.appendingPathComponent(index.name).standardizedFileURL.path)")
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
