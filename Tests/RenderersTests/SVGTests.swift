import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRenderers
@testable import GridPressSVG

/// Returns the lines of an SVG between its first tag and its last one.
func body(_ drawing: Drawing, _ options: SVGRenderer.Options = .init(scheme: .light)) -> [String] {
    let lines = SVGRenderer(options).render(drawing).split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.hasPrefix("<svg") }.dropFirst().dropLast())
}

@Suite("A picture as SVG")
struct SVGTests {
    @Test("says what it is before it is drawn")
    func root() throws {
        let drawing = Sketch.drawing("Two & three", summary: "<none>", size: CGSize(width: 30, height: 20.5)) { _ in }
        let svg = SVGRenderer().render(drawing)
        #expect(
            svg == """
                <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20.5" viewBox="0 0 30 20.5" \
                role="graphics-document">
                <title>Two &amp; three</title>
                <desc>&lt;none&gt;</desc>
                </svg>

                """
        )
    }

    @Test("is as large as everything painted, and its margin")
    func viewBox() throws {
        let drawing = Sketch.drawing(size: CGSize(width: 20, height: 20)) { $0.fill(.square(-5.00004, 15)) }
        #expect(try parse(SVGRenderer().render(drawing))["viewBox"] == "-5.001 0 25.001 25")
        let wide = SVGRenderer(.init(margin: 2.5)).render(drawing)
        #expect(try parse(wide)["viewBox"] == "-7.501 -2.5 30.001 30")
        #expect(try parse(wide)["width"] == "30.001")
    }

    @Test("draws each outline as the simplest element there is")
    func outlines() {
        let rect = CGRect(x: 0, y: 5, width: 10, height: 20)
        let drawing = Sketch.drawing { sketch in
            sketch.fill(Path(rect))
            sketch.fill(Path(roundedRect: rect, cornerRadius: 2))
            sketch.fill(Path(roundedRect: rect, cornerSize: CGSize(width: 1, height: 2)))
            sketch.fill(Path(ellipseIn: rect))
            sketch.fill(Path(ellipseIn: CGRect(x: -4, y: 1, width: 8, height: 8)))
            sketch.fill(
                Path { path in
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addLine(to: CGPoint(x: 5, y: 2))
                    path.addLine(to: CGPoint(x: 5, y: -2))
                    path.addLine(to: CGPoint(x: -3, y: -4))
                    path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 1, y: 1))
                    path.addCurve(
                        to: .zero,
                        control1: CGPoint(x: -1, y: 0.5),
                        control2: CGPoint(x: 0.25, y: -0.5)
                    )
                    path.closeSubpath()
                }
            )
        }
        #expect(
            body(drawing) == [
                "<rect y=\"5\" width=\"10\" height=\"20\" fill=\"#f00\"/>",
                "<rect y=\"5\" width=\"10\" height=\"20\" rx=\"2\" fill=\"#f00\"/>",
                "<rect y=\"5\" width=\"10\" height=\"20\" rx=\"1\" ry=\"2\" fill=\"#f00\"/>",
                "<ellipse cx=\"5\" cy=\"15\" rx=\"5\" ry=\"10\" fill=\"#f00\"/>",
                "<circle cy=\"5\" r=\"4\" fill=\"#f00\"/>",
                "<path d=\"M1 2H5V-2L-3-4Q1 1 0 0C-1 0.5 0.25-0.5 0 0Z\" fill=\"#f00\"/>",
            ]
        )
    }

    @Test("writes nothing for what is invisible")
    func invisible() {
        let clear = Drawing.Color.red.opacity(0)
        let drawing = Sketch.drawing { sketch in
            sketch.add()
            sketch.add("named, and empty")
            sketch.fill(Path())
            sketch.fill(Path(CGRect(x: 0, y: 0, width: 0, height: 10)))
            sketch.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)))
            sketch.fill(.square(), .color(clear))
            sketch.stroke(.square(), .color(.red), StrokeStyle(lineWidth: 0))
            sketch.text("")
            sketch.text("  ")
            sketch.add(effect: .hidden) { $0.fill(.square()) }
            sketch.add(effect: .opacity(0)) { $0.fill(.square()) }
            sketch.add(effect: .transform(CGAffineTransform(scaleX: 0, y: 1))) { $0.fill(.square()) }
            sketch.add(effect: .clip(.square(50, 50), isEvenOdd: false)) { $0.fill(.square()) }
            sketch.add(effect: .mask) { $0.fill(.square()) }
        }
        #expect(body(drawing) == [])
    }

    @Test("follows outlines with lines, also those of rectangles without a width")
    func strokes() {
        let drawing = Sketch.drawing { sketch in
            sketch.stroke(.square())
            sketch.stroke(Path(CGRect(x: 3, y: 0, width: 0, height: 10)))
            sketch.stroke(
                Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 1)]) },
                .color(.blue.opacity(0.5)),
                StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 1)
            )
            sketch.add(
                mark: .shape(
                    Drawing.Shape(
                        path: .square(),
                        fill: .color(.red),
                        isEvenOdd: true,
                        stroke: Drawing.Stroke(paint: .color(.blue), style: StrokeStyle(lineJoin: .bevel))
                    )
                )
            )
        }
        #expect(
            body(drawing) == [
                "<rect width=\"10\" height=\"10\" fill=\"none\" stroke=\"#f00\"/>",
                "<path d=\"M3 0H3V10H3Z\" fill=\"none\" stroke=\"#f00\"/>",
                "<path d=\"M0 0H9L0 1\" fill=\"none\" stroke=\"#00f\" stroke-opacity=\"0.5\" stroke-width=\"2\" "
                    + "stroke-linecap=\"round\" stroke-miterlimit=\"10\" stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>",
                "<rect width=\"10\" height=\"10\" fill=\"#f00\" fill-rule=\"evenodd\" stroke=\"#00f\" "
                    + "stroke-linejoin=\"bevel\"/>",
            ]
        )
    }

    @Test("pins lines of text to their width, and hoists what they share")
    func text() throws {
        let drawing = Sketch.drawing { sketch in
            sketch.text("Hello")
            sketch.text("W")
            sketch.text("big", size: 20, weight: 700)
            sketch.text(" two  spaces", .color(.red))
        }
        let root = try parse(SVGRenderer(.init(scheme: .light)).render(drawing))
        #expect(root["font-family"] == "Helvetica,Arial,sans-serif")
        #expect(root["font-size"] == "17")
        #expect(root["fill"] == "#000")
        #expect(
            body(drawing).suffix(4) == [
                "<text x=\"10\" y=\"20\" textLength=\"40\">Hello</text>",
                "<text x=\"10\" y=\"20\">W</text>",
                "<text x=\"10\" y=\"20\" textLength=\"40\" font-size=\"20\" font-weight=\"700\">big</text>",
                "<text x=\"10\" y=\"20\" textLength=\"40\" xml:space=\"preserve\" fill=\"#f00\"> two  spaces</text>",
            ]
        )
    }

    @Test(
        "is at most 2,000 bytes for nine labelled cells with short names and both schemes, and 2,200 with longer names",
        arguments: [
            ("A1 A2 A3 B1 B2 B3 C1 C2 C3", 2000),
            ("Cell A,Cell B,Cell C,Cell D,Cell E,Cell F,Cell G,Cell H,Cell I", 2200),
            ("Settings Messages Calendar Downloads Favorites Bookmarks Passwords Templates Documents", 2200),
        ]
    )
    func size(names: String, most: Int) {
        let colors = [0xFF3B30, 0x007AFF, 0x34C759] as [UInt32]
        let drawing = Sketch.drawing(
            "Nine cells",
            summary: "Three rows of three cells",
            size: CGSize(width: 316, height: 316)
        ) { sketch in
            for (index, name) in names.split(whereSeparator: { names.contains(",") ? $0 == "," : $0 == " " })
                .enumerated()
            {
                let (row, column) = (index / 3, index % 3)
                let light = Drawing.RGBA(colors[column])
                let color = Drawing.Color(light: light, dark: Drawing.RGBA(colors[column] ^ 0x101010))
                let rect = CGRect(x: column * 108, y: row * 108, width: 100, height: 100)
                let line = Drawing.TextLine(
                    origin: CGPoint(x: rect.minX + 28, y: rect.minY + 56),
                    width: 44,
                    runs: [
                        Drawing.TextRun(String(name), font: Drawing.Font(size: 17), paint: .color(.primary))
                    ]
                )
                sketch.add(String(name)) { sketch in
                    sketch.fill(Path(rect), .color(color))
                    sketch.add(mark: .text([line]))
                }
            }
        }
        let count = SVGRenderer().render(drawing).utf8.count
        #expect(count <= most, "\(count) bytes")
    }

    @Test("keeps spaces that SVG would leave out", arguments: [" a", "a ", "a  b"])
    func spaces(text: String) {
        let markup = SVGRenderer().render(Sketch.drawing { $0.text(text) })
        #expect(markup.contains("xml:space=\"preserve\"") && markup.contains(">\(text)</text>"))
        #expect(!SVGRenderer().render(Sketch.drawing { $0.text("a b") }).contains("xml:space"))
    }

    @Test("puts pieces whose direction is forced between others from left to right, as the line is")
    func forcedDirections() {
        func markup(_ directions: [Drawing.Direction]) -> String {
            let runs = directions.map { direction in
                Drawing.TextRun(
                    "ab",
                    font: Drawing.Font(size: 17),
                    paint: .color(.primary),
                    forcedDirection: direction
                )
            }
            let line = Drawing.TextLine(origin: CGPoint(x: 5, y: 9), width: 44, runs: runs)
            return SVGRenderer().render(Sketch.drawing { $0.add(mark: .text([line])) })
        }
        let place = "x=\"27\" y=\"9\" textLength=\"44\" text-anchor=\"middle\""
        let start = "<text \(place) direction=\"ltr\" unicode-bidi=\"bidi-override\">"
        let turned = "<tspan direction=\"rtl\" unicode-bidi=\"bidi-override\">ab</tspan>"
        #expect(markup([.rightToLeft]).contains("\(start)\(turned)</text>"))
        #expect(markup([.rightToLeft, .leftToRight]).contains("\(start)\(turned)ab</text>"))
        #expect(markup([.leftToRight, .rightToLeft]).contains("\(start)ab\(turned)</text>"))
    }

    @Test("is the same for the same drawing, and for nothing else")
    func determinism() {
        func drawing(_ text: String) -> Drawing { Sketch.drawing { $0.text(text) } }
        #expect(SVGRenderer().render(drawing("a")) == SVGRenderer().render(drawing("a")))
        #expect(SVGRenderer().render(drawing("a")) != SVGRenderer().render(drawing("b")))
    }

    @Test("has no place for what somebody typed but text")
    func injections() throws {
        let payload = "\"/><script>alert(1)</script><svg onload='x' style=\"a\" \u{0}\u{1}\u{1}\u{1}url(#x)]]>"
        let drawing = Sketch.drawing(payload, summary: payload) { sketch in
            sketch.add(payload) { sketch in
                sketch.fill(.square())
                sketch.text(payload, name: payload)
            }
            sketch.fill(.square(), name: payload)
        }
        let root = try parse(SVGRenderer().render(drawing))
        let written = payload.replacingOccurrences(of: "\u{0}", with: "\u{FFFD}")
            .replacingOccurrences(of: "\u{1}", with: "\u{FFFD}")
        #expect(Set(root.all.map(\.name)) == ["svg", "title", "desc", "style", "g", "rect", "text"])
        let texts = root.all("title") + root.all("desc") + root.all("text")
        #expect(texts.allSatisfy { $0.text == written })
        forEach(root.all.flatMap(\.attributes.keys)) { key, check in
            check(!key.hasPrefix("on") && key != "style" && !key.hasSuffix("href"))
        }
        let classes = root.all.compactMap { $0["class"] }
        #expect(classes.count == 3)
        #expect(classes.allSatisfy { !$0.contains(where: { "\"'<>&() ".contains($0) }) })
    }

    @Test("sets numbers of an outline apart, those too that round to zero")
    func outlineNumbers() throws {
        let path = Path {
            $0.move(to: CGPoint(x: 5, y: -0.0001))
            $0.addLine(to: CGPoint(x: 7, y: -3))
            $0.addQuadCurve(to: CGPoint(x: 1, y: 0.0001), control: CGPoint(x: -2, y: 8))
        }
        let root = try parse(SVGRenderer().render(Sketch.drawing { $0.fill(path) }))
        #expect(root.all("path").first?["d"] == "M5 0L7-3Q-2 8 1 0")
    }
}
