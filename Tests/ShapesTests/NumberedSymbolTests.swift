import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressSymbols
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("Numbered symbols")
struct NumberedSymbolTests {
    private func shape(_ name: String, side: CGFloat = 100) throws -> Drawing.Shape {
        let drawing = try drawn(width: side, height: side) { Image(systemName: name).resizable() }
        #expect(drawing.findings.isEmpty)
        let shapes = drawing.elements.compactMap { element -> Drawing.Shape? in
            if case .shape(let shape) = element.mark { shape } else { nil }
        }
        try #require(shapes.count == 1)
        return shapes[0]
    }

    @Test("are those from 0 to 50 and from 00 to 09, in circles and in squares, as lines and filled")
    func names() {
        let numbers = (0...50).map { "\($0)" } + (0...9).map { "0\($0)" }
        for number in numbers {
            for shape in ["circle", "circle.fill", "square", "square.fill"] {
                #expect(NumberedSymbol("\(number).\(shape)")?.digits == number.map { $0.wholeNumberValue ?? -1 })
            }
        }
        for name in [
            "51.circle", "100.circle", "-1.circle", "1", "1.", ".circle", "circle", "1.circle.", "1.circle.fill.fill",
            "1.circle.slash", "1.triangle", "a.circle", "٣.circle", "000.circle", "1..circle", "",
        ] { #expect(NumberedSymbol(name) == nil, "\(name)") }
    }

    @Test("are drawn without a placeholder and a finding, as large as other symbols and in the foreground style")
    func drawing() throws {
        let symbol = Image(systemName: "7.square.fill").font(.system(size: 20)).foregroundStyle(.red).named("symbol")
        let drawing = try drawn { symbol }
        #expect(drawing.findings.isEmpty && drawing.texts.isEmpty)
        #expect(try drawing.frame("symbol").size == CGSize(width: 22, height: 22))
        let index = try #require(drawing.elements.firstIndex { $0.name == "symbol" })
        guard case .shape(let shape) = drawing.elements[index].mark else { throw NoShape() }
        #expect(shape.fill == .color(Drawing.Color(Drawing.RGBA(red: 255, green: 59, blue: 48))) && shape.isEvenOdd)
        #expect(try drawn { Image(systemName: "7.heart") }.codes == [.symbolPlaceholder])
        let label = try drawn { Image(systemName: "7.circle") }.elements.compactMap(\.label)
        #expect(label == ["7.circle"])
    }

    private struct NoShape: Error {}

    /// Returns whether a point of a symbol is painted.
    private func isPainted(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        try shape(name).path.contains(CGPoint(x: x, y: y), eoFill: true)
    }

    @Test("that are filled have the number as a hole, and the others have it in a ring")
    func holes() throws {
        // The stem of the 1, a point beside it, and the line around it.
        for (x, expected) in [(50.0, (true, false)), (30, (false, true)), (4, (true, true))] {
            #expect(try isPainted("1.circle", x, 50) == expected.0, "\(x)")
            #expect(try isPainted("1.circle.fill", x, 50) == expected.1, "\(x)")
            #expect(try isPainted("1.square", x, 50) == expected.0, "\(x)")
            #expect(try isPainted("1.square.fill", x, 50) == expected.1, "\(x)")
        }
        // The inside of the 0 isn't part of the digit.
        #expect(try !isPainted("0.circle", 50, 50) && isPainted("0.circle.fill", 50, 50))
    }

    @Test("have digits that stay inside the line around them")
    func inside() throws {
        for number in 0...50 {
            let numbered = try shape("\(number).circle").path.elements
            // The elements after the two circles are digits.
            let circles = Path(ellipseIn: .unit).elements.count * 2
            for point in Path(elements: Array(numbered.dropFirst(circles))).points {
                #expect(hypot(point.x - 50, point.y - 50) < 41, "\(number): \(point)")
            }
        }
    }
}

extension CGRect {
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension Path {
    /// The end points of the path's elements.
    fileprivate var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
            case .closeSubpath: nil
            }
        }
    }
}
