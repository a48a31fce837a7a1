import GridPressProperties
import SampleFigures
import Testing

@testable import GridPressSVG
@testable import SafetySupport

@Suite("What is painted")
struct PaintedTests {
    @Test("in a picture is painted in bounds, boxes, texts and small pictures of samples too")
    func samples() {
        forEach(SampleFigure.all.sampled(oneIn: 12)) { sample, check in
            compare(try sample.drawing(), sample.name, check)
        }
    }

    @Test("in a picture is painted in bounds, boxes, texts and small pictures of any drawing too")
    func random() {
        forEachSeed(cost: 4) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
            var maker = DrawingMaker(ByteChoices(bytes))
            compare(maker.drawing(), "the drawing", check)
        }
    }

    @Test("is nothing where everything that is printed of its opacity is zero")
    func faint() throws {
        for (opacity, isPainted) in [(0.0004, false), (0.0006, true)] {
            let drawing = try Figure("Faint", width: 10, height: 10) {
                Color.red.frame(width: 30).opacity(opacity)
            }
            .drawing()
            #expect(try drawing.svg().contains("<rect") == isPainted)
            #expect((drawing.paintedBounds().width == 30) == isPainted)
            #expect(drawing.boxes.isEmpty == !isPainted)
            #expect(drawing.text().contains("hidden") == !isPainted)
            #expect(drawing.layoutTrace.allSatisfy { ($0.shown != nil) == isPainted })
        }
    }

    @Test("is nothing inside of clips and transforms that aren't finite")
    func endless() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        func clip(_ x: CGFloat) -> Drawing.Effect {
            .clip(Path(CGRect(x: x, y: 0, width: 10, height: 10)), isEvenOdd: false)
        }
        let brokenLine = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        func scale(_ factor: CGFloat) -> Drawing.Effect {
            .transform(CGAffineTransform(scaleX: factor, y: factor))
        }
        let nests: [[Drawing.Effect]] = [
            [.clip(brokenLine, isEvenOdd: false)],
            [clip(.nan)], [clip(.infinity)], [clip(0), clip(.nan)], [clip(.nan), clip(0)],
            [scale(.nan)], [scale(.infinity)], [scale(1e300), scale(1e300)],
        ]
        forEach(nests) { effects, check in
            let count = effects.count + 1
            var elements = effects.indices.map { index in
                Drawing.Element(
                    parent: index > 0 ? index - 1 : nil,
                    end: count,
                    kind: .container("Group"),
                    frame: frame,
                    effect: effects[index]
                )
            }
            elements.append(
                Drawing.Element(
                    parent: count - 2,
                    end: count,
                    kind: .leaf("View"),
                    name: "view",
                    frame: frame,
                    mark: .shape(
                        Drawing.Shape(path: Path(frame), fill: .color(Drawing.Color(.init(red: 9, green: 9, blue: 9))))
                    )
                )
            )
            let drawing = Drawing(title: "Endless", size: frame.size, elements: elements)
            compare(drawing, "the drawing", check)
            check(Drawing.PaintedBounds(drawing, drawing.visibility()).isEmpty(at: 0), "It is painted.")
            check(!drawing.visibleElements().contains { $0.index == count - 1 }, "It is visited.")
            check(!drawing.boxes.contains { $0.element == count - 1 }, "It is a box.")
        }
    }

    /// Compares the painted elements and bounds that different traversals of a drawing find.
    private func compare(_ drawing: Drawing, _ name: String, _ check: Check) {
        let picture = SVGAnalysis(PaintedDrawing(drawing.part(in: .light)), layers: Set(Drawing.Layer.allCases))
        let visibility = drawing.visibility()
        let bounds = Drawing.PaintedBounds(drawing, visibility)
        let boxes = Set(drawing.boxes.map(\.element))
        let visible = Dictionary(uniqueKeysWithValues: drawing.visibleElements().map { ($0.index, $0.context) })
        for index in drawing.elements.indices where picture.primitives[index] > 0 {
            check(!bounds.isEmpty(at: index), "\(name): element \(index) is painted outside of its bounds")
        }
        for index in drawing.elements.indices where drawing.elements[index].mark.isPainted {
            let isHidden = visibility.around(index).isHidden
            let isVisited = !isHidden && !drawing.elements[index].hidesContent
            check(
                visible[index] == (isVisited ? visibility.around(index) : nil),
                "\(name): element \(index) is visited"
            )
            if isHidden {
                check(!boxes.contains(index), "\(name): element \(index) is hidden and a box")
            } else {
                let isPainted = picture.primitives[index] > 0
                check(isPainted == !bounds.isEmpty(at: index), "\(name): element \(index) has bounds, or none")
            }
        }
    }
}
