import Foundation
import GridPressRenderers
import LayoutDocuments

/// A picture that is made of bytes, and written in every way.
package struct FuzzedPicture {
    /// What is wrong with what came of it; nothing where it was refused or written well.
    package private(set) var complaints: [String] = []

    /// Makes, writes and checks a picture.
    package init(_ bytes: [UInt8]) {
        var choices = ByteChoices(bytes)
        let scheme = Figure.Scheme.allCases[choices.choice(Figure.Scheme.allCases.count)]
        let margin = choices.number()
        // Pages take their time: one picture in four becomes one.
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

    /// What is wrong with the picture that comes in pieces.
    private static func complaints(aboutPiecesOf drawing: Drawing) -> [String] {
        let renderer = SVGRenderer()
        let whole = Array(renderer.render(drawing).utf8)
        var bytes: [UInt8] = []
        renderer.write(drawing, inPiecesOf: 100) { bytes += $0 }
        return bytes == whole ? [] : ["the pieces differ from the whole picture"]
    }
}
