extension SampleFigure {
    static let trackGridRoom: [SampleFigure] = [
        gridSpacing, contentModes, gridAlignments, contentAlignments, cards, layersOfCells, gridLines,
        spanDistributions,
        mirroredGrid, nestedGrids,
    ]

    private static let gridSpacing: SampleFigure = SampleFigure(
        "grid-spacing", title: "Gaps between cells",
        description: "One length for both gaps, and a horizontal gap of 24 points with a vertical one of 4."
    ) {
        HStack(spacing: 28) {
            Captioned("spacing: 10") { spaced(10).named("one-length") }
            Captioned("spacing: [24, 4]") { spaced([24, 4]).named("two-lengths") }
        }
    }

    private static func spaced(_ spacing: GridSpacing) -> some View {
        Grid(0..<6, tracks: 3, spacing: spacing) { Tile("", .cell($0)) }
            .frame(width: 190, height: 120)
            .bounded()
    }

    private static let contentModes: SampleFigure = SampleFigure(
        "grid-content-modes", title: "Fill, scroll, and as much as needed",
        description: """
            Six cells 44 points high in 100 points: rows that share the room, a view that scrolls, and a grid that is as
            high as its rows.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach([GridContentMode.fill, .scroll, .intrinsic], id: \.self) { mode in
                Captioned("contentMode: .\(mode)") {
                    Grid(0..<6, tracks: 2, contentMode: mode, spacing: 6) {
                        Tile("\($0 + 1)", .cell($0)).frame(height: mode == .fill ? nil : 44)
                    }
                    .frame(width: 130, height: mode == .intrinsic ? nil : 100)
                    .named("\(mode)")
                    .outlined()
                }
            }
        }
    }

    private static let gridAlignments: SampleFigure = SampleFigure(
        "grid-item-alignments", title: "Nine places in a cell",
        description: "Each cell holds a label that says where in the cell it lies.", width: 400, height: 200
    ) {
        Grid(tracks: 3, spacing: 8) {
            ForEach(placesInCells, id: \.self) { place in
                Text("\(place)")
                    .font(.system(size: 10, weight: .semibold))
                    .foregroundStyle(Color.coral.legible)
                    .padding(4)
                    .background(Color.coral, in: RoundedRectangle(cornerRadius: 4))
                    .gridItemAlignment(place)
                    .gridCellBackground { _ in RoundedRectangle(cornerRadius: 6).fill(.ground) }
            }
        }
        .named("grid")
    }

    private static let placesInCells: [GridAlignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]

    private static let contentAlignments: SampleFigure = SampleFigure(
        "grid-content-alignments", title: "Where the cells lie in the grid",
        description: "Two columns of 50 points in 180: at the start, in the middle, and at the end."
    ) {
        VStack(spacing: 14) {
            ForEach([GridAlignment.leading, .center, .trailing], id: \.self) { place in
                Captioned("contentAlignment: .\(place)") {
                    Grid(0..<4, tracks: [.pt(50), .pt(50)], spacing: 6, contentAlignment: place) {
                        Tile("", .cell($0))
                    }
                    .frame(width: 180, height: 64)
                    .named("\(place)")
                    .outlined()
                }
            }
        }
    }

    private static let cards: SampleFigure = SampleFigure(
        "grid-cards", title: "Cards as high as the highest of their row",
        description: "Notes of different lengths on cards: each row is as high as its longest note.", width: 380
    ) {
        Grid(notes, id: \.self, tracks: 3, contentMode: .intrinsic, spacing: 10, commonItemsAlignment: .topLeading) {
            Text($0)
                .font(.system(size: 12))
                .foregroundStyle(.ink)
                .padding(10)
                .gridCellBackground { _ in RoundedRectangle(cornerRadius: 10).fill(.ground) }
                .gridCellOverlay { _ in RoundedRectangle(cornerRadius: 10).strokeBorder(.denim, lineWidth: 1.5) }
        }
        .named("cards")
    }

    private static let notes = [
        "Water the basil", "Ask for the keys of the workshop before noon", "Sharpen both chisels",
        "Bread", "The blue paint needs a second coat, and so does the door", "Letters",
    ]

    private static let layersOfCells: SampleFigure = SampleFigure(
        "grid-cell-layers", title: "Behind and above a cell",
        description: """
            A word in the middle of its cell, a background as large as the cell behind it, and above it the size that the
            cell has.
            """, width: 300, height: 120
    ) {
        Grid(tracks: [.fr(2), .fr(1)], spacing: 8) {
            ForEach(["wide", "narrow", "wide too", "small"], id: \.self) { word in
                Text(word).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color.white)
                    .gridCellBackground { _ in RoundedRectangle(cornerRadius: 8).fill(.iris) }
                    .gridCellOverlay { size in
                        if let size {
                            Text("\(Int(size.width)) × \(Int(size.height))")
                                .font(.system(size: 9))
                                .foregroundStyle(Color.white)
                                .padding(5)
                        }
                    }
            }
        }
        .named("grid")
    }

    private static let gridLines: SampleFigure = SampleFigure(
        "grid-lines", title: "Lines between tracks",
        description: "A small table: thin lines run in the middle of the gaps between its columns and rows.", width: 300
    ) {
        Grid(
            tracks: [.fit, .fr(1), .fit.aligned(.trailing)],
            contentMode: .intrinsic,
            spacing: [16, 10],
            commonItemsAlignment: .leading
        ) {
            ForEach(["Day", "Walk", "km", "Mon", "Along the river", "12", "Tue", "Up to the mill", "9.5"], id: \.self) {
                Text($0).font(.system(size: 13)).foregroundStyle(.ink)
            }
        }
        .gridLines(Color.muted.opacity(0.5))
        .named("table")
    }

    private static let spanDistributions: SampleFigure = SampleFigure(
        "grid-span-distributions", title: "Who grows for a cell of two rows",
        description: """
            Beside a cell of 160 points that spans two rows stands one of 80. In equal parts both rows grow by 40; as in CSS
            the empty row takes what is missing, and both are 80 high.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            ForEach(GridSpanDistribution.allCases, id: \.self) { distribution in
                Captioned(".\(distribution)") {
                    Grid(tracks: 2, contentMode: .intrinsic, spacing: 0) {
                        Tile("160", .denim).frame(height: 160).gridSpan(row: 2).padding(2)
                        Tile("80", .coral).frame(height: 80).padding(2)
                    }
                    .gridSpanDistribution(distribution)
                    .gridLines(.guide, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                    .frame(width: 150)
                    .named("\(distribution)")
                    .bounded()
                }
            }
        }
    }

    private static let mirroredGrid: SampleFigure = SampleFigure(
        "grid-mirrored", title: "From right to left",
        description: "The same grid in both directions of reading: columns and starts count from where lines start."
    ) {
        HStack(spacing: 28) {
            ForEach(LayoutDirection.allCases, id: \.self) { direction in
                Captioned("\(direction)") {
                    Grid(tracks: [.pt(40), .fr(1), .fr(2)], spacing: 6) {
                        ForEach(0..<5) { Tile("\($0 + 1)", .cell($0)).gridSpan(column: $0 == 3 ? 2 : 1) }
                    }
                    .frame(width: 190, height: 100)
                    .named("\(direction)")
                    .environment(\.layoutDirection, direction)
                }
            }
        }
    }

    private static let nestedGrids: SampleFigure = SampleFigure(
        "grid-nested", title: "Grids in the cells of a grid",
        description: "The cell at the left holds a grid of its own; what its items span is nothing to the outer grid.",
        width: 320, height: 170
    ) {
        Grid(tracks: [.fr(2), .fr(1)], spacing: 8) {
            Grid(tracks: 3, spacing: 4) {
                Tile("2 × 2", .coral).gridSpan([2, 2])
                ForEach(0..<5) { Tile("", .cell($0)) }
            }
            .named("inner")
            .padding(4)
            .gridCellBackground { _ in RoundedRectangle(cornerRadius: 10).fill(.ground) }
            Tile("B", .denim)
            Tile("C", .iris)
            Tile("D", .lagoon)
        }
    }
}
