import GridPress
import GridPressProperties
import Testing

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

    /// Returns the outlines around what differs.
    private func outlines(_ drawing: Drawing) -> [(frame: CGRect, dash: [CGFloat])] {
        drawing.elements.compactMap { element in
            guard case .shape(let shape) = element.mark, let stroke = shape.stroke, stroke.style.lineWidth == 1.5,
                stroke.paint == .color(Drawing.Color(light: 0x007F86, dark: 0x2FC4CB))
            else { return nil }
            // Those of the legend have a size of their own.
            return element.frame.size == CGSize(width: 18, height: 10) ? nil : (element.frame, stroke.style.dash)
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

    @Test("outlines what moved or was resized in both figures")
    func moved() throws {
        let drawing = try compare(row(spacing: 8), row(spacing: 20)).drawing()
        let places = outlines(drawing).map(\.frame)
        for frame in drawing.frames(named: "second") { #expect(places.contains(frame.insetBy(dx: -1.5, dy: -1.5))) }
        for frame in drawing.frames(named: "first") { #expect(!places.contains(frame.insetBy(dx: -1.5, dy: -1.5))) }
        #expect(outlines(drawing).allSatisfy { $0.dash.isEmpty })
    }

    @Test("outlines what only one figure has, there alone, with dashes")
    func presence() throws {
        let more = Figure("Row") {
            HStack(spacing: 8) {
                Color.blue.frame(width: 40, height: 40).named("first")
                Color.red.frame(width: 40, height: 40).named("second")
                Color.green.frame(width: 40, height: 40).named("third")
            }
        }
        let drawing = try compare(row(spacing: 8), more).drawing()
        let third = try drawing.frame("third")
        let dashed = outlines(drawing).filter { $0.dash == [5, 3] }
        #expect(dashed.map(\.frame) == [third.insetBy(dx: -1.5, dy: -1.5)])
        #expect(try compare(row(spacing: 8), more).differences.first?.kind == .added)
        #expect(try compare(more, row(spacing: 8)).differences.first?.kind == .removed)
    }

    @Test("outlines what is painted differently with dots")
    func paint() throws {
        let drawing = try compare(row(spacing: 8), row(spacing: 8, color: .green)).drawing()
        let dotted = outlines(drawing).filter { $0.dash == [1.5, 2.5] }
        #expect(dotted.map(\.frame) == drawing.frames(named: "first").map { $0.insetBy(dx: -1.5, dy: -1.5) })
        #expect(outlines(drawing).count == 2)
    }

    @Test("has outlines around others farther outside")
    func nesting() throws {
        let drawing = try compare(row(spacing: 8), row(spacing: 20)).drawing()
        let figures = drawing.elements.filter { $0.kind == .container("Figure") }.map(\.frame)
        let places = outlines(drawing).map(\.frame)
        for figure in figures { #expect(places.contains(figure.insetBy(dx: -4.5, dy: -4.5))) }
    }

    @Test("says in its description what differs, of many differences the first")
    func description() throws {
        let summary = try #require(try compare(row(spacing: 8), row(spacing: 20)).drawing().summary)
        #expect(summary.hasPrefix("Two squares. Differences between Before and After: spacing of the HStack: 8 → 20"))
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
        let line = "spacing of the HStack: 8 → 20 (+12)"
        let listed = try compare(row(spacing: 8), row(spacing: 20)).drawing()
        #expect(listed.elements.contains { $0.words == line })
        let plain = try compare(row(spacing: 8), row(spacing: 20), listsDifferences: false).drawing()
        #expect(!plain.elements.contains { $0.words == line })
        #expect(plain.size.height < listed.size.height)
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
        #expect(try comparison.html().contains("spacing of the HStack"))
        let drawing = try comparison.drawing()
        #expect(try Drawing(json: comparison.json(exact: true)).size == drawing.size)
        #expect(try comparison.text().contains("second"))
        let spoken = try comparison.accessibilityText()
        #expect(spoken.contains("Before") && spoken.contains("spacing of the HStack"))
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
