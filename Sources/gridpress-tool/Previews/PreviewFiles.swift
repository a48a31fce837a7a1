import Foundation
import GridPressDrawings
import GridPressPlatform
import GridPressRenderers
import LayoutDocuments
import PreviewPrograms

/// The files of drawn previews.
struct PreviewFiles {
    private let previews: [DrawnPreview]
    private let format: RenderSettings.Format

    init(_ previews: [DrawnPreview], _ format: RenderSettings.Format) {
        self.previews = previews
        self.format = format
    }

    /// Writes the files into a folder, and returns findings about files that can't be written.
    func write(to folder: String) -> [Finding] {
        if format == .html { return writeGallery(to: folder) }
        var failures: [Finding] = []
        ParallelMap(jobs: Tool.processors).run(previews.count) { [previews, format] index in
            Self.write(
                previews[index].content(in: format),
                to: folder + "/" + previews[index].name + "." + format.ending
            )
        } report: { _, failure in
            if let failure { failures.append(failure) }
        }
        return failures
    }

    private func writeGallery(to folder: String) -> [Finding] {
        let hasVariants = Set(previews.map(\.variant)).count > 1
        let plan = GalleryPlan(
            title: "Previews",
            summary: previews.count == 1 ? "One picture." : "\(previews.count) pictures.",
            entries: previews.map { preview in
                GalleryPlan.GalleryEntry(
                    // All pages of a gallery are in the same folder.
                    name: preview.name.replacing("/", with: "."),
                    title: preview.shownTitle,
                    variant: hasVariants ? (preview.variant.title, preview.previewName) : nil,
                    topic: preview.sourceName.stem,
                    hasGrid: !preview.drawing.grids.isEmpty
                )
            },
            // No preview is singled out, so that all variants are seen side by side.
            front: []
        )
        let gallery = Gallery(plan)
        let figures = gallery.ordered(
            previews.map { preview in
                preview.titledDrawing.galleryFigure(
                    Figure.RenderOptions(scheme: preview.scheme),
                    listing: preview.listing
                )
            }
        )
        var failures: [Finding] = []
        var cards: [GalleryCard] = []
        ParallelMap(jobs: Tool.processors).run(figures.count) { index in
            let failures = gallery.files(of: figures[index], at: index)
                .compactMap { Self.write($0.text, to: folder + "/" + $0.name) }
            return (gallery.card(of: figures[index]), failures)
        } report: { (_, result: (card: GalleryCard, failures: [Finding])) in
            failures += result.failures
            cards.append(result.card)
        }
        let index = gallery.index(of: cards)
        return failures + [Self.write(index.text, to: folder + "/" + index.name)].compactMap(\.self)
    }

    /// Writes a file and creates its folders, and returns a finding if that fails.
    private static func write(_ text: String, to path: String) -> Finding? {
        let (folder, name) = path.splitAtLastPart
        do throws(SystemError) {
            try NewFolder.make(folder)
            try AtomicFile.write(text.utf8, to: name, in: folder)
            return nil
        } catch {
            return Finding(unwritable: path, error.reason, fix: error.remedy)
        }
    }
}

extension DrawnPreview {
    /// Returns the picture in a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - embedsLayoutRecord: Whether an SVG or HTML picture contains a layout record, as golden files do. It has no
    ///     effect on other formats.
    func content(in format: RenderSettings.Format, embedsLayoutRecord: Bool = false) -> String {
        let options = Figure.RenderOptions(scheme: scheme)
        // Drawing fails only for an invalid margin.
        return switch format {
        case .svg: (try? drawing.svg(options, embedsLayoutRecord: embedsLayoutRecord)) ?? ""
        case .html: drawing.html(options, listing: listing, embedsLayoutRecord: embedsLayoutRecord)
        case .json: drawing.json(options)
        case .text: drawing.text(options)
        case .accessibility: drawing.accessibilityText()
        }
    }

    /// The code of the preview, to be shown beside its picture.
    fileprivate var listing: HTMLListing? {
        guard case .bytes(let bytes)? = try? RegularFile.read(file, atMost: 1 << 20) else { return nil }
        let code = SwiftDeclaration.code(atLine: line, in: String(decoding: bytes, as: UTF8.self))
        return HTMLListing(code, language: "swift", title: "\(sourceName):\(line)")
    }

    fileprivate var sourceName: String { file.splitAtLastPart.name }

    /// The name of the preview, or the name of its view.
    fileprivate var shownTitle: String {
        title ?? (previewName.splitAtLastPart.name.isEmpty ? previewName : previewName.splitAtLastPart.name)
    }

    /// The drawing, with the name of its view as the title if the preview has no name.
    fileprivate var titledDrawing: Drawing {
        var drawing = drawing
        if title == nil { drawing.title = shownTitle }
        return drawing
    }
}
