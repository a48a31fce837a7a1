import GridPressDrawings
import GridPressFindings
import GridPressProperties
import Testing

@testable import GridPressRecords

@Suite("A drawing as JSON")
struct JSONRendererTests {
    @Test("says what was laid out where, one element to a line")
    func elements() {
        var drawing = Sketch.drawing("T \"1\"", summary: "S", size: CGSize(width: 100, height: 50)) { sketch in
            sketch.add("a", frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { sketch in
                sketch.add(
                    effect: .transform(CGAffineTransform(translationX: 5, y: 0)),
                    frame: CGRect(x: 1, y: 2, width: 3, height: 4)
                ) { sketch in
                    sketch.add(layer: .overlay, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) { sketch in
                        sketch.add(effect: .transform(CGAffineTransform(scaleX: 2, y: 2))) { sketch in
                            sketch.add(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
                        }
                    }
                }
                sketch.add("b", frame: CGRect(x: 1.0 / 3, y: -1, width: 2, height: 2))
            }
        }
        drawing.findings = [
            Finding(
                Finding.Code(rawValue: "a.b"),
                .warning,
                at: .source(file: "f", line: 1, column: 2),
                "S.",
                fix: "F."
            ),
            Finding(Finding.Code(rawValue: "c"), .note, "\n"),
        ]
        #expect(
            JSONRenderer().render(drawing) == """
                {
                "version": 2,
                "title": "T \\"1\\"",
                "summary": "S",
                "size": [100, 50],
                "elements": [
                {"kind": "View", "role": "container", "name": "a", "frame": [0, 0, 100, 50]},
                {"kind": "View", "role": "container", "parent": 0, "frame": [1, 2, 3, 4], \
                "effect": {"transform": [1, 0, 0, 1, 5, 0]}},
                {"kind": "View", "role": "container", "layer": "overlay", "parent": 1, "frame": [1, 2, 3, 4], \
                "bounds": [6, 2, 3, 4]},
                {"kind": "View", "role": "container", "parent": 2, "frame": [0, 0, 0, 0], "bounds": [5, 0, 0, 0], \
                "effect": {"transform": [2, 0, 0, 2, 0, 0]}},
                {"kind": "View", "role": "container", "parent": 3, "frame": [10, 10, 1, 1], "bounds": [25, 20, 2, 2]},
                {"kind": "View", "role": "container", "name": "b", "parent": 0, "frame": [0.333, -1, 2, 2]}
                ],
                "grids": [],
                "findings": [
                {"code": "a.b", "severity": "warning", "message": "S.", "fix": "F.", \
                "source": {"file": "f", "line": 1, "column": 2}},
                {"code": "c", "severity": "note", "message": "\\n"}
                ]
                }

                """
        )
    }

    @Test("says what texts and outlines look like")
    func looks() {
        let drawing = Sketch.drawing { sketch in
            let path = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 20, y: 10)), .closeSubpath])
            let red = Drawing.Color(Drawing.RGBA(red: 255, green: 0, blue: 0, alpha: 0.5))
            sketch.add(mark: .shape(Drawing.Shape(path: path, fill: .color(red))))
            sketch.text("Hello")
        }
        let lines = JSONRenderer().render(drawing).split(separator: "\n")
        #expect(
            lines[5].contains(
                ##""shape": {"path": ["M", 0, 0, "L", 20, 10, "Z"], "fill": {"rgb": "#ff0000", "alpha": 0.5}}"##
            )
        )
        #expect(lines[6].contains(##""runs": [{"text": "Hello", "paint": "#000000"}]"##))
    }

    @Test("has the frames that the drawing itself gives")
    func frames() {
        forEachSeed(cost: 25) { seed, check in
            let drawing = rotatedFrames(seed: seed)
            let data = Data(JSONRenderer().render(drawing).utf8)
            let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let elements = try #require(read["elements"] as? [[String: Any]])
            check.equal(elements.count, drawing.elements.count)
            for (index, element) in elements.enumerated() {
                let frame = try #require((element["bounds"] ?? element["frame"]) as? [Double])
                let expected = drawing.figureFrame(ofElement: index)
                for (number, wanted) in zip(frame, [expected.minX, expected.minY, expected.width, expected.height]) {
                    check(abs(number - wanted) < 0.0006, "element \(index): \(number) instead of \(wanted)")
                }
            }
        }
    }

    /// Returns a drawing of nested frames, some of which are rotated.
    private func rotatedFrames(seed: Int) -> Drawing {
        var generator = SeededGenerator(seed: seed)
        return Sketch.drawing { sketch in
            func grow(_ depth: Int, _ sketch: inout Sketch) {
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &generator))
                    let effect = Bool.random(using: &generator) ? Drawing.Effect.transform(transform) : nil
                    let frame = CGRect(x: Int.random(in: 0...90, using: &generator), y: 0, width: 10, height: 5)
                    sketch.add(effect: effect, frame: frame) { if depth < 4 { grow(depth + 1, &$0) } }
                }
            }
            grow(0, &sketch)
        }
    }

    @Test("lists control points of curves before their ends, and how many tracks a cell has")
    func curvesAndCells() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
            $0.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
        }
        var drawing = Sketch.drawing { $0.fill(path) }
        drawing.grids = [
            Drawing.Grid(
                element: 0,
                kind: .tracks,
                settings: [],
                columns: [],
                rows: [],
                cells: [.init(element: 0, identity: "a", columns: 2..<5, rows: 1..<3, frame: .zero)]
            )
        ]
        let text = JSONRenderer().render(drawing)
        #expect(text.contains(##""path": ["M", 0, 0, "Q", 3, 4, 1, 2, "C", 7, 8, 9, 10, 5, 6]"##), "\(text)")
        #expect(text.contains(##""columns": [2, 3], "rows": [1, 2]"##), "\(text)")
    }
}
