import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRenderers
@testable import GridPressSVG

@Suite("The id of a picture")
struct FigureIDTests {
    /// Returns a drawing with a definition and a style rule, which both use the id.
    private func drawing(_ title: String = "Cells", width: Double = 40, color: Drawing.Color = .red) -> Drawing {
        Sketch.drawing(title, size: CGSize(width: width, height: 10)) { sketch in
            let stops = [
                Drawing.Gradient.Stop(color: .red, location: 0), Drawing.Gradient.Stop(color: .blue, location: 1),
            ]
            let gradient = Drawing.Gradient(
                stops: stops,
                geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0))
            )
            sketch.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .gradient(gradient))
            sketch.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), .color(color))
            sketch.fill(Path(CGRect(x: 20, y: 0, width: 10, height: 10)), .color(.red))
            sketch.fill(Path(CGRect(x: 30, y: 0, width: 10, height: 10)), .color(.blue))
            sketch.fill(Path(CGRect(x: 35, y: 0, width: 5, height: 10)), .color(.primary))
        }
    }

    private func id(_ drawing: Drawing, _ options: SVGRenderer.Options = SVGRenderer.Options()) throws -> String {
        let text = SVGRenderer(options).render(drawing)
        let start = try #require(text.range(of: " id=\"")).upperBound
        return String(text[start...].prefix { $0 != "\"" })
    }

    @Test("stays the same where a cell changes, so that only the line of the cell differs")
    func stable() throws {
        let before = SVGRenderer().render(drawing()).split(separator: "\n")
        let after = SVGRenderer().render(drawing(color: .blue)).split(separator: "\n")
        let different = zip(before, after).filter { $0 != $1 }
        #expect(before.count == after.count && different.count == 1, "\(different)")
        #expect(different.first?.0.contains("<rect x=\"10\"") == true, "\(different)")
    }

    @Test("is another one for another title, size, scheme, margin or layer")
    func variants() throws {
        let layers = Set(Drawing.Layer.allCases).subtracting([.overlay])
        let ids = try [
            id(drawing()), id(drawing("Other")), id(drawing(width: 41)),
            id(drawing(), SVGRenderer.Options(scheme: .dark)),
            id(drawing(), SVGRenderer.Options(margin: 4)), id(drawing(), SVGRenderer.Options(layers: layers)),
        ]
        #expect(Set(ids).count == ids.count, "\(ids)")
    }

    @Test(
        "can be given, and is then in all references",
        arguments: [("a", "a"), ("cards", "cards"), ("two-words_1", "two-words_1"), ("1st", "g1st")]
    )
    func given(id given: String, expected: String) throws {
        let options = SVGRenderer.Options(id: given)
        let text = SVGRenderer(options).render(drawing())
        #expect(try id(drawing(), options) == expected)
        #expect(
            text.contains("url(#\(expected)-") && text.contains("id=\"\(expected)-") && text.contains("#\(expected) [")
        )
        #expect(!text.utf8.contains(1))
        forEach([16, 100, 65_536]) { length, check in
            var pieces: [UInt8] = []
            SVGRenderer(options).write(drawing(), inPiecesOf: length) { pieces += $0 }
            check.equal(String(decoding: pieces, as: UTF8.self), text)
        }
    }

    @Test(
        "is safe in markup and selectors, whatever is given",
        arguments: ["", "a.b", "\"><script>", "a b", "ü", "-", "."]
    )
    func hostile(given: String) throws {
        let result = try id(drawing(), SVGRenderer.Options(id: given))
        #expect(result.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil, "\(result)")
    }
}
