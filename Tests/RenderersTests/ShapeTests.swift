import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressSVG

@Suite("A shape")
struct ShapeTests {
    private static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    private static let plain = Drawing.Shape(path: Path(rect), fill: .color(.red))
    private static let gradient = Drawing.Gradient(
        stops: [Drawing.Gradient.Stop(color: .red, location: 0), Drawing.Gradient.Stop(color: .primary, location: 1)],
        geometry: .linear(start: .zero, end: CGPoint(x: 30, y: 0))
    )

    private static func changed(_ change: (inout Drawing.Shape) -> Void) -> Drawing.Shape {
        var copy = plain
        change(&copy)
        return copy
    }

    /// Rectangles that differ from the plain one in a single property.
    private static let others = [
        changed { $0.path = Path(ellipseIn: rect) },
        changed { $0.path = Path(roundedRect: rect, cornerRadius: 4) },
        changed { $0.path = Path(elements: Path(rect).elements) },
        changed { $0.fill = nil },
        changed { $0.fill = .gradient(gradient) },
        changed { $0.isEvenOdd = true },
        changed { $0.stroke = Drawing.Stroke(paint: .color(.red), style: StrokeStyle()) },
    ]

    @Test("stays as it was when a copy of it is changed")
    func copies() {
        #expect(!Self.others.contains(Self.plain))
        #expect(Self.plain == Drawing.Shape(path: Path(Self.rect), fill: .color(.red)))
        #expect(Self.changed { $0.isEvenOdd = false } == Self.plain)
    }

    @Test("is known as a rectangle in a colour where that is all there is to paint")
    func coloredRect() throws {
        let known = try #require(Drawing.Mark.shape(Self.plain).coloredRect)
        #expect(known.rect == Self.rect && known.color == .red)
        #expect(Self.others.allSatisfy { Drawing.Mark.shape($0).coloredRect == nil })
        #expect(Drawing.Mark.none.coloredRect == nil && Drawing.Mark.text([]).coloredRect == nil)
    }

    @Test("is painted the same, and in the same place, as a rectangle in a colour and as its lines")
    func rectangles() {
        forEachSeed(cost: 10) { seed, check in
            var generator = SeededGenerator(seed: seed)
            func length() -> CGFloat {
                [0, 0.0004, .random(in: -80...80, using: &generator)].randomElement(using: &generator) ?? 0
            }
            let rect = CGRect(x: length(), y: length(), width: length(), height: length())
            let color = Drawing.Color.red.opacity([0, 0.5, 1].randomElement(using: &generator) ?? 1)
            func drawing(_ shape: Drawing.Shape) -> Drawing {
                Sketch.drawing { $0.add(mark: .shape(shape)) }
            }
            let one = drawing(Drawing.Shape(path: Path(rect), fill: .color(color)))
            // The fill rule has no effect on a rectangle, but the shape isn't a plain rectangle then.
            let other = drawing(Drawing.Shape(path: Path(rect), fill: .color(color), isEvenOdd: true))
            check.equal(one.paintedBounds(), other.paintedBounds())
            let (first, second) = (SVGRenderer().render(one), SVGRenderer().render(other))
            check.equal(first, second.replacing(" fill-rule=\"evenodd\"", with: ""))
        }
    }
}
