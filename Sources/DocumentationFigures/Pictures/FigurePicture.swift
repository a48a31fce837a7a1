import Foundation
import GridPressFonts
import LayoutDocuments

/// The files of a figure's picture.
package struct FigurePicture: Sendable {
    /// The picture in the light scheme, or in the only scheme that has a picture.
    package let light: String
    /// The picture in the dark scheme; `nil` if it is the same, or if one scheme is requested.
    package let dark: String?
    /// The title of the drawing.
    package let title: String
    /// The description of the drawing.
    package let description: String?
    /// The size of the picture.
    package let size: CGSize
    /// The size of the picture in the dark scheme, if it differs; `nil` otherwise.
    package let darkSize: CGSize?
    /// The proposed width of the figure; `nil` for a figure with a single picture.
    package private(set) var proposedWidth: Double?
    /// The pictures at larger widths, from the narrowest.
    package private(set) var wider: [FigurePicture] = []

    /// The pictures at all widths, from the narrowest.
    package var layouts: [FigurePicture] { [self] + wider }

    /// Draws the pictures of a figure from its drawings at the requested widths, or from its only drawing.
    ///
    /// - Parameters:
    ///   - margin: The margin that the figure itself requests.
    ///   - scheme: The color scheme that the figure itself requests.
    package init(
        _ drawings: [Drawing],
        of request: FigureRequest,
        margin: CGFloat? = nil,
        scheme: Drawing.Scheme? = nil
    ) throws(FigureError) {
        var pictures: [FigurePicture] = []
        for (index, drawing) in drawings.enumerated() {
            var picture = try FigurePicture(drawing, of: request, margin: margin, scheme: scheme)
            picture.proposedWidth = request.widths.isEmpty ? nil : request.widths[index]
            pictures.append(picture)
        }
        self = pictures[0]
        wider = Array(pictures.dropFirst())
    }

    /// Draws the picture of a figure.
    ///
    /// - Parameters:
    ///   - margin: The margin that the figure itself requests.
    ///   - scheme: The color scheme that the figure itself requests.
    package init(
        _ drawing: Drawing,
        of request: FigureRequest,
        margin: CGFloat? = nil,
        scheme: Drawing.Scheme? = nil
    ) throws(FigureError) {
        let margin = request.margin.map { CGFloat($0) } ?? margin ?? 0
        func svg(_ scheme: Drawing.Scheme, embedsLayoutRecord: Bool = true) throws(FigureError) -> String {
            try drawing.svg(
                Figure.RenderOptions(scheme: scheme, dimensions: request.dimensions, guides: request.guides),
                margin: margin,
                embedsLayoutRecord: embedsLayoutRecord
            )
        }
        let scheme = request.scheme ?? scheme ?? .adaptive
        light = try svg(scheme == .dark ? .dark : .light)
        if scheme == .adaptive {
            // The record contains the scheme, so pictures without records are compared.
            let (lightMarkup, darkMarkup) = (
                try svg(.light, embedsLayoutRecord: false), try svg(.dark, embedsLayoutRecord: false)
            )
            dark = Self.paintsSame(lightMarkup, darkMarkup) ? nil : try svg(.dark)
        } else {
            dark = nil
        }
        title = drawing.title
        description = drawing.summary
        let size = Self.size(ofSVG: light) ?? drawing.size
        self.size = size
        darkSize = dark.flatMap(Self.size).flatMap { $0 == size ? nil : $0 }
    }

    /// The text for screen readers.
    package var alternativeText: String { Self.alternativeText(title, description) }

    /// Returns the text of a title and a description for screen readers.
    package static func alternativeText(_ title: String, _ description: String?) -> String {
        guard let description, !description.isEmpty else { return title }
        return title + (title.last.map { ".!?:".contains($0) ? " " : ". " } ?? "") + description
    }

    /// Returns whether two pictures without layout records only differ in their ids, which depend on the scheme.
    package static func paintsSame(_ light: String, _ dark: String) -> Bool {
        if light == dark { return true }
        guard let id = attribute("id", ofSVG: light), let darkID = attribute("id", ofSVG: dark) else { return false }
        return light == dark.replacing(darkID, with: id)
    }

    /// Returns the size in a picture's attributes, which includes the margin and the annotations.
    package static func size(ofSVG text: String) -> CGSize? {
        guard let width = attribute("width", ofSVG: text).flatMap(Double.init),
            let height = attribute("height", ofSVG: text).flatMap(Double.init)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns an attribute of the root of a picture.
    private static func attribute(_ name: String, ofSVG text: String) -> String? {
        let start = text.prefix { $0 != ">" }
        guard let range = start.firstRange(of: " \(name)=\"") else { return nil }
        return String(start[range.upperBound...].prefix { $0 != "\"" })
    }
}

extension PageFigure {
    /// Returns the picture of the layout document in the block, and all findings with their positions in the page.
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
        let neighbors = NeighboringDocuments(of: source.name)
        let document = LayoutDocument(source) { neighbors.document(at: $0) }
        let scheme = scheme ?? document.scheme ?? .adaptive
        var settings = FigureSettings()
        if let imageFolder {
            settings.imageFolder = URL(fileURLWithPath: imageFolder, isDirectory: true)
            settings.textMeasurer = FontLibrary()
        }
        let start = source.location(of: 0)
        do throws(FigureError) {
            var drawings: [Drawing] = []
            for width in widths.isEmpty ? [width] : widths.map(Optional.some) {
                settings.width = width.map { CGFloat($0) }
                guard var figure = document.figure(settings, scheme: scheme) else { return (nil, document.findings) }
                if let title { figure.title = title }
                if let description { figure.description = description }
                if let height { figure.height = CGFloat(height) }
                drawings.append(try figure.drawing(scheme: scheme))
            }
            let picture = try FigurePicture(drawings, of: self, margin: document.margin, scheme: scheme)
            return (picture, document.findings + findings(in: drawings, at: start, scheme: scheme))
        } catch {
            return (nil, document.findings + [error.finding(at: start)])
        }
    }
}

extension FigureRequest {
    /// Whether guides or dimensions are drawn above the picture.
    private var hasAnnotations: Bool { !guides.isEmpty || dimensions != .none }

    /// Returns the findings of the drawings of a figure, each once.
    func findings(
        in drawings: [Drawing],
        at start: Finding.Location,
        scheme: Drawing.Scheme = .adaptive
    ) -> [Finding] {
        let findings = drawings.map { drawing in
            // Guides and dimensions are painted above the picture.
            let blank = hasAnnotations ? nil : drawing.blankFinding(in: scheme, name: name)
            let noticed = drawing.findings + [blank].compactMap(\.self) + drawing.reviewedTruncation()
            return noticed.map { $0.placed(at: start) }
        }
        return Finding.merged(Array(zip(pictureNames, findings)))
            + WidthComparison(Array(zip(widths, drawings))).findings(at: location)
    }
}

extension Finding {
    /// Returns the finding about code of a block with its position in the page.
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
