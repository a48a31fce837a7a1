import FigureComparisons
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A comparison of figures")
struct FigureComparisonTests {
    private func row(spacing: CGFloat, color: Color = .blue) -> Figure {
        Figure("Row", description: "Two squares.") {
            HStack(spacing: spacing) {
                color.frame(width: 40, height: 40).named("first")
                Color.red.frame(width: 40, height: 40).named("second")
            }
        }
    }

    private func compare(
        _ before: Figure,
        _ after: Figure,
        width: CGFloat = 720,
        listsDifferences: Bool = true
    ) -> FigureComparison {
        FigureComparison(width: width, listsDifferences: listsDifferences) {
            before
        } to: {
            after
        }
    }

    /// Returns the outlines around the differences.
    private func outlines(_ drawing: Drawing) -> [(frame: CGRect, dash: [CGFloat])] {
        drawing.elements.compactMap { element in
            guard case .shape(let shape) = element.mark, let stroke = shape.stroke, stroke.style.lineWidth == 1.5,
                stroke.paint == .color(Drawing.Color(light: 0x007F86, dark: 0x2FC4CB))
            else { return nil }
            // Outlines in the legend have this size.
            return element.frame.size == CGSize(width: 24, height: 12) ? nil : (element.frame, stroke.style.dash)
        }
    }

    @Test("lists what was written before what follows from it")
    func differences() throws {
        let differences = try compare(row(spacing: 8), row(spacing: 20)).differences
        #expect(differences.first?.description == "spacing of the HStack: 8 → 20 (+12)")
        #expect(differences.first.map { [$0.old, $0.new] } == ["8", "20"])
        #expect(differences.map(\.isConsequence).first == false)
        #expect(differences.dropFirst().allSatisfy { $0.isConsequence })
        #expect(differences.contains { $0.description.hasPrefix("\"second\": x 48 → 60") })
    }

    @Test("lists the differences of movements")
    func movements() throws {
        func states(_ seconds: Double) -> Figure {
            Figure.states("Row", animation: .linear(duration: seconds)) {
                FigureState("Near") { Color.red.frame(width: 20, height: 20) }
                FigureState("Far") { Color.red.frame(width: 40, height: 20) }
            }
        }
        let differences = try compare(states(1), states(2)).differences
        #expect(differences.contains { $0.description.contains("timing") && !$0.isConsequence })
        #expect(try compare(states(1), states(1)).differences.isEmpty)
    }

    @Test("of equal figures has no difference and no outline, and says so")
    func same() throws {
        let comparison = compare(row(spacing: 8), row(spacing: 8))
        #expect(try comparison.differences.isEmpty)
        let drawing = try comparison.drawing()
        #expect(outlines(drawing).isEmpty)
        #expect(drawing.elements.contains { $0.words == "No differences" })
        #expect(drawing.summary == "Two squares. Before and After are the same.")
    }

    @Test("doesn't count titles and descriptions, which no picture shows")
    func words() throws {
        var other = row(spacing: 8)
        other.title = "Another row"
        other.description = "Other words."
        let comparison = compare(row(spacing: 8), other)
        #expect(try comparison.differences.isEmpty)
        let drawing = try comparison.drawing()
        #expect(drawing.title == "Row and Another row")
        #expect(drawing.summary?.hasPrefix("Before: Two squares. After: Other words.") == true)
    }

    @Test("draws both figures beside each other where there is room, and one above the other elsewhere")
    func arrangement() throws {
        let beside = try compare(row(spacing: 8), row(spacing: 20)).drawing()
        let (first, second) = (beside.frames(named: "first"), beside.frames(named: "second"))
        #expect(first.count == 2 && second.count == 2)
        #expect(first[0].minY == first[1].minY && second[0].maxX < first[1].minX)
        #expect(second[0].minX - first[0].maxX == 8 && second[1].minX - first[1].maxX == 20)
        let stacked = try compare(row(spacing: 8), row(spacing: 20), width: 200).drawing()
        let frames = stacked.frames(named: "first")
        #expect(frames[0].minX == frames[1].minX && frames[0].maxY < frames[1].minY)
        #expect(stacked.size.width < beside.size.width && stacked.size.height > beside.size.height)
    }

    @Test("outlines a container whose spacing changed, and none of the views in it")
    func spacing() throws {
        let comparison = FigureComparison {
            cards(spacing: 8)
        } to: {
            cards(spacing: 20)
        }
        let drawing = try comparison.drawing()
        let places = outlines(drawing)
        let outlined = places.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(outlined == drawing.frames(named: "cards").map(Self.outset))
        #expect(places.allSatisfy { $0.dash.isEmpty })
    }

    @Test("outlines a container whose alignment changed")
    func alignment() throws {
        func stack(_ alignment: HorizontalAlignment) -> Figure {
            Figure("Stack") {
                VStack(alignment: alignment, spacing: 4) {
                    Color.blue.frame(width: 90, height: 20)
                    Color.red.frame(width: 40, height: 20)
                    Color.green.frame(width: 30, height: 20)
                }
                .named("stack")
            }
        }
        let drawing = try compare(stack(.leading), stack(.trailing)).drawing()
        #expect(outlines(drawing).map(\.frame) == drawing.frames(named: "stack").map(Self.outset))
    }

    @Test("outlines the view that was resized, and none of those that it pushed, nor its container")
    func resized() throws {
        let drawing = try FigureComparison {
            cards(spacing: 8)
        } to: {
            cards(spacing: 8, width: 70)
        }.drawing()
        #expect(outlines(drawing).map(\.frame) == drawing.frames(named: "first").map(Self.outset))
        #expect(outlines(drawing).count == 2 && outlines(drawing).allSatisfy { $0.dash.isEmpty })
    }

    @Test("outlines both the container and a view where both changed, the container farther outside")
    func both() throws {
        let drawing = try FigureComparison {
            cards(spacing: 8)
        } to: {
            cards(spacing: 20, width: 70)
        }.drawing()
        let places = outlines(drawing).map(\.frame)
        for frame in drawing.frames(named: "first") { #expect(places.contains(Self.outset(frame))) }
        for frame in drawing.frames(named: "cards") { #expect(places.contains(frame.insetBy(dx: -4.5, dy: -4.5))) }
        #expect(places.count == 4)
    }

    @Test("outlines the container of views that moved although nothing was written about them")
    func unexplained() throws {
        func layout(_ step: CGFloat) -> Figure {
            Figure("Stairs") {
                Stairs(step: step) { ForEach(0..<3) { Color.blue.frame(width: 20, height: 20).named("\($0)") } }
                    .frame(width: 120, height: 120)
                    .named("stairs")
            }
        }
        let drawing = try compare(layout(20), layout(30)).drawing()
        #expect(outlines(drawing).map(\.frame) == drawing.frames(named: "stairs").map(Self.outset))
    }

    @Test("outlines a text with other words with dashes and dots, and not the views that grew with it")
    func text() throws {
        func card(_ words: String) -> Figure {
            Figure("Card") {
                HStack(spacing: 8) {
                    Text(words).named("words").padding(8).background(.blue)
                    Color.red.frame(width: 20, height: 20)
                }
            }
        }
        let drawing = try compare(card("One"), card("Another one")).drawing()
        #expect(outlines(drawing).map(\.frame) == drawing.frames(named: "words").map(Self.outset))
        #expect(outlines(drawing).allSatisfy { $0.dash == [8, 2.5, 1.5, 2.5] })
        #expect(drawing.elements.contains { $0.words == "text changed" })
        #expect(!drawing.elements.contains { $0.words == "moved or resized" })
    }

    @Test("outlines what only one figure has, there alone, with dashes, and nothing that it pushed")
    func presence() throws {
        let more = Figure("Row") {
            HStack(spacing: 8) {
                Color.blue.frame(width: 40, height: 40).named("first")
                Color.green.frame(width: 40, height: 40).named("third")
                Color.red.frame(width: 40, height: 40).named("second")
            }
        }
        for comparison in [compare(row(spacing: 8), more), compare(more, row(spacing: 8))] {
            let drawing = try comparison.drawing()
            #expect(outlines(drawing).map(\.frame) == [Self.outset(try drawing.frame("third"))])
            #expect(outlines(drawing).allSatisfy { $0.dash == [5, 3] })
        }
        #expect(try compare(row(spacing: 8), more).differences.first?.kind == .added)
        #expect(try compare(more, row(spacing: 8)).differences.first?.kind == .removed)
    }

    @Test("outlines what is painted differently with dots")
    func paint() throws {
        let drawing = try compare(row(spacing: 8), row(spacing: 8, color: .green)).drawing()
        let dotted = outlines(drawing).filter { $0.dash == [1.5, 2.5] }
        #expect(dotted.map(\.frame) == drawing.frames(named: "first").map(Self.outset))
        #expect(outlines(drawing).count == 2)
    }

    @Test("outlines a view with another modifier, as it is seen")
    func modifiers() throws {
        func figure(_ view: some View) -> Figure { Figure("View") { view.named("view") } }
        let square = Color.blue.frame(width: 30, height: 30)
        let moved = try compare(figure(square.offset(x: 0)), figure(square.offset(x: 12))).drawing()
        #expect(outlines(moved).map(\.frame.width) == [33, 33] && outlines(moved).allSatisfy { $0.dash.isEmpty })
        let padded = try compare(figure(square), figure(square.padding(8))).drawing()
        #expect(outlines(padded).map(\.frame.width) == [33, 49] && outlines(padded).allSatisfy { $0.dash.isEmpty })
        let faded = try compare(figure(square), figure(square.opacity(0.5))).drawing()
        #expect(outlines(faded).map(\.frame.width) == [33, 33])
        #expect(outlines(faded).allSatisfy { $0.dash == [1.5, 2.5] })
    }

    @Test("outlines a spacer over the height of its row")
    func spacer() throws {
        func bar(hasSpacer: Bool) -> Figure {
            Figure("Bar", width: 200) {
                HStack(spacing: 0) {
                    Color.blue.frame(width: 40, height: 40)
                    if hasSpacer { Spacer() }
                    Color.red.frame(width: 40, height: 40)
                }
            }
        }
        let drawing = try compare(bar(hasSpacer: true), bar(hasSpacer: false)).drawing()
        #expect(outlines(drawing).map(\.frame.size) == [CGSize(width: 123, height: 43)])
    }

    @Test("outlines what no picture shows only where nothing else differs")
    func unseen() throws {
        func row(_ label: String, color: Color = .blue) -> Figure {
            Figure("Row") {
                HStack {
                    color.frame(width: 40, height: 40).accessibilityLabel(label); Color.red.frame(width: 9)
                }
            }
        }
        let labels = try compare(row("one"), row("two")).drawing()
        #expect(!outlines(labels).isEmpty)
        #expect(labels.elements.contains { $0.words == "changed otherwise" })
        let both = try compare(row("one"), row("two", color: .green)).drawing()
        #expect(!both.elements.contains { $0.words == "changed otherwise" })
    }

    private static func outset(_ frame: CGRect) -> CGRect { frame.insetBy(dx: -1.5, dy: -1.5) }

    private func cards(spacing: CGFloat, width: CGFloat = 40) -> Figure {
        Figure("Cards") {
            HStack(spacing: spacing) {
                Color.blue.frame(width: width, height: 40).named("first")
                Color.red.frame(width: 40, height: 40).named("second")
                Color.green.frame(width: 40, height: 40).named("third")
            }
            .named("cards")
        }
    }

    @Test("says in its description what differs, of many differences the first")
    func description() throws {
        let summary = try #require(try compare(row(spacing: 8), row(spacing: 20)).drawing().summary)
        #expect(summary.hasPrefix("Two squares. Differences between Before and After: Spacing of the row: 8 → 20."))
        let long = try #require(
            try compare(
                Figure("Many") { VStack { ForEach(0..<9) { Text("\($0)").font(.system(size: 10)).named("\($0)") } } },
                Figure("Many") { VStack { ForEach(0..<9) { Text("a\($0)").font(.system(size: 20)).named("\($0)") } } }
            )
            .drawing().summary
        )
        #expect(long.contains(" more."))
    }

    @Test("lists differences below the figures unless that is switched off")
    func list() throws {
        let line = "Spacing of the row: 8 → 20"
        let listed = try compare(row(spacing: 8), row(spacing: 20)).drawing()
        #expect(listed.elements.contains { $0.words == line })
        let plain = try compare(row(spacing: 8), row(spacing: 20), listsDifferences: false).drawing()
        #expect(!plain.elements.contains { $0.words == line })
        #expect(plain.size.height < listed.size.height)
    }

    @Test("lists first what explains most, in words for readers")
    func sentences() throws {
        func figure(spacing: CGFloat, width: CGFloat, words: String, color: Color) -> Figure {
            Figure("Page") {
                VStack(spacing: 4) {
                    Text(words).named("note")
                    RoundedRectangle(cornerRadius: 4).fill(color).frame(width: 50, height: 4).named("box")
                    HStack(spacing: spacing) {
                        ForEach(0..<6) { Color.red.frame(width: 20, height: 20).named("card \($0)") }
                        Color.red.frame(width: width, height: 20).named("last")
                    }
                    .named("cards")
                }
            }
        }
        let comparison = compare(
            figure(spacing: 8, width: 20, words: "One", color: Color(red: 0, green: 0, blue: 1)),
            figure(spacing: 10, width: 30, words: "Two", color: Color(red: 0, green: 1, blue: 1))
        )
        let sentences = try comparison.differences.filter { !$0.isConsequence }.map(\.sentence)
        #expect(
            sentences == [
                "Spacing of the row \"cards\": 8 → 10", "\"last\" grew by 10 to 30 wide",
                "Text of \"note\": \"One\" → \"Two\"", "Fill of \"box\": #00f → #0ff",
            ]
        )
        let drawing = try comparison.drawing()
        #expect(drawing.elements.contains { $0.words == "Fill of \"box\":" })
        #expect(!drawing.elements.contains { $0.words?.contains("#00f") == true })
    }

    @Test("says in words of readers what came, went, moved and changed")
    func wording() throws {
        func sentence(_ before: some View, _ after: some View) throws -> String? {
            try compare(Figure("A") { before.named("a") }, Figure("A") { after.named("a") }).differences.first?.sentence
        }
        let square = Color.red.frame(width: 20, height: 20)
        #expect(try sentence(square, Color.red.frame(width: 12, height: 20)) == "\"a\" shrank by 8 to 12 wide")
        #expect(try sentence(square, Color.red.frame(width: 20, height: 24)) == "\"a\" grew by 4 to 24 tall")
        #expect(try sentence(square.padding(2), square.padding(4)) == "Padding of \"a\": 2 → 4")
        #expect(try sentence(square, square.padding(4)) == "The padding (4) of \"a\" was added")
        #expect(
            try sentence(
                HStack {
                    square; square
                },
                VStack {
                    square; square
                }
            ) == "Kind of \"a\": row → column"
        )
        #expect(
            try sentence(
                VStack {
                    Text("1"); Text("2"); Text("3")
                },
                VStack {
                    Text("3"); Text("1"); Text("2")
                }
            )
                == "Text \"3\" moved from place 3 to place 1"
        )
        #expect(
            try sentence(ZStack(alignment: .topLeading) { square }, ZStack(alignment: .top) { square })
                == "Alignment of the stack \"a\": top leading → top"
        )
    }

    @Test("says once what happened to several views")
    func groups() throws {
        func figure(_ color: Color) -> Figure {
            Figure("A") { HStack { ForEach(0..<8) { color.frame(width: 9, height: 9).named("\($0)") } } }
        }
        let comparison = compare(figure(.red), figure(.blue))
        #expect(try comparison.differences.count == 8)
        let drawing = try comparison.drawing()
        #expect(drawing.elements.contains { $0.words == "Fill of 8 views:" })
        #expect(!drawing.elements.contains { $0.words?.hasPrefix("and ") == true })
    }

    @Test("says nothing about findings, which are no part of pictures")
    func findings() throws {
        func figure(_ name: String) -> Figure { Figure("A") { Image(name).resizable().frame(width: 20, height: 20) } }
        let comparison = compare(figure("one"), figure("two"))
        #expect(try !comparison.differences.contains { $0.description.contains("finding") })
    }

    @Test("keeps the grids, the dimensions and the findings of both figures")
    func contents() throws {
        func grid(_ columns: Int) -> Figure {
            Figure("Grid", width: 200) {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
                    ForEach(0..<4) { Color.blue.frame(height: 20).named("cell \($0)") }
                }
                .dimension(.top)
                Image("missing").frame(width: 10, height: 10)
            }
        }
        let (first, second) = (try grid(2).drawing(), try grid(3).drawing())
        let drawing = try compare(grid(2), grid(3)).drawing()
        #expect(drawing.grids.map(\.columns.count) == [2, 3])
        for grid in drawing.grids {
            #expect(drawing.elements[grid.element].kind.name == "LazyVGrid")
            #expect(grid.cells.allSatisfy { drawing.path(ofElement: $0.element).joined().contains("cell ") })
        }
        #expect(drawing.dimensions.map(\.size) == (first.dimensions + second.dimensions).map(\.size))
        #expect(drawing.dimensions.map(\.frame.minX) != (first.dimensions + second.dimensions).map(\.frame.minX))
        #expect(!first.findings.isEmpty && Set(drawing.findings.map(\.code)) == Set(first.findings.map(\.code)))
    }

    @Test("fails as a figure fails that can't be drawn")
    func failure() throws {
        let endless = Figure("Endless", width: .infinity) { Color.red }
        #expect(throws: FigureError.self) { try compare(row(spacing: 8), endless).drawing() }
        #expect(throws: FigureError.self) { try compare(endless, row(spacing: 8)).differences }
    }

    @Test("is written in every format, with the options of a figure")
    func formats() throws {
        let comparison = compare(row(spacing: 8), row(spacing: 20))
        let options = Figure.RenderOptions(scheme: .light, guides: [.proposals])
        #expect(try comparison.svg(options).contains("guide-proposals"))
        #expect(try comparison.html().contains("Spacing of the row"))
        let drawing = try comparison.drawing()
        #expect(try Drawing(json: comparison.json(exact: true)).size == drawing.size)
        #expect(try comparison.text().contains("second"))
        let spoken = try comparison.accessibilityText()
        #expect(spoken.contains("Before") && spoken.contains("Spacing of the row"))
        #expect(!spoken.contains("moved or resized"))
    }

    @Test("draws both figures in its scheme")
    func schemes() throws {
        let figure = Figure("Scheme") { SchemeReader() }
        for (scheme, width) in [(Drawing.Scheme.light, 10.0), (.dark, 30)] {
            let drawing = try compare(figure, figure).drawing(scheme: scheme)
            let widths = drawing.frames(named: "read").map(\.width)
            #expect(widths.count == 2 && widths.allSatisfy { $0 ≈ width })
        }
    }

    @Test("is a view, which a figure draws beside others")
    func view() throws {
        let comparison = compare(row(spacing: 8), row(spacing: 20))
        let drawing = try drawn {
            VStack(spacing: 0) {
                comparison; Color.red.frame(width: 5, height: 5).named("below")
            }
        }
        #expect(drawing.frames(named: "second").count == 2)
        #expect(try drawing.frame("below").minY == comparison.drawing(scheme: .light).size.height)
        let failing = try drawn { compare(Figure("Endless", width: .infinity) { Color.red }, row(spacing: 8)) }
        #expect(failing.codes == [.invalidFigureLength])
    }

    @Test("of two random figures outlines something wherever they differ")
    func randomPairs() {
        forEachSeed(cost: 80) { seed, check in
            func figure(_ seed: Int) -> Figure {
                Figure("Random", width: 300, height: 200) { RandomTree(seed: seed).view }
            }
            let comparison = compare(figure(seed), figure(seed + 1))
            let differs = try !comparison.differences.isEmpty
            let drawing = try comparison.drawing()
            check(outlines(drawing).isEmpty != differs, "seed \(seed)")
        }
    }

    @Test("of a random figure with itself finds nothing, and its record holds together")
    func random() {
        forEachSeed(cost: 80) { seed, check in
            let figure = Figure("Random", width: 300, height: 200) { RandomTree(seed: seed).view }
            let comparison = compare(figure, figure)
            check(try comparison.differences.isEmpty, "seed \(seed)")
            let drawing = try comparison.drawing()
            let isWhole = drawing.elements.indices.allSatisfy { index in
                let element = drawing.elements[index]
                return element.end > index && element.end <= drawing.elements.count
                    && element.parent.map { $0 < index && drawing.elements[$0].end >= element.end } ?? true
            }
            check(isWhole, "seed \(seed)")
        }
    }
}

/// A view whose width depends on the color scheme.
private struct SchemeReader: NonisolatedView {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color.red.frame(width: scheme == .dark ? 30 : 10, height: 10).named("read") }
}

/// A layout that no layout record explains: each view is below and after the previous one.
private struct Stairs: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let distance = step * CGFloat(index)
            subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
        }
    }
}
