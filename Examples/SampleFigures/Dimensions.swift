extension SampleFigure {
    static let measured: [SampleFigure] = [
        chains, distances, narrowChains, measuredCells, positions, bothStyles, offeredAndTaken, unitsAndColors,
        floorPlan,
    ]

    private static let chains: SampleFigure = SampleFigure(
        "dimension-chains", title: "A chain of columns and gaps",
        description: "The columns and rows of a grid with the gaps between them, and what they come to.", width: 340,
        height: 160, dimensions: .tracks
    ) {
        Grid(tracks: [.fr(1), .pt(80), .fr(2)], spacing: 12) {
            ForEach(0..<6) { Tile("\($0 + 1)", .cell($0)) }
        }
        .named("grid")
    }

    private static let distances: SampleFigure = SampleFigure(
        "dimension-running", title: "Distances from one edge",
        description: "The same grid, with the distance of each edge of its tracks from the first one.", width: 340,
        height: 160, dimensions: .running
    ) {
        Grid(tracks: [.fr(1), .pt(80), .fr(2)], spacing: 12) {
            ForEach(0..<6) { Tile("\($0 + 1)", .cell($0)) }
        }
        .named("grid")
    }

    private static let narrowChains: SampleFigure = SampleFigure(
        "dimension-narrow", title: "Where numbers have no room",
        description: """
            Columns of 4 to 40 points with gaps of 3. Arrows without room stand outside, strokes stand for two arrows, and
            numbers move beyond the line, side by side, with leaders that lead to them.
            """, height: 96, dimensions: .tracks
    ) {
        Grid(tracks: [.pt(4), .pt(40), .pt(6), .pt(9), .pt(30), .pt(5)], spacing: 3) {
            ForEach(0..<12) { Tile("", .cell($0)) }
        }
        .named("grid")
    }

    private static let measuredCells: SampleFigure = SampleFigure(
        "dimension-cells", title: "Each cell, measured inside",
        description: "A grid whose cells show their widths and heights, clear of what is written in them.", width: 360,
        height: 190, dimensions: .cells
    ) {
        Grid(tracks: [.fr(3), .fr(2), .fr(2)], spacing: 8) {
            Tile("wide", .meadow).gridSpan(column: 2)
            Tile("tall", .coral).gridSpan(row: 2)
            Tile("a", .denim)
            Tile("b", .amber)
        }
        .named("grid")
    }

    private static let positions: SampleFigure = SampleFigure(
        "dimension-positions", title: "Where dimensions are drawn",
        description: "Widths above, below and across the middle; heights before, behind and down the middle."
    ) {
        HStack(spacing: 96) {
            Tile("", .ground).frame(width: 130, height: 90).dimension(.all).named("sides")
            Tile("", .ground).frame(width: 130, height: 90).dimension(.vcenter, arrow: .coralInk).named("across")
            Tile("", .ground).frame(width: 60, height: 90).dimension([.hcenter, .top]).named("down")
        }
        .padding(26)
    }

    private static let bothStyles: SampleFigure = SampleFigure(
        "dimension-styles", title: "Two ways to draw a measure",
        description: "The same three tiles, measured as on a technical drawing, and in the classic style."
    ) {
        HStack(spacing: 72) {
            measuredTiles.named("draughtsman")
            measuredTiles.dimensionStyle(.classic).named("classic")
        }
        .padding(26)
    }

    /// Three tiles, one of which is narrow.
    private static var measuredTiles: some View {
        VStack(spacing: 40) {
            Tile("", .denim).frame(width: 150.5, height: 40).dimension([.bottom, .trailing])
            HStack(spacing: 64) {
                Tile("", .coral).frame(width: 12, height: 40).dimension(.bottom)
                Tile("", .ground).frame(width: 74, height: 40).dimension(.vcenter)
            }
        }
        .frame(width: 190)
    }

    private static let offeredAndTaken: SampleFigure = SampleFigure(
        "dimension-proposals", title: "What was proposed, and what was taken",
        description: "A row is offered 200 points. Its text takes less than it could have, its tile more.", width: 260
    ) {
        VStack(spacing: 56) {
            Text("Takes what its words need")
                .font(.system(size: 13))
                .foregroundStyle(.ink)
                .dimension(.bottom, style: .draughtsman(measuring: .both))
                .named("text")
            Tile("at least 240", .coral)
                .frame(minWidth: 240, maxHeight: 34)
                .dimension(.bottom, style: .draughtsman(measuring: .both))
                .named("tile")
        }
        .frame(width: 200, height: 170)
    }

    private static let unitsAndColors: SampleFigure = SampleFigure(
        "dimension-options", title: "Units, decimals and colours", description: "One length, told in four ways."
    ) {
        VStack(spacing: 44) {
            ForEach(options.indices, id: \.self) { index in
                Tile("", .ground).frame(width: 220.375, height: 26).dimension(style: options[index])
                    .named("bar \(index + 1)")
            }
        }
        .padding(.bottom, 34)
    }

    private static let options: [DimensionStyle] = [
        .draughtsman(unit: "pt"), .draughtsman(unit: "mm", decimals: 3, decimalMark: .comma),
        .draughtsman(decimals: 0, color: .guide), .draughtsman(textSize: 14),
    ]

    private static let floorPlan: SampleFigure = SampleFigure(
        "dimension-plan", title: "A plan of three rooms",
        description: "Rooms measured inside, and the whole plan around them: no number lies on another or on a line."
    ) {
        HStack(spacing: 4) {
            Tile("", .meadow).frame(width: 150).dimension([.vcenter, .hcenter]).named("hall")
            VStack(spacing: 4) {
                Tile("", .ground).frame(height: 70).dimension([.vcenter, .trailing]).named("kitchen")
                Tile("", .ground).dimension([.vcenter, .trailing]).named("bath")
            }
            .frame(width: 96)
        }
        .frame(height: 180)
        .padding(4)
        .dimension([.top, .leading])
        .padding(.leading, 40)
        .padding(.top, 40)
        .named("plan")
    }
}
