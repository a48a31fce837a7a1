import Foundation
import LayoutDocuments

/// How documents are drawn.
struct RenderJob: Sendable {
    /// What is written.
    enum Format: String, CaseIterable {
        case svg
        case html
        case json
    }

    /// The words for schemes.
    enum SchemeWord: String, CaseIterable {
        case adaptive, light, dark

        /// The scheme itself.
        var scheme: Figure.Scheme {
            switch self {
            case .adaptive: .adaptive
            case .light: .light
            case .dark: .dark
            }
        }
    }

    /// What is written.
    var format = Format.svg
    /// What pictures on pages are made of.
    var mode = HTMLMode.picture
    /// The width; `nil` takes the document's.
    var width: Double?
    /// The height; `nil` takes the document's.
    var height: Double?
    /// Which colours are drawn; `nil` takes the document's.
    var scheme: Figure.Scheme?
    /// The room around everything; `nil` takes the document's.
    var margin: Double?
    /// Where images lie.
    var imageFolder: URL?

    /// What a document draws, and how.
    struct Picture: Sendable {
        let drawing: Drawing
        let scheme: Figure.Scheme
        let margin: CGFloat
    }

    /// The finished picture of a document, and everything that was found.
    func picture(of source: SourceText) -> (picture: Picture?, findings: [Finding]) {
        let document = LayoutDocument(source)
        guard var figure = document.figure else { return (nil, document.findings) }
        figure.imageFolder = imageFolder
        if let width { figure.width = CGFloat(width) }
        if let height { figure.height = CGFloat(height) }
        let scheme = scheme ?? document.scheme ?? .adaptive
        let margin = margin.map { CGFloat($0) } ?? document.margin ?? 0
        do throws(FigureError) {
            let drawing = try figure.drawing(scheme: scheme)
            let findings = document.findings + drawing.findings.map { $0.placed(in: source) }
            return (Picture(drawing: drawing, scheme: scheme, margin: margin), findings)
        } catch {
            return (nil, document.findings + [error.finding(at: source.placeOfFigure)])
        }
    }

    /// The picture of a document as it is written, and everything that was found.
    func draw(_ source: SourceText) -> (picture: String?, findings: [Finding]) {
        let (picture, findings) = picture(of: source)
        guard let picture else { return (nil, findings) }
        do throws(FigureError) {
            switch format {
            case .svg: return (try picture.drawing.svg(scheme: picture.scheme, margin: picture.margin), findings)
            case .html:
                let page = picture.drawing.html(mode: mode, scheme: picture.scheme, listing: source.listing)
                return (page, findings)
            case .json: return (picture.drawing.json(), findings)
            }
        } catch {
            return (nil, findings + [error.finding(at: source.placeOfFigure)])
        }
    }
}

extension RenderJob {
    /// The job that options describe.
    init(_ words: Words) throws {
        format = words[.format] ?? .svg
        width = words[.width]
        height = words[.height]
        scheme = words[.scheme]?.scheme
        margin = words[.margin]
        mode = words[.mode] ?? .picture
        if format == .json, margin != nil {
            throw ToolFailure.usage("Frames as JSON have no margin.", advice: "Leave --margin out, or draw an SVG.")
        }
        if format == .html, margin != nil {
            throw ToolFailure.usage("Pages have air of their own.", advice: "Leave --margin out, or draw an SVG.")
        }
        if format != .html, words[.mode] != nil {
            throw ToolFailure.usage("Only pages have a mode.", advice: "Write --format html, or leave --mode out.")
        }
        guard let folder = words[.images] else { return }
        guard FileStatus(folder)?.kind == .folder else {
            throw ToolFailure(exit: .noInput, sentence: "There is no folder “\(folder)” for --images.")
        }
        imageFolder = URL(fileURLWithPath: folder, isDirectory: true)
    }
}

extension Finding {
    /// The finding with a place in a file, where it only has one among views: what stands there leads to the file.
    fileprivate func placed(in source: SourceText) -> Finding {
        var finding = self
        switch place {
        case .source: return self
        case .view(let path): finding.sentence = "\(path.joined(separator: " > ")): \(sentence)"
        case nil: break
        }
        finding.place = source.placeOfFigure
        return finding
    }
}

extension SourceText {
    /// The document, to be shown beside its picture.
    var listing: HTMLListing {
        let file = String(name.split(separator: "/").last ?? "")
        return HTMLListing(String(decoding: bytes, as: UTF8.self), language: "xml", title: file)
    }

    /// Where the figure starts.
    fileprivate var placeOfFigure: Finding.Place {
        place(of: bytes.firstRange(of: Array("<Figure".utf8))?.lowerBound ?? 0)
    }
}
