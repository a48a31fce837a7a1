import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Shapes that are combined")
struct CombinedShapeTests {
    private let first = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let second = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test("have the bounds and the points of the result")
    func rectangles() {
        let union = first.union(second)
        #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(union.contains(CGPoint(x: 5, y: 5)) && union.contains(CGPoint(x: 25, y: 25)))
        #expect(!union.contains(CGPoint(x: 25, y: 5)))
        let intersection = first.intersection(second)
        #expect(intersection.boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        let rest = first.subtracting(second)
        #expect(rest.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(rest.contains(CGPoint(x: 5, y: 15)) && !rest.contains(CGPoint(x: 15, y: 15)))
        let difference = first.symmetricDifference(second)
        #expect(difference.contains(CGPoint(x: 25, y: 25)) && !difference.contains(CGPoint(x: 15, y: 15)))
        #expect(first.subtracting(Path(CGRect(x: -5, y: -5, width: 50, height: 50))).isEmpty)
    }

    @Test("cut holes, and follow edges that lie on each other")
    func holesAndEdges() {
        let hole = first.subtracting(Path(CGRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(hole.contains(CGPoint(x: 2, y: 2)) && !hole.contains(CGPoint(x: 7, y: 7)))
        #expect(hole.contains(CGPoint(x: 2, y: 2), eoFill: true) && !hole.contains(CGPoint(x: 7, y: 7), eoFill: true))
        let beside = first.union(Path(CGRect(x: 20, y: 0, width: 10, height: 20)))
        #expect(beside.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(beside.elements.count == 5, "One rectangle: \(beside.elements)")
        let half = first.subtracting(Path(CGRect(x: 10, y: 0, width: 10, height: 20)))
        #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("agree with the rule at random points, for circles and outlines that cross themselves")
    func randomPoints() {
        var generator = SeededGenerator(seed: 7)
        let star = Path { path in
            for step in 0..<5 {
                let angle = Double(step) * 4 * .pi / 5
                let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        let circle = Path(ellipseIn: CGRect(x: 30, y: 20, width: 60, height: 50))
        let results = [
            star.union(circle), star.intersection(circle), star.subtracting(circle), star.symmetricDifference(circle),
        ]
        for _ in 0..<400 {
            let point = CGPoint(
                x: Double.random(in: 0...100, using: &generator),
                y: Double.random(in: 0...100, using: &generator)
            )
            let (a, b) = (star.contains(point), circle.contains(point))
            let expected = [a || b, a && b, a && !b, a != b]
            for (result, isInside) in zip(results, expected) where result.contains(point) != isInside {
                Issue.record("\(point) should \(isInside ? "" : "not ")lie inside")
            }
        }
        #expect(star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 50)) == false)
    }

    @Test("keep the parts of a line")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
        }
        #expect(line.lineIntersection(first).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        let outside = line.lineSubtraction(first)
        #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 50, height: 0))
        #expect(outside.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    }

    @Test("are drawn, clipped to and described as their first shape")
    func drawing() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Circle().subtracting(Rectangle().size(width: 50, height: 100)).fill(.red)
        }
        let outlines = drawing.elements.compactMap { element -> CGRect? in
            if case .shape(let shape) = element.mark { shape.path.boundingRect } else { nil }
        }
        #expect(try #require(outlines.first) ≈ CGRect(x: 50, y: 0, width: 50, height: 100))
        let clipped = try drawn(width: 100, height: 100) {
            Color.red.clipShape(Circle().intersection(Rectangle().size(width: 50, height: 100)))
        }
        let clips = clipped.elements.compactMap { element -> CGRect? in
            if case .clip(let path, _) = element.effect { path.boundingRect } else { nil }
        }
        #expect(try #require(clips.first) ≈ CGRect(x: 0, y: 0, width: 50, height: 100))
    }
}
