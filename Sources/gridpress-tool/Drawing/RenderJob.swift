import Foundation
import LayoutDocuments

/// How documents are drawn.
struct RenderJob: Sendable {
    /// What is written.
    enum Format: String, CaseIterable {
        case svg
        case json
        case text

        /// How the names of files end.
        var ending: String { self == .text ? "txt" : rawValue }
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
    /// How many columns text has; `nil` takes the terminal's, or 80.
    var columns: Int?
    /// Whether text is coloured.
    var isColored = false

    /// The picture of a document, and everything that was found.
    func draw(_ source: SourceText) -> (picture: String?, findings: [Finding]) {
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
            switch format {
            case .svg: return (try drawing.svg(scheme: scheme, margin: margin), findings)
            case .json: return (drawing.json(), findings)
            case .text: return (drawing.text(columns: columns ?? 80, isColored: isColored), findings)
            }
        } catch {
            return (nil, document.findings + [error.finding(at: source.placeOfFigure)])
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
        columns = words[.columns]
        if format != .svg, margin != nil {
            let subject = format == .json ? "Frames as JSON have" : "Text has"
            throw ToolFailure.usage("\(subject) no margin.", advice: "Leave --margin out, or draw an SVG.")
        }
        if format != .text, columns != nil {
            throw ToolFailure.usage("Only text has columns.", advice: "Leave --columns out, or add --format text.")
        }
        guard let folder = words[.images] else { return }
        guard FileStatus(folder)?.kind == .folder else {
            throw ToolFailure(exit: .noInput, sentence: "There is no folder “\(folder)” for --images.")
        }
        imageFolder = URL(fileURLWithPath: folder, isDirectory: true)
    }
}

extension RenderJob {
    /// The job where text goes straight to a terminal, as wide as that and in its colours.
    func adapted(to surroundings: Surroundings) -> RenderJob {
        var job = self
        job.columns = columns ?? surroundings.outputColumns
        job.isColored = surroundings.isOutputColored
        return job
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
    /// Where the figure starts.
    fileprivate var placeOfFigure: Finding.Place {
        place(of: bytes.firstRange(of: Array("<Figure".utf8))?.lowerBound ?? 0)
    }
}
