import Foundation
import GridPressFonts
import LayoutDocuments

/// The files of a figure's picture.
package struct FigurePicture: Sendable {
    /// The picture in the light scheme, or in any scheme if it has no other colors in the dark.
    package let light: String
    /// The picture in the dark scheme.
    package let dark: String?
    /// The title of the drawing.
    package let title: String
    /// The description of the drawing.
    package let description: String?
    /// The size of the picture.
    package let size: CGSize

    /// Draws the picture of a figure.
    ///
    /// - Parameter margin: The margin that the figure itself asks for.
    package init(_ drawing: Drawing, of request: FigureRequest, margin: CGFloat? = nil) throws(FigureError) {
        let margin = request.margin.map { CGFloat($0) } ?? margin ?? 0
        func svg(_ scheme: Drawing.Scheme, embedsLayoutRecord: Bool = true) throws(FigureError) -> String {
            try drawing.svg(
                Figure.RenderOptions(scheme: scheme, dimensions: request.dimensions, guides: request.guides),
                margin: margin,
                embedsLayoutRecord: embedsLayoutRecord
            )
        }
        light = try svg(.light)
        // The record has the scheme, so pictures without one are compared.
        let (lightMarkup, darkMarkup) = (
            try svg(.light, embedsLayoutRecord: false), try svg(.dark, embedsLayoutRecord: false)
        )
        dark = lightMarkup == darkMarkup ? nil : try svg(.dark)
        title = drawing.title
        description = drawing.summary
        size = Self.size(ofSVG: light) ?? drawing.size
    }

    /// The text for people who can't see the picture.
    package var alternativeText: String {
        guard let description, !description.isEmpty else { return title }
        return title + (title.last.map { ".!?:".contains($0) } ?? true ? " " : ". ") + description
    }

    /// Returns the size that a picture says, which includes its margin and its annotations.
    private static func size(ofSVG text: String) -> CGSize? {
        let start = text.prefix { $0 != ">" }
        func length(_ name: String) -> Double? {
            guard let range = start.firstRange(of: " \(name)=\"") else { return nil }
            return Double(start[range.upperBound...].prefix { $0 != "\"" })
        }
        guard let width = length("width"), let height = length("height") else { return nil }
        return CGSize(width: width, height: height)
    }
}

extension PageFigure {
    /// Returns the picture of the layout document in the block, and all findings with their places in the page.
    package func documentPicture(in source: SourceText, imageFolder: String? = nil) -> (
        picture: FigurePicture?, findings: [Finding]
    ) {
        let lines = code?.lines ?? []
        let text = lines.map { $0.text + "\n" }.joined()
        let document = SourceText(name: source.name, bytes: Array(text.utf8))
        let (picture, findings) = request.picture(of: document, imageFolder: imageFolder)
        return (picture, findings.map { $0.moved(from: lines, to: source) })
    }
}

extension FigureRequest {
    /// Returns the picture of a layout document, and all findings.
    package func picture(of source: SourceText, imageFolder: String? = nil) -> (
        picture: FigurePicture?, findings: [Finding]
    ) {
        let document = LayoutDocument(source)
        guard var figure = document.figure else { return (nil, document.findings) }
        if let title { figure.title = title }
        if let imageFolder {
            figure.imageFolder = URL(fileURLWithPath: imageFolder, isDirectory: true)
            figure = figure.fonts(FontLibrary())
        }
        if let description { figure.description = description }
        if let width { figure.width = CGFloat(width) }
        if let height { figure.height = CGFloat(height) }
        let start = source.location(of: 0)
        do throws(FigureError) {
            let drawing = try figure.drawing(scheme: document.scheme ?? .adaptive)
            let findings = document.findings + drawing.findings.map { $0.placed(at: start) }
            return (try FigurePicture(drawing, of: self, margin: document.margin), findings)
        } catch {
            return (nil, document.findings + [error.finding(at: start)])
        }
    }
}

extension Finding {
    /// Returns the finding about code of a block at its place in the page.
    fileprivate func moved(from lines: [SourceLine], to page: SourceText) -> Finding {
        guard case .source(let file, let line, let column) = location, lines.indices.contains(line - 1) else {
            return self
        }
        var finding = self
        let start = page.position(of: lines[line - 1].offset)
        finding.location = .source(file: file, line: start.line, column: start.column + column - 1)
        return finding
    }
}
