import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressSVG

@Suite("A picture in pieces")
struct SVGPiecesTests {
    /// Returns a drawing of many rectangles, some with a gradient, a dark color and a line of text.
    private func drawing(_ count: Int) -> Drawing {
        Sketch.drawing("Many", summary: "Rectangles in rows.", size: CGSize(width: 300, height: 300)) { sketch in
            let gradient = Drawing.Gradient(
                stops: [
                    Drawing.Gradient.Stop(color: .red, location: 0), Drawing.Gradient.Stop(color: .blue, location: 1),
                ],
                geometry: .linear(start: .zero, end: CGPoint(x: 100, y: 0))
            )
            for index in 0..<count {
                let rect = CGRect(x: Double(index % 100) / 3, y: Double(index / 100), width: 1.0 / 3, height: 0.5)
                sketch.fill(Path(rect), index % 50 == 1 ? .gradient(gradient) : .color(.red), name: "\(index)")
            }
        }
    }

    private func pieces(of drawing: Drawing, length: Int) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        SVGRenderer().write(drawing, inPiecesOf: length) { pieces.append(Array($0)) }
        return pieces
    }

    @Test("is the same, however long the pieces are", arguments: [0, 1, 3, 500])
    func same(count: Int) {
        let drawing = drawing(count)
        let whole = Array(SVGRenderer().render(drawing).utf8)
        forEach([1, 16, 17, 64, 1000, 65_536]) { length, check in
            check(Array(pieces(of: drawing, length: length).joined()) == whole, "pieces of so many bytes")
        }
    }

    @Test("has no piece that is longer than asked for, however many elements there are")
    func bounded() {
        let pieces = pieces(of: drawing(20_000), length: 65_536)
        #expect(pieces.count > 20)
        #expect(pieces.allSatisfy { $0.count <= 65_536 })
    }

    @Test("ends with the first piece that isn't taken, and with its error")
    func failure() {
        struct Full: Error {}
        var count = 0
        #expect(throws: Full.self) {
            try SVGRenderer().write(drawing(500), inPiecesOf: 1000) { _ throws(Full) in
                count += 1
                if count == 3 { throw Full() }
            }
        }
        #expect(count == 3)
    }
}
