import Foundation
import LayoutDocuments

/// How documents are drawn.
struct RenderJob {
    /// What is written.
    enum Format: String, CaseIterable {
        case svg
        case json
    }

    /// The words for schemes.
    enum SchemeWord: String, CaseIterable {
        case adaptive, light, dark

        var scheme: Figure.Scheme {
            switch self {
            case .adaptive: .adaptive
            case .light: .light
            case .dark: .dark
            }
        }
    }

    var format = Format.svg
    var scheme = Figure.Scheme.adaptive
    var margin = 0.0
    var imageFolder: URL?

    /// The picture of a document, and everything that was found.
    func draw(_ source: SourceText) -> (text: String?, findings: [Finding]) {
        let document = LayoutDocument(source)
        guard var figure = document.figure else { return (nil, document.findings) }
        figure.imageFolder = imageFolder
        do throws(FigureError) {
            let drawing = try figure.drawing(scheme: scheme)
            let findings = document.findings + drawing.findings
            switch format {
            case .svg: return (try drawing.svg(scheme: scheme, margin: CGFloat(margin)), findings)
            case .json: return (drawing.json(), findings)
            }
        } catch {
            return (nil, document.findings + [error.finding(at: source.place(of: 0))])
        }
    }
}
