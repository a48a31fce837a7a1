import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Dimensions that are asked for of a finished picture")
struct DimensionSelectionTests {
    private let figure = Figure("Grid", width: 216, height: 100) {
        Grid(tracks: [.pt(40), .fr(1), .fr(2)], spacing: 8) {
            ForEach(0..<6, id: \.self) { index in
                Color.gray.named("cell \(index)")
            }
        }
    }

    private func drawn(_ selection: Drawing.DimensionSelection) throws -> DrawnAnnotation {
        DrawnAnnotation(try figure.svg(Figure.RenderOptions(dimensions: selection)))
    }

    @Test("are none by default")
    func none() throws {
        #expect(try drawn(.none).labels.isEmpty)
        #expect(try figure.svg(Figure.RenderOptions(dimensions: [])) == figure.svg())
    }

    @Test("are chains of tracks and gaps with what they come to")
    func tracks() throws {
        // As in other track grids, a length in points includes a gap, and half a gap remains at each end.
        let texts = try drawn(.tracks).labels.map(\.text)
        #expect(texts == ["32", "48", "104", "8", "8", "200", "38", "38", "8", "84"])
    }

    @Test("run from one origin, a number at each edge")
    func running() throws {
        let drawn = try drawn(.running)
        #expect(drawn.labels.map(\.text).sorted() == ["0", "0", "200", "32", "38", "40", "46", "84", "88", "96"])
        #expect(drawn.rings == [CGPoint(x: 8, y: 116.5), CGPoint(x: 232.5, y: 8)])
        #expect(drawn.heads.allSatisfy { $0.tip != drawn.rings[0] && $0.tip != drawn.rings[1] })
    }

    @Test("are the size of one cell of each size")
    func cells() throws {
        let texts = try drawn(.cells).labels.map(\.text).sorted()
        #expect(texts == ["104 × 38", "32 × 38", "48 × 38"])
    }

    @Test("are one measure for three or more equal tracks, unless each is asked for")
    func equalTracks() throws {
        let figure = Figure("Equal", width: 312, height: 40) {
            Grid(tracks: [.pt(40), .pt(60), .pt(60), .pt(60), .pt(60)], spacing: 8) {
                ForEach(0..<5, id: \.self) { _ in Color.gray }
            }
        }
        func texts(_ selection: Drawing.DimensionSelection) throws -> [String] {
            DrawnAnnotation(try figure.svg(Figure.RenderOptions(dimensions: selection))).labels.map(\.text)
        }
        #expect(try texts(.tracks).prefix(3) == ["32", "4 × 52, 8 between", "8"])
        #expect(try texts(.eachTrack).filter { $0 == "52" }.count == 4)
        #expect(try texts([.tracks, .eachTrack]) == texts(.eachTrack))
    }

    @Test("are those of what has a name")
    func named() throws {
        #expect(try drawn(.named("cell 1")).labels.map(\.text) == ["48", "38"])
        #expect(try drawn(.named("nobody")).labels.isEmpty)
        #expect(
            try drawn([.named("cell 0"), .named("cell 5")]).labels.map(\.text).sorted() == ["104", "32", "38", "38"]
        )
    }

    @Test("are chains, cells and names together, each interval once")
    func all() throws {
        // The chains measure each cell, and only cells have names.
        #expect(try drawn(.all).labels.map(\.text).sorted() == drawn(.tracks).labels.map(\.text).sorted())
        let spanning = Figure("Spans", width: 216, height: 100) {
            Grid(tracks: 3, spacing: 8) {
                Color.gray.gridSpan(column: 2)
                ForEach(0..<4, id: \.self) { _ in Color.gray }
            }
            .named("grid")
        }
        let labels = DrawnAnnotation(try spanning.svg(Figure.RenderOptions(dimensions: .all))).labels.map(\.text)
        #expect(labels.contains("130.7 × 38"), "\(labels)")
    }

    @Test("say what they are asked to say")
    func look() throws {
        let look = Drawing.DimensionFormat(unit: "px", decimals: 0)
        let texts = DrawnAnnotation(try figure.svg(Figure.RenderOptions(dimensions: .tracks, dimensionFormat: look)))
            .labels
            .map(\.text)
        #expect(texts.first == "32 px" && texts.allSatisfy { $0.hasSuffix(" px") })
    }

    @Test("take less than 4,000 bytes with the grid of nine labelled cells that they measure")
    func bytes() throws {
        let figure = Figure("Nine cells", description: "Three columns and three rows.", width: 320, height: 200) {
            Grid(tracks: [.fr(1), .fr(2), .pt(60)], spacing: 8) {
                ForEach(0..<9, id: \.self) { index in
                    Color.blue.overlay { Text("\(index + 1)").foregroundStyle(.white) }.named("cell \(index + 1)")
                }
            }
        }
        #expect(try figure.svg(Figure.RenderOptions(dimensions: .tracks)).utf8.count <= 4000)
    }

    @Test("are drawn above a nested grid and the one around it, each where there is room")
    func nested() throws {
        let figure = Figure("Nested", width: 300, height: 200) {
            Grid(tracks: 2, spacing: 8) {
                Color.gray
                Grid(tracks: [.fr(1), .pt(20)], spacing: 4) { ForEach(0..<4, id: \.self) { _ in Color.orange } }
                Color.gray
                Color.gray
            }
        }
        let drawing = try figure.drawing()
        let drawn = DrawnAnnotation(
            try drawing.svg(Figure.RenderOptions(dimensions: [.eachTrack, .cells, .allLevels]))
        )
        let expected = drawing.grids.flatMap { MeasuredGrid($0).measures.map(\.text) }
        #expect(Set(drawn.labels.map(\.text)) == Set(expected))
        forEach(drawn.labels.indices) { index, check in
            let label = drawn.labels[index]
            check(drawn.labels[..<index].allSatisfy { !$0.box.overlapsVisibly(label.box) }, label.text)
            check(!drawn.segments.contains { label.box.isCrossed(by: $0.line) }, label.text)
        }
    }

    @Test("of a hundred small columns all keep their numbers")
    func many() throws {
        let figure = Figure("Many", width: 4000) {
            Grid(tracks: [GridTrack](repeating: .fr(1), count: 100), contentMode: .scroll, spacing: 2) {
                ForEach(0..<2000, id: \.self) { _ in Color.gray.frame(height: 8) }
            }
        }
        let drawing = try figure.drawing()
        let drawn = DrawnAnnotation(
            try drawing.svg(Figure.RenderOptions(dimensions: [.eachTrack, .cells, .allLevels]))
        )
        // Adjacent gaps too small for a label share one. Each track and each total has its own.
        #expect(drawn.labels.filter { !$0.text.contains("×") }.count == 100 + 1 + 20 + 1)
        #expect(drawn.labels.filter { $0.text.contains("×") }.map(\.text).sorted() == ["19 × 2", "99 × 2"])
    }
}
