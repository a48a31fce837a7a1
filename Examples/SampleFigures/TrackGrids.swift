extension SampleFigure {
    static let trackGrids: [SampleFigure] = [
        equalTracks, kindsOfTracks, limitedTracks, spans, starts, flows, packings, regions, bothAxes, gridCalculator,
    ]

    private static let equalTracks: SampleFigure = SampleFigure(
        "grid-equal-tracks", title: "Three equal tracks",
        description: "Six cells in three columns of one width; the rows share the height.", width: 270, height: 130
    ) {
        Grid(0..<6, tracks: 3, spacing: 8) { Tile("\($0 + 1)", .cell($0)) }.named("grid")
    }

    private static let kindsOfTracks: SampleFigure = SampleFigure(
        "grid-kinds-of-tracks", title: "Points, contents and parts of the room",
        description: """
            Four columns: 60 points wide, as wide as the longest word in it, and one and two parts of what these leave.
            """, width: 420, height: 110
    ) {
        Grid(tracks: [.pt(60), .fit, .fr(1), .fr(2)], spacing: 6) {
            ForEach(["pt(60)", "fit", "fr(1)", "fr(2)", "60", "its longest word", "1 part", "2 parts"], id: \.self) {
                word in
                Text(word)
                    .font(.system(size: 12))
                    .foregroundStyle(Color.denim.legible)
                    .padding(.horizontal, 8)
                    .frame(maxHeight: .infinity)
                    .gridCellBackground { _ in RoundedRectangle(cornerRadius: 6).fill(.denim) }
            }
        }
        .named("grid")
    }

    private static let limitedTracks: SampleFigure = SampleFigure(
        "grid-limited-tracks", title: "Tracks with a least and a largest width",
        description: """
            The same grid in two widths: the first column has at least 60 points and up to all that is left, the second
            between 40 and 90.
            """
    ) {
        VStack(alignment: .leading, spacing: 16) {
            ForEach([190, 330] as [CGFloat], id: \.self) { width in
                Captioned("\(Int(width)) points") {
                    Grid(tracks: [.minmax(.pt(60), .fr(1)), .minmax(.pt(40), .pt(90)), .pt(70)], spacing: 6) {
                        Tile("≥ 60", .iris)
                        Tile("≤ 90", .lagoon)
                        Tile("70", .amber)
                    }
                    .named("grid-in-\(Int(width))")
                    .frame(width: width, height: 46)
                    .bounded()
                }
            }
        }
    }

    private static let spans: SampleFigure = SampleFigure(
        "grid-spans", title: "Cells that take several tracks",
        description: "A wide cell above, a tall one at the left, and a large one that takes two columns and two rows.",
        width: 320, height: 220
    ) {
        Grid(tracks: 4, spacing: 8) {
            Tile("4 × 1", .denim).gridSpan(column: 4)
            Tile("1 × 2", .iris).gridSpan(row: 2)
            Tile("2 × 2", .coral).gridSpan([2, 2]).named("large")
            Tile("1 × 1", .lagoon)
            Tile("1 × 1", .meadow)
        }
    }

    private static let starts: SampleFigure = SampleFigure(
        "grid-starts", title: "Cells that say where they start",
        description: """
            Three cells have a start: one a column and a row, one only a column, one only a row. The others fill what is
            left in their order.
            """, width: 340, height: 200
    ) {
        Grid(tracks: [.pt(60), .fr(1), .fr(1.5), .fit], spacing: 6) {
            ForEach(0..<5) { Tile("\($0 + 1)", .amber).frame(maxWidth: 60) }
            Tile("[1, 0]", .denim).gridSpan(column: 2).gridStart([1, 0]).named("pinned")
            Tile("[2, –]", .coral).gridStart(column: 2)
            Tile("[–, 3]", .meadow).gridSpan(column: 3).gridStart(row: 3)
        }
    }

    private static let flows: SampleFigure = SampleFigure(
        "grid-flows", title: "Along rows, and along columns",
        description: "Seven cells, numbered in their order: from left to right, and from top to bottom."
    ) {
        HStack(spacing: 28) {
            ForEach(GridFlow.allCases, id: \.self) { flow in
                Captioned("flow: .\(flow)") {
                    Grid(0..<7, tracks: 3, flow: flow, spacing: 6) { Tile("\($0 + 1)", .cell($0)) }
                        .frame(width: 170, height: 150)
                        .named("\(flow)")
                }
            }
        }
    }

    private static let packings: SampleFigure = SampleFigure(
        "grid-packings", title: "Sparse and dense",
        description: """
            Cells of one and of two columns. Sparse packing keeps their order and leaves holes; dense packing fills holes
            with cells that come later.
            """
    ) {
        HStack(spacing: 28) {
            ForEach(GridPacking.allCases, id: \.self) { packing in
                Captioned("packing: .\(packing)") {
                    Grid(tracks: 3, packing: packing, spacing: 6) {
                        ForEach(0..<7) { index in
                            Tile("\(index + 1)", .cell(index)).gridSpan(column: [2, 2, 1, 1, 2, 1, 1][index])
                        }
                    }
                    .frame(width: 170, height: 190)
                    .named("\(packing)")
                    .background(.ground)
                }
            }
        }
    }

    private static let regions: SampleFigure = SampleFigure(
        "grid-regions", title: "A part of the grid for a group",
        description: """
            Four cells of a group lie in two columns and two rows of their own, at the right; the others flow around them.
            """, width: 320, height: 170
    ) {
        Grid(tracks: 5, spacing: 6) {
            ForEach(0..<8) { Tile("\($0 + 1)", .denim) }
            GridGroup(0..<4) { Tile("ABCD".map(String.init)[$0], .coral) }
                .gridRegion(start: [3, 0], span: [2, 2])
        }
        .named("grid")
    }

    private static let bothAxes: SampleFigure = SampleFigure(
        "grid-columns-and-rows", title: "Columns and rows",
        description: """
            A page: a header over all columns, a narrow side bar, content that takes what is left, and a footer that is as
            high as its text.
            """, width: 360, height: 240
    ) {
        Grid(columns: [.pt(90), .fr(1)], rows: [.pt(46), .fr(1), .fit], spacing: 8) {
            Tile("header", .iris).gridSpan(column: 2)
            Tile("side", .lagoon)
            Tile("content", .denim).named("content")
            Text("A footer as high as its words")
                .font(.system(size: 12))
                .foregroundStyle(.muted)
                .padding(6)
                .gridSpan(column: 2)
                .gridCellBackground { _ in RoundedRectangle(cornerRadius: 8).fill(.ground) }
        }
    }

    private static let gridCalculator: SampleFigure = SampleFigure(
        "grid-calculator", title: "A calculator", description: "Four columns of keys; the key for nought is two wide.",
        width: 232, height: 330
    ) {
        VStack(alignment: .trailing, spacing: 12) {
            Text("1 024").font(.system(size: 40, weight: .light)).foregroundStyle(.ink)
            Grid(tracks: 4, spacing: 8) {
                GridGroup(["C", "±", "%"], id: \.self) { Key($0, .muted) }
                Key("÷", .amber)
                ForEach([["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"]], id: \.self) { row in
                    ForEach(row, id: \.self) { Key($0, $0 == row[3] ? .amber : .denim) }
                }
                Key("0", .denim).gridSpan(column: 2).named("nought")
                Key(",", .denim)
                Key("=", .amber)
            }
        }
    }

    /// A key of a calculator.
    private struct Key: NonisolatedView {
        let label: String
        let color: Color

        init(_ label: String, _ color: Color) {
            self.label = label
            self.color = color
        }

        var body: some View {
            Capsule().fill(color).overlay {
                Text(label).font(.system(size: 20, weight: .medium)).foregroundStyle(
                    color == .muted ? .paper : color.legible
                )
            }
        }
    }
}
