import GridPress
import GridPressProperties
import Testing

@testable import GridPressComparisons
@testable import GridPressGoldens

@Suite("Nothing is left out because something else was reported:")
struct NothingHiddenTests {
    private func lines(
        _ old: Figure,
        _ new: Figure,
        as kind: GoldenKind = .picture,
        tolerance: Double = SnapshotComparer.defaultTolerance
    ) throws -> [String] {
        try kind.lines(from: old.drawing(), to: new.drawing(), tolerance: tolerance)
    }

    /// Returns a figure of a leaf with one curve above a colored bar.
    private func leaf(curve: CGFloat, _ color: Color, width: CGFloat = 20, leaf: CGFloat = 40) -> Figure {
        Figure("Leaf") {
            VStack {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 0))
                    path.addLine(to: CGPoint(x: leaf, y: 0))
                    path.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: curve, y: 40))
                    path.closeSubpath()
                }
                .fill(Color.green)
                .frame(width: leaf, height: 40)
                color.frame(width: width, height: 20)
            }
        }
    }

    @Test("a curve of an outline beside a color", arguments: [GoldenKind.picture, .page, .boxPage])
    func curveAndColor(kind: GoldenKind) throws {
        let lines = try lines(leaf(curve: 40, .red), leaf(curve: 30, .blue), as: kind)
        #expect(lines.contains { $0.contains("Color: fill") } && lines.contains { $0.contains("Q 30 40") }, "\(lines)")
    }

    @Test("a curve of an outline beside a frame that moves it")
    func curveAndFrame() throws {
        let moved = try lines(leaf(curve: 40, .red), leaf(curve: 40, .red, width: 60))
        #expect(!moved.isEmpty && !moved.contains { $0.contains("path") }, "\(moved)")
        let curved = try lines(leaf(curve: 40, .red), leaf(curve: 36, .red, width: 60))
        #expect(curved.contains { $0.contains("the Path: outline, step 3") }, "\(curved)")
    }

    @Test("an outline that scales with its frame follows it, whatever its shape")
    func scaled() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            func point() -> CGPoint {
                CGPoint(
                    x: Double(Int.random(in: 0...400, using: &generator)) / 8,
                    y: Double(Int.random(in: 0...400, using: &generator)) / 8
                )
            }
            let points = (0..<Int.random(in: 2...9, using: &generator)).map { _ in point() }
            let (scale, offset) = (Double.random(in: 0.1...4, using: &generator), point())
            func outline(_ points: [CGPoint]) -> Path {
                Path { path in
                    path.move(to: points[0])
                    points.dropFirst().forEach { path.addLine(to: $0) }
                }
            }
            let original = points
            func pair(_ points: [CGPoint]) -> OutlinePair {
                let placed = points.map { CGPoint(x: $0.x * scale + offset.x, y: $0.y + offset.y) }
                return OutlinePair(
                    outline(original),
                    in: CGRect(x: 0, y: 0, width: 50, height: 50),
                    outline(placed),
                    in: CGRect(x: offset.x, y: offset.y, width: 50 * scale, height: 50),
                    tolerance: 0.023
                )
            }
            check(pair(points).difference == nil, "\(points)")
            // An inner point that moves elsewhere isn't scaled together with the others.
            guard let low = points.map(\.x).min(), let high = points.map(\.x).max(), high - low > 8,
                let inner = points.indices.first(where: { points[$0].x > low + 3 && points[$0].x < high - 3 })
            else { return }
            var bent = points
            bent[inner].x -= 1
            // By chance, the point can keep its distance from an edge, as the points of a shape with round corners do.
            let (left, right) = (
                bent[inner].x * scale - points[inner].x, (50 - bent[inner].x) * scale - (50 - points[inner].x)
            )
            guard abs(left) > 0.1, abs(right) > 0.1 else { return }
            check(pair(bent).difference != nil, "\(bent)")
        }
    }

    @Test("a number in words that people wrote, whatever the tolerance", arguments: GoldenKind.allCases)
    func numbersInWords(kind: GoldenKind) throws {
        func figure(_ price: String) -> Figure {
            Figure("Price", description: "A price of \(price) EUR") { Color.red.frame(width: 20, height: 20) }
        }
        #expect(!(try lines(figure("10.00"), figure("10.01"), as: kind)).isEmpty)
        #expect(!(try lines(figure("10"), figure("11"), as: kind, tolerance: 1)).isEmpty)
        #expect(!(try lines(figure("10"), figure("10.5"), as: kind, tolerance: 1)).isEmpty)
    }

    @Test("a number in the source on a page")
    func numbersInSource() throws {
        let drawing = try Figure("Source") { Color.red.frame(width: 20, height: 20) }.drawing()
        func page(_ number: String) -> SourceText {
            let listing = HTMLListing("let price = \(number)", language: "swift", title: "Price.swift")
            return SourceText(
                name: "page.html",
                bytes: Array(drawing.html(listing: listing, embedsLayoutRecord: true).utf8)
            )
        }
        let comparer = SnapshotComparer(tolerance: 1)
        let lines = try comparer.difference(of: page("10.01"), from: page("10.00"), as: .html)?.lines() ?? []
        #expect(lines.contains { $0.contains("10.00") } && lines.contains { $0.contains("10.01") }, "\(lines)")
        #expect(try comparer.difference(of: page("11"), from: page("10"), as: .html) != nil)
    }

    @Test("what somebody wrote into a golden file: another length, and rules for another picture")
    func edited() throws {
        let figure = Figure("Bar") { Color.red.frame(width: 50, height: 20).dimension([.bottom]) }
        let golden = String(decoding: try GoldenKind.picture.golden(of: figure.drawing()).bytes, as: UTF8.self)
        func difference(_ edited: String) throws -> SnapshotDifference? {
            try SnapshotComparer().difference(
                of: SourceText(name: "new", bytes: Array(golden.utf8)),
                from: SourceText(name: "golden.svg", bytes: Array(edited.utf8)),
                as: .svg
            )
        }
        #expect(golden.contains(">50</text>"))
        #expect(try difference(golden.replacing(">50</text>", with: ">51</text>")) != nil)
        let rules = golden.replacing(
            /\(prefers-color-scheme:dark\)\{#g[0-9a-z]{6}/,
            with: "(prefers-color-scheme:dark){#gxxxxxx"
        )
        #expect(rules != golden)
        #expect(try difference(rules) != nil)
    }

    @Test("the end of a long text, which is quoted around the first difference", arguments: GoldenKind.allCases)
    func longTexts(kind: GoldenKind) throws {
        let start = "A very long sentence that goes on and on until somebody stops it "
        func figure(_ end: String) -> Figure { Figure("Text") { Text(start + end).fixedSize() } }
        let lines = try lines(figure("here"), figure("there"), as: kind)
        let text = lines.first { $0.hasPrefix("text: ") } ?? ""
        #expect(text.contains("here\" → ") && text.contains("there\"") && text.contains("\"…"), "\(lines)")
    }

    @Test(
        "the letters that a style belongs to, though their text and its styles are the same",
        arguments: [
            ("xx *ab* y ab z", "xx ab y *ab* z", "font style italic"),
            ("Abc *de* fg", "Abc *d*e fg", "font style italic"),
            ("Abc ~~de~~ fg", "Abc ~~d~~e fg", "decoration strikethrough"),
            ("Abc [de](https://a.b) fg", "Abc [d](https://a.b)e fg", "link https://a.b"),
            ("Abc **de** fg", "Abc **d**e fg", "weight 700"), ("Abc `de` fg", "Abc `d`e fg", "font family"),
            ("one *two* three", "four *tw*o three", "font style italic"),
        ]
    )
    func styledLetters(first: String, second: String, words: String) throws {
        func figure(_ text: String, _ spacing: CGFloat) -> Figure {
            Figure("Text") {
                VStack(spacing: spacing) {
                    Text(LocalizedStringKey(text))
                    Color.red.frame(width: 20, height: 10)
                }
            }
        }
        let lines = try lines(figure(first, 4), figure(second, 4))
        #expect(lines.contains { $0.contains(words) }, "\(lines)")
        let others = try self.lines(figure(first, 4), figure(second, 6))
        #expect(others.contains { $0.contains(words) }, "\(others)")
    }

    @Test("nothing about styles where other words come in, or a text is broken elsewhere")
    func otherLetters() throws {
        func figure(_ text: String, _ width: CGFloat = 300) -> Figure {
            Figure("Text", width: width) { Text(LocalizedStringKey(text)) }
        }
        for (first, second) in [("a *b* c", "x *b* z"), ("a *b* c", "a *bcd* c"), ("one *two*", "one more *two*")] {
            let lines = try lines(figure(first), figure(second))
            #expect(!lines.contains { $0.contains("font style") }, "\(lines)")
        }
        let text = "Some words *that are written slanted* and others that aren't"
        #expect(try !lines(figure(text), figure(text, 120)).contains { $0.contains("font style") })
    }

    @Test("the layers of a cell, and which of several views alike changed")
    func layersAndNumbers() throws {
        func grid(_ hasBackground: Bool) -> Figure {
            Figure("Grid", width: 100, height: 40) {
                Grid(tracks: 2) {
                    if hasBackground {
                        Text("a").gridCellBackground { _ in Color.red }
                    } else {
                        Text("a")
                    }
                    Text("b")
                }
            }
        }
        #expect(
            try lines(grid(false), grid(true)) == ["the background (#ff3b30/#ff453a) of text \"a\" is new"]
        )
        func row(_ first: CGFloat, _ second: CGFloat) -> Figure {
            Figure("Row") {
                HStack(spacing: 4) {
                    Rectangle().frame(width: first, height: 10)
                    Rectangle().frame(width: second, height: 10)
                }
            }
        }
        #expect(
            try lines(row(20, 30), row(30, 20)) == [
                "Rectangle 1 in the HStack: width 20 → 30 (+10)", "Rectangle 2 in the HStack: width 30 → 20 (-10)",
                "Rectangle 2 in the HStack: x 24 → 34 (+10)",
            ]
        )
    }
}
