import Foundation
import GridPressPages
import GridPressRenderers
import LayoutDocuments

/// A picture that is created from bytes, and written in every format.
package struct FuzzedPicture {
    /// The errors that were found; empty if the picture is refused or written correctly.
    package private(set) var complaints: [String] = []

    /// Creates, writes and checks a picture.
    package init(_ bytes: [UInt8]) {
        var choices = ByteChoices(bytes)
        let scheme = Figure.Scheme.allCases[choices.choice(Figure.Scheme.allCases.count)]
        let margin = choices.number()
        // Pages are slow, so that only one picture in four is written as a page.
        let hasPage = choices.choice(4) == 0
        let layers = choices.truth() ? Set(Drawing.Layer.allCases) : [.background]
        do {
            let drawing: Drawing
            if choices.truth() {
                var maker = ViewMaker(choices)
                let (title, summary) = (maker.choices.text(), maker.choices.text())
                let width = maker.choices.truth() ? maker.choices.number() : nil
                let view = maker.view(depth: 6)
                drawing = try Figure(title, description: summary, width: width) { view }.drawing(scheme: scheme)
            } else {
                var maker = DrawingMaker(choices)
                drawing = maker.drawing()
            }
            if (try? JSONSerialization.jsonObject(with: Data(drawing.json().utf8))) == nil {
                complaints.append("the JSON isn't valid")
            }
            for embedsLayoutRecord in [false, true] {
                let svg = try drawing.svg(
                    Figure.RenderOptions(scheme: scheme),
                    margin: margin,
                    layers: layers,
                    embedsLayoutRecord: embedsLayoutRecord
                )
                complaints += PictureCheck(svg: svg).complaints
            }
            complaints += Self.complaints(aboutPiecesOf: drawing)
            for mode in hasPage ? [HTMLMode.picture, .boxes] : [] where drawing.html(mode: mode).isEmpty {
                complaints.append("a page is empty")
            }
            if drawing.text(columns: 40).isEmpty { complaints.append("a text is empty") }
        } catch {
            if error.localizedDescription.isEmpty { complaints.append("an error has no description") }
        }
    }

    /// Returns a complaint if the picture written in pieces differs from the whole one.
    private static func complaints(aboutPiecesOf drawing: Drawing) -> [String] {
        let renderer = SVGRenderer()
        let whole = Array(renderer.render(drawing).utf8)
        var bytes: [UInt8] = []
        renderer.write(drawing, inPiecesOf: 100) { bytes += $0 }
        return bytes == whole ? [] : ["the pieces differ from the whole picture"]
    }
}
