import GridPress
import GridPressProperties
import Testing

@testable import GridPressGoldens

@Suite("What changed in a layout is reported in its words:")
struct LayoutWordingTests {
    /// Returns the lines about the differences of two figures, and checks that other kinds of golden files give the
    /// same lines.
    func lines(_ old: Figure, _ new: Figure) throws -> [String] {
        let (before, after) = (try old.drawing(), try new.drawing())
        let lines = try GoldenKind.picture.lines(from: before, to: after)
        // Pages are slow. A thorough run compares both forms, and others one of them.
        let pages: [GoldenKind] = [.page, .boxPage]
        let kinds = [.data] + (Rounds.isThorough ? pages : [pages[lines.count % 2]])
        forEach(kinds) { kind, check in
            // Pages have annotations, which move together with the measured views.
            let others = try kind.lines(from: before, to: after).filter { !$0.hasAnnotations }
            check.equal(others, lines)
        }
        return lines
    }

    // MARK: Grids

    private func cards(
        _ tracks: [GridTrack] = [.fr(1), .fr(1), .fr(1)],
        spacing: GridSpacing = 8,
        wide: String? = nil,
        start: GridStart = nil,
        alignment: GridAlignment = .center
    ) -> Figure {
        Figure("Cards", width: 324, height: 136) {
            Grid(tracks: tracks, contentMode: .fill, spacing: spacing, commonItemsAlignment: alignment) {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
                    Color.blue.frame(maxWidth: 60, maxHeight: 40).named(name)
                        .gridSpan(column: name == wide ? 2 : 1).gridStart(name == "e" ? start : nil)
                }
            }
            .named("cards")
        }
    }

    @Test("a track")
    func track() throws {
        #expect(
            try lines(cards(), cards([.fr(1), .fr(2), .fr(1)])) == [
                "column 2 of the grid \"cards\": fr(1) → fr(2), width 97.333 → 150 (+52.667)",
                "columns 1 and 3 of the grid \"cards\" are narrower by 26.33",
                "column 2 of the grid \"cards\": x 113.333 → 87 (-26.333)",
                "column 3 of the grid \"cards\": x 218.667 → 245 (+26.333)",
                "2 cells of the grid \"cards\" moved left by 13.17: a, d",
                "\"c\": x 237.333 → 250.5 (+13.167)",
            ]
        )
    }

    @Test("the spacing of a grid")
    func spacing() throws {
        #expect(
            try lines(cards(), cards(spacing: 12)) == [
                "the grid \"cards\": spacing 8 → 12 (+4)",
                "columns 1–3 of the grid \"cards\" are narrower by 5.33",
                "rows 1–2 of the grid \"cards\" are shorter by 6",
                "columns 1–3 of the grid \"cards\" moved",
                "row 1 of the grid \"cards\": y 8 → 12 (+4)",
                "row 2 of the grid \"cards\": y 72 → 74 (+2)",
                "5 cells of the grid \"cards\" moved: a, b, c and 2 more",
            ]
        )
    }

    @Test("how many tracks are listed")
    func trackCount() throws {
        #expect(
            try lines(cards(), cards([.fr(1), .fr(1)])) == [
                "number of columns of the grid \"cards\": 3 → 2 (-1)",
                "number of rows of the grid \"cards\": 2 → 3 (+1)",
                "3 cells of the grid \"cards\" move to other columns or rows: c, d, e",
                "\"a\": height 40 → 34.667 (-5.333), x 26.667 → 53 (+26.333), y 16 → 8 (-8)",
                "\"b\": height 40 → 34.667 (-5.333), x 132 → 211 (+79), y 16 → 8 (-8)",
            ]
        )
    }

    @Test("a span")
    func span() throws {
        #expect(
            try lines(cards(), cards(wide: "d")) == [
                "cell \"d\" of the grid \"cards\": columns 1 → 1–2",
                "cell \"e\" of the grid \"cards\": column 2 → 3",
                "\"d\": x 26.667 → 79.333 (+52.666)",
            ]
        )
    }

    @Test("a start")
    func start() throws {
        #expect(
            try lines(cards(), cards(start: [2, 1])) == [
                "cell \"e\" of the grid \"cards\": start anywhere → column 3, row 2, column 2 → 3",
                "\"e\": x 132 → 237.333 (+105.333)",
            ]
        )
    }

    @Test("the alignment of items")
    func alignment() throws {
        #expect(
            try lines(cards(), cards(alignment: .topLeading)) == [
                "the grid \"cards\": itemsAlignment center → topLeading",
                "5 cells of the grid \"cards\" moved left by 18.67 and up by 8: a, b, c and 2 more",
            ]
        )
    }

    @Test("one track among a hundred cells, in ten lines at most")
    func hundredCells() throws {
        func figure(_ track: GridTrack) -> Figure {
            Figure("Hundred", width: 1080, height: 600) {
                Grid(tracks: (0..<10).map { $0 == 3 ? track : .fr(1) }, spacing: 8) {
                    ForEach(0..<100) { index in
                        ZStack {
                            Color.blue
                            Text("\(index)")
                        }
                        .named("cell-\(index)")
                    }
                }
                .named("hundred")
            }
        }
        let (old, new) = (try figure(.fr(1)).drawing(), try figure(.pt(120)).drawing())
        forEach(GoldenKind.allCases.sampled(oneIn: 4)) { kind, check in
            let lines = try kind.lines(from: old, to: new)
            check(lines.count <= 10, lines.joined(separator: "\n"))
            check.equal(lines.first, "column 4 of the grid \"hundred\": fr(1) → pt(120), width 99.2 → 112 (+12.8)")
        }
    }

    // MARK: Stacks and boxes

    private struct Bar {
        var spacing: CGFloat = 8
        var words = "Old"
        var color = Color.red
        var alignment = VerticalAlignment.center
        var width: CGFloat = 40
        var padding: CGFloat = 8
        var opacity = 1.0
        var fontSize: CGFloat = 17
        var isLong = false
        var isSwapped = false
        var title = "Bar"

        var figure: Figure {
            Figure(title) {
                HStack(alignment: alignment, spacing: spacing) {
                    Text(words).font(.system(size: fontSize))
                    if isSwapped { Circle().fill(.gray).frame(width: 10, height: 10).named("dot") }
                    color.frame(width: width, height: 60).opacity(opacity).named("hero")
                    if !isSwapped { Circle().fill(.gray).frame(width: 10, height: 10).named("dot") }
                    if isLong { Color.green.frame(width: 20, height: 20).named("more") }
                    Text("End").padding(padding).background(Color.yellow)
                }
                .named("bar")
            }
        }
    }

    @Test("the spacing of a stack")
    func stackSpacing() throws {
        #expect(
            try lines(Bar().figure, Bar(spacing: 12).figure) == [
                "spacing of the HStack \"bar\": 8 → 12 (+4)",
                "\"bar\": width 148 → 160 (+12)",
                "\"hero\": x 35 → 39 (+4)",
                "\"dot\": x 83 → 91 (+8)",
                "2 views moved right by 12: Color in \"bar\", text \"End\"",
                "the figure: width 148 → 160 (+12)",
            ]
        )
    }

    @Test("words")
    func words() throws {
        #expect(
            try lines(Bar().figure, Bar(words: "New words").figure) == [
                "text: \"Old\" → \"New words\"",
                "2 views are wider by 58: \"bar\", text \"New words\"",
                "4 views moved right by 58: \"hero\", \"dot\", Color in \"bar\", text \"End\"",
                "the figure: width 148 → 206 (+58)",
            ]
        )
    }

    @Test("a colour")
    func color() throws {
        #expect(
            try lines(Bar().figure, Bar(color: .blue).figure) == [
                "\"hero\": fill #ff3b30/#ff453a → #007aff/#0a84ff"
            ]
        )
    }

    @Test("the alignment of a stack")
    func stackAlignment() throws {
        #expect(
            try lines(Bar().figure, Bar(alignment: .top).figure) == [
                "alignment of the HStack \"bar\": center → top",
                "text \"Old\": y 19.5 → 0 (-19.5)",
                "\"dot\": y 25 → 0 (-25)",
                "2 views moved up by 11.5: Color in \"bar\", text \"End\"",
            ]
        )
    }

    @Test("a width")
    func width() throws {
        #expect(
            try lines(Bar().figure, Bar(width: 50).figure) == [
                "\"hero\": width 40 → 50 (+10)",
                "\"bar\": width 148 → 158 (+10)",
                "3 views moved right by 10: \"dot\", Color in \"bar\", text \"End\"",
                "the figure: width 148 → 158 (+10)",
            ]
        )
    }

    @Test("padding")
    func padding() throws {
        #expect(
            try lines(Bar().figure, Bar(padding: 10).figure) == [
                "padding of text \"End\": 8 → 10 (+2)",
                "\"bar\": width 148 → 152 (+4)",
                "Color in \"bar\": width 47 → 51 (+4), height 37 → 41 (+4), y 11.5 → 9.5 (-2)",
                "text \"End\": x 109 → 111 (+2)",
                "the figure: width 148 → 152 (+4)",
            ]
        )
    }

    @Test("an effect")
    func effect() throws {
        #expect(
            try lines(Bar().figure, Bar(opacity: 0.5).figure) == [
                "\"hero\": opacity none → 0.5"
            ]
        )
    }

    @Test("a font")
    func font() throws {
        #expect(
            try lines(Bar().figure, Bar(fontSize: 20).figure) == [
                "text \"Old\": font 17 → 20",
                "\"bar\": width 148 → 153 (+5)",
                "text \"Old\": width 27 → 32 (+5), height 21 → 24 (+3), y 19.5 → 18 (-1.5)",
                "4 views moved right by 5: \"hero\", \"dot\", Color in \"bar\", text \"End\"",
                "the figure: width 148 → 153 (+5)",
            ]
        )
    }

    @Test("a view that is new")
    func addition() throws {
        #expect(
            try lines(Bar().figure, Bar(isLong: true).figure) == [
                "\"more\" is new",
                "\"bar\": width 148 → 176 (+28)",
                "2 views moved right by 28: Color in \"bar\", text \"End\"",
                "the figure: width 148 → 176 (+28)",
            ]
        )
    }

    @Test("an order")
    func order() throws {
        #expect(
            try lines(Bar().figure, Bar(isSwapped: true).figure) == [
                "\"hero\" moved among its siblings: 2 → 3",
                "\"dot\": x 83 → 35 (-48)",
                "\"hero\": x 35 → 53 (+18)",
            ]
        )
    }

    @Test("the title of the figure")
    func title() throws {
        #expect(
            try lines(Bar().figure, Bar(title: "Bars").figure) == [
                "the figure: title \"Bar\" → \"Bars\""
            ]
        )
    }

    // MARK: Pictures without records

    @Test("columns of a picture without a record, of which only the lines are known")
    func plain() throws {
        func text(_ figure: Figure) throws -> SourceText {
            SourceText(name: "golden", bytes: Array(try figure.svg().utf8))
        }
        func figure(_ track: GridTrack) -> Figure {
            Figure("Plain") {
                Grid(tracks: [.pt(80), track, .pt(80)], contentMode: .intrinsic, spacing: 8) {
                    ForEach(0..<6) { _ in Color.blue.frame(height: 40) }
                }
            }
        }
        let difference = try #require(
            try SnapshotComparer().difference(of: text(figure(.pt(92))), from: text(figure(.pt(80))), as: .svg)
        )
        let lines = difference.lines()
        #expect(lines.contains { $0.contains("x=\"88\" y=\"4\" width=\"84\"") }, "\(lines)")
        #expect(lines.first?.contains("width=\"248\"") == true && lines.count == 6, "\(lines)")
        #expect(lines.last?.hasPrefix("One of the files has no layout record") == true, "\(lines)")
    }
}

extension String {
    /// Whether the line is about annotations that moved.
    fileprivate var hasAnnotations: Bool {
        contains(" annotations moved: ") || Drawing.Guide.allCases.contains { self == "\($0.title) moved" }
            || self == "Dimensions moved"
    }
}
