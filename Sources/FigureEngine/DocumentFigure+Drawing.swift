import GridPressFigures
import GridPressFonts
import GridPressPlatform
import LayoutDocuments
import ProgramMessages

extension DocumentFigure {
    /// Draws the document, and returns all findings with their positions in the document.
    package func drawn() -> DrawnFigure {
        let source = SourceText(name: file, bytes: Array(bytes))
        let neighbors = NeighboringDocuments(of: source.name)
        let document = LayoutDocument(source) { neighbors.document(at: $0) }
        let scheme = request.scheme?.scheme ?? document.scheme ?? .adaptive
        var settings = FigureSettings()
        settings.imageFolder = URL(fileURLWithPath: file.splitAtLastPart.folder, isDirectory: true)
        settings.textMeasurer = FontLibrary()
        var request = request
        request.start = source.location(of: 0)
        do throws(FigureError) {
            var drawings: [Drawing] = []
            for width in request.widths.isEmpty ? [request.width] : request.widths.map(Optional.some) {
                settings.width = width.map { CGFloat($0) }
                guard var figure = document.figure(settings, scheme: scheme) else {
                    return DrawnFigure(nil, document.findings)
                }
                if let title = request.title { figure.title = title }
                if let description = request.description { figure.description = description }
                if let height = request.height { figure.height = CGFloat(height) }
                drawings.append(try figure.drawing(scheme: scheme))
            }
            let picture = try FigurePicture(drawings, of: request, margin: document.margin, scheme: scheme)
            return DrawnFigure(picture, document.findings + request.findings(in: drawings, scheme: scheme))
        } catch {
            return DrawnFigure(nil, document.findings + [error.finding(at: request.start)])
        }
    }
}
