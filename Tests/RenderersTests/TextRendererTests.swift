import GridPressDrawings
import Testing

@testable import GridPressRenderers
@testable import GridPressSVG

@Suite("A figure as text")
struct TextRendererTests {
    private func render(_ drawing: Drawing, columns: Int = 44) -> String {
        TextRenderer(TextRenderer.Options(columns: columns)).render(drawing)
    }

    @Test("shows boxes beside each other, named or not, in the one around them")
    func stack() {
        let drawing = Sketch.drawing("Three stripes", size: CGSize(width: 300, height: 100)) { sketch in
            sketch.add(kind: "HStack", frame: CGRect(x: 0, y: 0, width: 300, height: 100)) { sketch in
                sketch.box("left", CGRect(x: 0, y: 0, width: 146, height: 100))
                sketch.box(nil, kind: "Color", CGRect(x: 154, y: 0, width: 146, height: 100))
            }
        }
        #expect(
            render(drawing) == """
                Three stripes
                300 × 100 · 3 views

                ┏━ HStack 300 × 100 ━┯┯━━━━━━━━━━━━━━━━━━━━┓
                ┃                    ││                    ┃
                ┃                    ││                    ┃
                ┃   left 146 × 100   ││  Color 146 × 100   ┃
                ┃                    ││                    ┃
                ┃                    ││                    ┃
                ┃                    ││                    ┃
                ┗━━━━━━━━━━━━━━━━━━━━┷┷━━━━━━━━━━━━━━━━━━━━┛

                """
        )
    }

    @Test("lists the tracks of a grid and draws its cells, those that span several too")
    func grid() {
        var drawing = Sketch.drawing("Spans", size: CGSize(width: 204, height: 108)) { sketch in
            sketch.add(kind: "Grid", frame: CGRect(x: 0, y: 0, width: 204, height: 108)) { sketch in
                sketch.box("wide", CGRect(x: 0, y: 0, width: 204, height: 50))
                sketch.box("a", CGRect(x: 0, y: 58, width: 146, height: 50))
                sketch.box("b", CGRect(x: 154, y: 58, width: 50, height: 50))
            }
        }
        drawing.grids = [
            Drawing.Grid(
                element: 0,
                kind: .tracks,
                settings: [],
                columns: [.init(size: "fr(1)", start: 0, length: 146), .init(size: "pt(50)", start: 154, length: 50)],
                rows: [.init(size: "fit", start: 0, length: 50), .init(size: "fit", start: 58, length: 50)],
                cells: [
                    .init(element: 1, identity: "0", columns: 0..<2, rows: 0..<1, frame: .zero),
                    .init(element: 2, identity: "1", columns: 0..<1, rows: 1..<2, frame: .zero),
                    .init(element: 3, identity: "2", columns: 1..<2, rows: 1..<2, frame: .zero),
                ]
            )
        ]
        #expect(
            render(drawing) == """
                Spans
                204 × 108 · 4 views
                Grid
                  columns fr(1) 146 │ 8 │ pt(50) 50
                  rows    fit 50 │ 8 │ fit 50

                ┏━ Grid 204 × 108 ━━━━━━━━━━━━━━━━━━━━━━━━━┓
                ┃                                          ┃
                ┃              wide 204 × 50               ┃
                ┃                                          ┃
                ┃                                          ┃
                ┠──────────────────────────────────────────┨
                ┠──────────────────────────────┐┌──────────┨
                ┃                              ││          ┃
                ┃          a 146 × 50          ││b 50 × 50 ┃
                ┃                              ││          ┃
                ┃                              ││          ┃
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┷┷━━━━━━━━━━┛

                """
        )
    }

    @Test("shows what runs over the frame, and how far")
    func overflow() {
        let drawing = Sketch.drawing("Too wide", size: CGSize(width: 100, height: 40)) { sketch in
            sketch.box("in", CGRect(x: 0, y: 0, width: 40, height: 40))
            sketch.box("out", CGRect(x: 60, y: 8, width: 80, height: 40))
        }
        #expect(
            render(drawing) == """
                Too wide
                100 × 40 · 2 views
                overflow: right 40, bottom 8

                ┏━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━┓
                ┃           │     ┌────────────╂───────────┐
                ┃           │     │            ┃           │
                ┃in 40 × 40 │     │            ┃           │
                ┃           │     │out 80 × 40 ┃           │
                ┃           │     │            ┃           │
                ┗━━━━━━━━━━━┷━━━━━┿━━━━━━━━━━━━┛           │
                                  └────────────────────────┘

                """
        )
    }

    @Test("puts labels of boxes in boxes into the lines above them, and lists what has no room")
    func nested() {
        let drawing = Sketch.drawing("Nested", size: CGSize(width: 160, height: 80)) { sketch in
            sketch.add("outer", kind: "VStack", frame: CGRect(x: 0, y: 0, width: 160, height: 80)) { sketch in
                sketch.add("inner", kind: "HStack", frame: CGRect(x: 8, y: 16, width: 144, height: 48)) { sketch in
                    sketch.box("leaf", CGRect(x: 24, y: 30, width: 60, height: 20))
                    sketch.box("small", CGRect(x: 100, y: 30, width: 16, height: 20))
                    sketch.box("speck", CGRect(x: 130, y: 30, width: 1, height: 1))
                }
            }
        }
        #expect(
            render(drawing) == """
                Nested
                160 × 80 · 5 views

                ┏━ outer 160 × 80 ━━━━━━━━━━━━━━━━━━━━━━━━━┓
                ┃                                          ┃
                ┃ ┌─ inner 144 × 48 ─────────────────────┐ ┃
                ┃ │                                      │ ┃
                ┃ │   ┌────────────────┐   ┌───┐   ·     │ ┃
                ┃ │   │  leaf 60 × 20  │   │[1]│         │ ┃
                ┃ │   │                │   │   │         │ ┃
                ┃ │   └────────────────┘   └───┘         │ ┃
                ┃ │                                      │ ┃
                ┃ └──────────────────────────────────────┘ ┃
                ┃                                          ┃
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

                [1]  small 16 × 20 at 100, 30
                –    speck 1 × 1 at 130, 30

                """
        )
    }

    @Test("shows words where they stand, without a box where that would leave them no room")
    func words() {
        let drawing = Sketch.drawing("Words", size: CGSize(width: 160, height: 80)) { sketch in
            sketch.words(["Two lines", "of text"], CGRect(x: 0, y: 0, width: 60, height: 44))
            sketch.words(["A low line"], CGRect(x: 0, y: 50, width: 80, height: 8))
            sketch.words(["8"], CGRect(x: 100, y: 60, width: 4, height: 8))
        }
        #expect(
            render(drawing) == """
                Words
                160 × 80 · 3 views

                ┏━━━━━━━━━━━━━━━┯━━━━━━━━━━━━━━━━━━━━━━━━━━┓
                ┃               │                          ┃
                ┃   Two lines   │                          ┃
                ┃    of text    │                          ┃
                ┃    60 × 44    │                          ┃
                ┃               │                          ┃
                ┠───────────────┘                          ┃
                ┃ \"A low line\" 80 × 8                      ┃
                ┃                          8               ┃
                ┃                                          ┃
                ┃                                          ┃
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

                –  \"8\" 4 × 8 at 100, 60

                """
        )
    }

    @Test("shares a box among views with the same frame")
    func shared() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let drawing = Sketch.drawing("Shared", size: frame.size) { sketch in
            sketch.add(kind: "HStack", frame: frame) { sketch in
                sketch.add(kind: "shadow", frame: frame) { $0.box("card", frame) }
            }
            sketch.box(nil, kind: "Border", frame)
        }
        #expect(render(drawing, columns: 80).contains("━ HStack › card + Border 100 × 20 ━"))
    }

    @Test("cuts open what is clipped, lists what is clipped away, and marks what is hidden")
    func clipped() {
        let drawing = Sketch.drawing("Window", size: CGSize(width: 80, height: 40)) { sketch in
            let window = CGRect(x: 0, y: 0, width: 80, height: 40)
            sketch.add("window", effect: .clip(Path(window), isEvenOdd: false), frame: window) { sketch in
                sketch.box("long", CGRect(x: 8, y: 8, width: 40, height: 400))
                sketch.box("gone", CGRect(x: 8, y: 40, width: 40, height: 40))
                sketch.add(kind: "hidden", effect: .hidden) {
                    $0.box("ghost", CGRect(x: 56, y: 8, width: 16, height: 16))
                }
            }
        }
        #expect(
            render(drawing) == """
                Window
                80 × 40 · 4 views

                ┏━ window 80 × 40 ━━━━━━━━━━━━━━━━━━━━━━┓
                ┃                                       ┃
                ┃   ┌───────────────────┐   ┌───────┐   ┃
                ┃   │                   │   │       │   ┃
                ┃   │                   │   │  [1]  │   ┃
                ┃   │                   │   │       │   ┃
                ┃   │   long 40 × 400   │   └───────┘   ┃
                ┃   │                   │               ┃
                ┃   │                   │               ┃
                ┃   │                   │               ┃
                ┗━━━┷━━━━━━━━━━━━━━━━━━━┷━━━━━━━━━━━━━━━┛

                [1]  ghost (hidden) 16 × 16 at 56, 8
                –    gone 40 × 40 at 8, 40, clipped

                """
        )
    }

    @Test("shows where transforms take things, and no masks")
    func transforms() {
        let drawing = Sketch.drawing("Moved", size: CGSize(width: 80, height: 40)) { sketch in
            sketch.add(effect: .transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))) { sketch in
                sketch.box("twice", CGRect(x: 0, y: 0, width: 35, height: 20))
                sketch.add(layer: .mask) { $0.box("mask", CGRect(x: 0, y: 0, width: 35, height: 20)) }
            }
        }
        let text = render(drawing)
        #expect(text.contains("twice 70 × 40") && !text.contains("mask"))
    }

    @Test("counts tracks that are alike, and findings")
    func counts() {
        var drawing = Sketch.drawing("", size: CGSize(width: 10, height: 10)) { $0.add(kind: "Grid") }
        let tracks = (0..<12).map { Drawing.Grid.Track(size: "fr(1)", start: Double($0) * 14, length: 10) }
        let mirrored = [
            Drawing.Grid.Track(size: "fit", start: 50, length: 10), .init(size: "fit", start: 30, length: 12),
        ]
        drawing.grids = [
            Drawing.Grid(element: 0, kind: .lazy, settings: [], columns: tracks, rows: mirrored, cells: [])
        ]
        drawing.findings = [
            Finding(Finding.Code(rawValue: "a.b"), .note, "x"), Finding(Finding.Code(rawValue: "a.b"), .warning, "x"),
            Finding(Finding.Code(rawValue: "a.b"), .warning, "x"),
        ]
        let text = render(drawing)
        #expect(text.contains("  columns 12 × fr(1) 10, 4 between\n"))
        #expect(text.contains("  rows    fit 10 │ 8 │ fit 12\n"))
        #expect(text.contains("10 × 10 · 1 view · 2 warnings, 1 note\n"))
    }

    @Test("has colours where they are asked for, and else the same characters")
    func colors() throws {
        let drawing = Sketch.drawing("Colours", size: CGSize(width: 100, height: 40)) { sketch in
            sketch.box("out", CGRect(x: 60, y: 8, width: 80, height: 40))
        }
        let plain = render(drawing)
        let colored = TextRenderer(TextRenderer.Options(columns: 44, isColored: true)).render(drawing)
        #expect(!plain.contains("\u{1B}") && colored.contains("\u{1B}[1mColours\u{1B}[0m"))
        #expect(colored.replacing(try Regex("\u{1B}\\[[0-9]*m"), with: "") == plain)
    }

    @Test("is as small as a figure without room, and not larger than one needs")
    func sizes() {
        #expect(render(Drawing(title: "", size: .zero)) == "0 × 0 · 0 views\n\n·\n")
        let small = render(Drawing(title: "", size: CGSize(width: 8, height: 8)))
        #expect(small == "8 × 8 · 0 views\n\n┏━━━┓\n┃   ┃\n┗━━━┛\n")
        let line = render(Drawing(title: "", size: CGSize(width: 0, height: 8)))
        #expect(line == "0 × 8 · 0 views\n\n╻\n┃\n╹\n")
        let tall = render(Drawing(title: "", size: CGSize(width: 10, height: 10_000_000)))
        #expect(tall.count < 4000 && tall.contains("a row is 40160.643 points high"))
    }

    @Test("calls cells without names by their places, and numbers those that have no room for that")
    func cells() {
        let frames = [
            CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 164, y: 0, width: 60, height: 60),
            CGRect(x: 228, y: 0, width: 30, height: 60), CGRect(x: 262, y: 0, width: 30, height: 60),
        ]
        var drawing = Sketch.drawing(size: CGSize(width: 292, height: 60)) { sketch in
            for frame in frames { sketch.box(nil, frame) }
        }
        drawing.grids = [
            Drawing.Grid(
                element: 0,
                kind: .tracks,
                settings: [],
                columns: [],
                rows: [],
                cells: frames.indices.map { index in
                    Drawing.Grid.Cell(
                        element: index,
                        identity: "",
                        columns: index..<index + 1,
                        rows: 0..<1,
                        frame: frames[index]
                    )
                }
            )
        ]
        let text = render(drawing)
        for words in ["cell, column 1, row 1", "160 × 60", "column 2", "row 1", "60 × 60"] {
            #expect(text.contains(words), "\(text)")
        }
        #expect(text.components(separatedBy: "[1]").count == 4, "\(text)")
        #expect(text.hasSuffix("[1]  cell 30 × 60 (2 times)\n"), "\(text)")
    }

    @Test("gives boxes that are called alike and of one size one number")
    func repeatedNumber() {
        let drawing = Sketch.drawing("Twins", size: CGSize(width: 160, height: 80)) { sketch in
            for x in [16.0, 64, 112] {
                let name = x == 64 ? "another one" : "one of twins"
                sketch.box(name, CGRect(x: x, y: 20, width: 20, height: 40))
            }
        }
        // The numbers are in the drawing and in the list below it.
        let text = render(drawing)
        #expect(
            text.components(separatedBy: "[1]").count == 4 && text.components(separatedBy: "[2]").count == 3,
            "\(text)"
        )
        #expect(text.hasSuffix("[1]  one of twins 20 × 40 (2 times)\n[2]  another one 20 × 40 at 64, 20\n"), "\(text)")
    }
}

extension Sketch {
    /// Adds an element that paints its frame.
    fileprivate mutating func box(_ name: String?, kind: String = "Color", _ frame: CGRect) {
        add(name, kind: kind, mark: .shape(Drawing.Shape(path: Path(frame), fill: .color(.red))), frame: frame)
    }

    /// Adds a text with some lines.
    fileprivate mutating func words(_ lines: [String], _ frame: CGRect) {
        let font = Drawing.Font(size: 10)
        let lines = lines.map { line in
            Drawing.TextLine(
                origin: frame.origin,
                width: frame.width,
                runs: [Drawing.TextRun(line, font: font, paint: .color(.black))]
            )
        }
        add(kind: "Text", mark: .text(lines), frame: frame)
    }
}
