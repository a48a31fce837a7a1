extension SampleFigure {
    static let rowGrids: [SampleFigure] = [
        timetable, rowSpacing, flexibleCell, unsizedCell, mergedAlignments, cellAnchor, gridBaselines, separatorRow,
        columnSpans, overlappingSpans, unequalRows, gridsInCells, modifiedRows,
    ]

    private static let timetable: SampleFigure = SampleFigure(
        "rows-timetable", title: "Departures in rows",
        description: "Columns as wide as their widest word; times lie at the trailing edge, and lines reach across."
    ) {
        Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 8) {
            GridRow {
                Text("Train")
                Text("To")
                Text("Departs").gridColumnAlignment(.trailing)
            }
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.muted)
            ForEach(Departure.all, id: \.train) { departure in
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text(departure.train).bold()
                    Text(departure.place)
                    Text(departure.time).monospacedDigit()
                }
                .font(.system(size: 14))
            }
        }
        .named("timetable")
        .grounded(16)
    }

    private struct Departure {
        let train: String
        let place: String
        let time: String

        static let all = [
            Departure(train: "IC 9", place: "Brig", time: "9:28"),
            Departure(train: "S 12", place: "Winterthur", time: "10:04"),
            Departure(train: "RE 4", place: "Chur", time: "10:37"),
        ]
    }

    private static let rowSpacing: SampleFigure = SampleFigure(
        "rows-spacing", title: "Gaps between columns and rows",
        description: "Columns 5 and rows 15 points apart, and the gaps that cells prefer where none is asked for."
    ) {
        HStack(alignment: .top, spacing: 32) {
            Captioned("5 and 15") { squares(horizontal: 5, vertical: 15).named("given") }
            Captioned("as cells prefer") { squares(horizontal: nil, vertical: nil).named("preferred") }
        }
    }

    private static func squares(horizontal: CGFloat?, vertical: CGFloat?) -> some View {
        Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
            ForEach(0..<2) { row in
                GridRow {
                    ForEach(0..<4) { column in Tile("", .cell(row * 4 + column)).frame(width: 36, height: 36) }
                }
            }
        }
    }

    private static let flexibleCell: SampleFigure = SampleFigure(
        "rows-flexible-cell", title: "A cell that takes what is left",
        description:
            "A grid between two circles is as wide as the room: its first column gives way, its second doesn't.",
        width: 360
    ) {
        HStack(spacing: 0) {
            Circle().fill(.amber).frame(width: 30, height: 30)
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Tile("takes what is left", .meadow).frame(height: 44)
                    Tile("50", .denim).frame(width: 50, height: 44)
                }
            }
            .named("grid")
            .outlined()
            Circle().fill(.amber).frame(width: 30, height: 30)
        }
    }

    private static let unsizedCell: SampleFigure = SampleFigure(
        "rows-unsized-cell", title: "A cell without a say",
        description: """
            The wide cell of the second row fills what the grid gets, and makes it as wide as the room; unsized, it fills
            what the cell above it needs.
            """
    ) {
        VStack(spacing: 18) {
            Captioned("a flexible cell") { twoRows(unsized: []).named("sized") }
            Captioned(".gridCellUnsizedAxes(.horizontal)") { twoRows(unsized: .horizontal).named("unsized") }
        }
    }

    private static func twoRows(unsized axes: Axis.Set) -> some View {
        Grid {
            GridRow {
                Tile("120", .meadow).frame(width: 120, height: 34)
                Tile("60", .denim).frame(width: 60, height: 34)
            }
            GridRow {
                Tile("flexible", .coral).frame(height: 34).gridCellUnsizedAxes(axes)
                Tile("60", .amber).frame(width: 60, height: 34)
            }
        }
        .bounded()
        .frame(width: 320)
        .outlined()
    }

    private static let mergedAlignments: SampleFigure = SampleFigure(
        "rows-alignments", title: "Grid, row and column say where cells lie",
        description: """
            The grid aligns at the top and at the leading edge, the second row at the bottom, and the second column at the
            trailing edge.
            """
    ) {
        Grid(alignment: .topLeading, horizontalSpacing: 6, verticalSpacing: 6) {
            GridRow {
                aligned("grid", .lagoon)
                aligned("column", .amber).gridColumnAlignment(.trailing)
                Tile("", .hairline).frame(width: 56, height: 84)
            }
            GridRow(alignment: .bottom) {
                aligned("row", .lagoon)
                aligned("both", .amber)
                Tile("", .hairline).frame(width: 56, height: 84)
            }
            GridRow {
                Tile("", .hairline).frame(width: 104, height: 30)
                Tile("", .hairline).frame(width: 104, height: 30)
                Tile("", .hairline).frame(width: 56, height: 30)
            }
        }
        .named("grid")
    }

    private static func aligned(_ label: String, _ color: Color) -> some View {
        Tile(label, color).frame(width: 64, height: 48)
    }

    private static let cellAnchor: SampleFigure = SampleFigure(
        "rows-cell-anchor", title: "A point of a view on a point of its cell",
        description:
            "The view at a quarter of the width and three quarters of the height of its cell, and others where the grid says."
    ) {
        Grid(alignment: .topTrailing) {
            GridRow {
                Tile("", .meadow).frame(width: 120, height: 90)
                Tile("¼ ¾", .iris).frame(width: 44, height: 44)
                    .gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
                    .named("anchored")
            }
            GridRow {
                Tile("", .denim).frame(width: 44, height: 44)
                Tile("", .meadow).frame(width: 120, height: 90)
            }
        }
        .bounded()
    }

    private static let gridBaselines: SampleFigure = SampleFigure(
        "rows-baselines", title: "Baselines that meet in a row",
        description: "Words of three sizes and a square stand on one line; the row is as high as that takes."
    ) {
        Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 14) {
            GridRow {
                Text("Stand").font(.system(size: 34))
                Text("on").font(.system(size: 20))
                Text("a line").font(.system(size: 12))
                Tile("", .coral).frame(width: 34, height: 34)
            }
            GridRow(alignment: .center) {
                Text("Lie").font(.system(size: 34))
                Text("in").font(.system(size: 20))
                Text("the middle").font(.system(size: 12))
                Tile("", .denim).frame(width: 34, height: 34)
            }
        }
        .named("grid")
        .grounded()
    }

    private static let separatorRow: SampleFigure = SampleFigure(
        "rows-separator", title: "A view that is a row",
        description: "A line that stands in no row reaches across all columns; unsized, it makes none of them wider."
    ) {
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
            squareRow(0)
            Rectangle()
                .fill(LinearGradient(colors: [.clear, .iris, .clear], startPoint: .leading, endPoint: .trailing))
                .frame(height: 3)
                .gridCellUnsizedAxes(.horizontal)
                .named("separator")
            squareRow(3)
        }
    }

    private static func squareRow(_ first: Int) -> some View {
        GridRow {
            ForEach(first..<first + 3, id: \.self) { Tile("", .cell($0)).frame(width: 52, height: 40) }
        }
    }

    private static let columnSpans: SampleFigure = SampleFigure(
        "rows-spans", title: "A cell over three columns",
        description: "The wide cell takes the columns that the cells below it make, and the gaps between them."
    ) {
        Grid {
            GridRow {
                box(.denim)
                Tile("3 columns", .amber).frame(height: 44)
                    .gridCellColumns(3).gridCellUnsizedAxes(.horizontal).named("wide")
                box(.iris)
            }
            GridRow { ForEach(0..<5) { box(.cell($0)) } }
        }
    }

    private static func box(_ color: Color, _ label: String = "") -> some View {
        Tile(label, color).frame(width: 44, height: 44)
    }

    private static let overlappingSpans: SampleFigure = SampleFigure(
        "rows-overlapping-spans", title: "Spans that overlap",
        description: """
            Where two cells over two columns share the middle one, nothing gives that column a width; a third row does,
            even one without a height.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("two rows") { overlapping(thirdRow: nil).named("ambiguous") }
            Captioned("a third row") { overlapping(thirdRow: 36).named("resolved") }
            Captioned("a third row without height") { overlapping(thirdRow: 0).named("hidden") }
        }
    }

    private static func overlapping(thirdRow height: CGFloat?) -> some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                small(.meadow)
                small(.iris, width: nil).gridCellColumns(2)
                small(.denim)
                small(.amber)
            }
            .gridCellUnsizedAxes([.horizontal, .vertical])
            GridRow {
                small(.meadow)
                small(.iris)
                small(.denim, width: nil).gridCellColumns(2)
                small(.amber)
            }
            .gridCellUnsizedAxes([.horizontal, .vertical])
            if let height {
                GridRow { ForEach(0..<4) { small(.cell($0), height: height) } }
            }
        }
        .bounded()
    }

    private static func small(_ color: Color, width: CGFloat? = 36, height: CGFloat = 36) -> some View {
        Tile("", color).frame(width: width, height: height)
    }

    private static let unequalRows: SampleFigure = SampleFigure(
        "rows-unequal", title: "Rows of different lengths",
        description: "Bars of two, five and four parts beside their labels: cells that aren't there are left open.",
        width: 360, height: 120
    ) {
        Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 6) {
            ForEach([("Apples", 2), ("Pears", 5), ("Plums", 4)], id: \.0) { label, count in
                GridRow {
                    Text(label).font(.system(size: 13))
                    ForEach(0..<count, id: \.self) { Tile("", .cell($0)) }
                }
            }
        }
        .named("grid")
    }

    private static let gridsInCells: SampleFigure = SampleFigure(
        "rows-nested", title: "A grid in a cell",
        description: "The inner grid takes two columns of the outer one and divides them by itself.", width: 360,
        height: 150
    ) {
        Grid {
            GridRow {
                Tile("1", .denim)
                Tile("2", .iris)
                Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                    GridRow {
                        Tile("a", .lagoon)
                        Tile("b", .meadow)
                    }
                    Tile("c", .amber)
                    Tile("d", .coral)
                }
                .gridCellColumns(2)
                .named("inner")
            }
        }
        .named("outer")
    }

    private static let modifiedRows: SampleFigure = SampleFigure(
        "rows-modifiers", title: "A modifier of a row is one of each cell",
        description: "The padding and the border are said once for each row."
    ) {
        Grid {
            GridRow {
                Text("Bread")
                Text("4.20")
            }
            .padding(14)
            .border(Color.coral, width: 1.5)
            GridRow {
                Text("Cheese")
                Text("12.90")
            }
            .padding(14)
            .border(Color.lagoon, width: 1.5)
        }
        .font(.system(size: 15))
        .padding(10)
        .border(Color.denim, width: 1.5)
        .named("grid")
    }
}
