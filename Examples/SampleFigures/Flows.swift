extension SampleFigure {
    /// Views in lines that break when they are full.
    static let linesThatBreak: [SampleFigure] = [
        tags, flowAlignments, flowColumns, flowFilling, flowTooWide, flowDirections, flowLines, pairsOnALine,
        layoutThatFits, switchedLayouts,
    ]

    private static let cities = [
        "Lisbon", "Oslo", "Reykjavík", "Rome", "Copenhagen", "Bern", "Thessaloniki", "Cork", "Vienna", "Gothenburg",
        "Nice",
    ]

    private static let tags: SampleFigure = SampleFigure(
        "flow-tags", title: "Tags in rows",
        description: "Eleven names of places: each row takes what fits into 300 points, and as much height as it needs."
    ) {
        HFlow(maxWidth: 300, horizontalSpacing: 8, verticalSpacing: 8)
            .forEach(0..<cities.count) { Chip(cities[$0], .cell($0)) }
            .named("tags")
            .frame(width: 300, alignment: .leading)
            .grounded(16)
    }

    private static let flowAlignments: SampleFigure = SampleFigure(
        "flow-alignments", title: "Leading, centred, trailing, justified",
        description: """
            The same eight items four times. The longest row decides where the others lie; justified rows reach from side to
            side, but for the last one.
            """
    ) {
        Grid(tracks: [.fit, .fit], spacing: GridSpacing(horizontal: 28, vertical: 20)) {
            ForEach([FUAlignment.topLeading, .top, .topTrailing, .topJustified]) { alignment in
                Captioned(alignment.horizontal.rawValue) {
                    HFlow(alignment: alignment, maxWidth: 170, horizontalSpacing: 6, verticalSpacing: 6)
                        .forEach(0..<8) {
                            Tile("", .cell($0)).frame(width: [44, 62, 30, 90, 50, 24, 36, 56][$0], height: 22)
                        }
                        .named(alignment.rawValue)
                        .frame(width: 170)
                        .outlined()
                }
            }
        }
    }

    private static let flowColumns: SampleFigure = SampleFigure(
        "flow-columns", title: "Columns that break",
        description: "Items below each other in 150 points of height; each column is as wide as its widest item."
    ) {
        VFlow(alignment: .top, maxHeight: 150, horizontalSpacing: 12, verticalSpacing: 6)
            .forEach(0..<10) { index in
                Tile("\(index + 1)", .cell(index))
                    .frame(width: [60, 90, 44, 70, 52, 100, 60, 48, 84, 60][index], height: 32)
            }
            .named("columns")
            .frame(height: 150)
            .outlined()
    }

    private static let flowFilling: SampleFigure = SampleFigure(
        "flow-filling", title: "Hugging and filling",
        description: """
            Two trailing flows that may be 260 points wide. One is as wide as its longest row, the other takes all its room
            and aligns rows in it.
            """
    ) {
        VStack(alignment: .leading, spacing: 18) {
            ForEach(FUExtent.allCases, id: \.self) { extent in
                VStack(alignment: .leading, spacing: 6) {
                    Caption(extent.rawValue)
                    HFlow(
                        alignment: .topTrailing,
                        maxWidth: 260,
                        horizontalSpacing: 6,
                        verticalSpacing: 6,
                        extent: extent
                    )
                    .forEach(0..<5) { Tile("", .cell($0)).frame(width: [80, 90, 60, 70, 50][$0], height: 24) }
                    .named(extent.rawValue)
                    .outlined()
                }
            }
        }
        .frame(width: 260, alignment: .leading)
    }

    private static let flowTooWide: SampleFigure = SampleFigure(
        "flow-too-wide", title: "An item wider than its row",
        description: "It gets a row for itself and reaches beyond the 160 points; the rows around it stay as they are."
    ) {
        HFlow(maxWidth: 160, horizontalSpacing: 6, verticalSpacing: 6)
            .forEach(0..<5) { index in
                Tile(index == 2 ? "220 points" : "", index == 2 ? .coral : .denim)
                    .frame(width: [60, 70, 220, 50, 80][index], height: 30)
            }
            .named("flow")
            .background(alignment: .leading) { Color.clear.frame(width: 160).outlined() }
    }

    private static let flowDirections: SampleFigure = SampleFigure(
        "flow-directions", title: "From either side",
        description: "The same flow read from left to right and from right to left: everything is mirrored."
    ) {
        HStack(alignment: .top, spacing: 28) {
            ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
                Captioned(direction == .leftToRight ? "left to right" : "right to left") {
                    HFlow(maxWidth: 150, horizontalSpacing: 6, verticalSpacing: 6)
                        .forEach(0..<6) { index in
                            Tile("\(index + 1)", .cell(index)).frame(
                                width: [40, 60, 34, 70, 50, 44][index],
                                height: 28
                            )
                        }
                        .named(direction == .leftToRight ? "left-to-right" : "right-to-left")
                        .environment(\.layoutDirection, direction)
                        .frame(width: 150)
                        .outlined()
                }
            }
        }
    }

    private static let flowLines: SampleFigure = SampleFigure(
        "flow-lines", title: "What a flow knows",
        description: "Its rows with their heights and the gaps between them, as guides draw them.", width: 260,
        guides: [.trackLines, .gaps, .trackSizes]
    ) {
        HFlowLayout(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 14) {
            ForEach(0..<9) { index in
                Tile("", .cell(index))
                    .frame(
                        width: CGFloat([60, 48, 90, 40, 110, 56, 80, 44, 70][index]),
                        height: [30, 44, 24][index % 3]
                    )
            }
        }
        .named("flow")
        .frame(width: 260, alignment: .leading)
    }

    private static let pairsOnALine: SampleFigure = SampleFigure(
        "flow-own-layout", title: "A custom layout",
        description: """
            Years hang at the left of a line, events at its right. The layout answers with negative offsets; what lies
            furthest to the left touches the edge.
            """
    ) {
        PairsOnALine(maxWidth: 360) {
            ForEach(["1969", "1989", "2004"], id: \.self) { year in
                Text(year).font(.system(size: 15, weight: .bold)).foregroundStyle(.irisInk).padding(8)
                Text(
                    ["1969": "People walk on the Moon.", "1989": "The Web is proposed: vague, but exciting."][year]
                        ?? "A rover lands where there was water once, and finds what it left behind."
                )
                .font(.system(size: 13)).padding(8)
                .overlay(alignment: .leading) { Rectangle().fill(.hairline).frame(width: 1.5) }
            }
        }
        .named("pairs")
    }

    private static let layoutThatFits: SampleFigure = SampleFigure(
        "flow-layout-that-fits", title: "The first layout that fits",
        description: "Three buttons in three widths: beside each other, in rows, and below each other."
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach([230, 150, 84] as [CGFloat], id: \.self) { width in
                Captioned("\(Int(width)) points") {
                    LayoutThatFits(
                        in: .horizontal,
                        [HStackLayout(spacing: 6), HFlowLayout(spacing: 6), VStackLayout(spacing: 6)]
                    )({
                        Chip("Save", .lagoon).fixedSize()
                        Chip("Save as…", .denim).fixedSize()
                        Chip("Discard", .coral).fixedSize()
                    })
                    .named("in-\(Int(width))")
                    .frame(width: width)
                    .outlined()
                }
            }
        }
    }

    private static let switchedLayouts: SampleFigure = SampleFigure(
        "flow-any-layout", title: "One of several layouts",
        description: "The same three cards by layouts whose types are hidden: a row, a column, and a pile."
    ) {
        HStack(spacing: 28) {
            ForEach(0..<3) { index in
                piles[index](content: {
                    Tile("", .denim).frame(width: 72, height: 64)
                    Tile("", .amber).frame(width: 54, height: 44)
                    Tile("", .iris).frame(width: 34, height: 24)
                })
                .named(["row", "column", "pile"][index])
            }
        }
    }

    /// Three layouts that differ only in their arrangement.
    private static var piles: [AnyFULayout] {
        [
            HStackFULayout(spacing: 8, maxHeight: 80).anyFULayout,
            VStackFULayout(alignment: .leading, spacing: 8, maxWidth: 80).anyFULayout,
            ZStackFULayout(alignment: .bottomTrailing, maxWidth: 80, maxHeight: 80).anyFULayout,
        ]
    }
}

/// Items in pairs at the left and at the right of a line.
private struct PairsOnALine: FULayout {
    let maxWidth: CGFloat

    var fixedSize: Axis.Set { .vertical }
    var maxItemWidth: CGFloat? { maxWidth / 2 }
    var maxItemHeight: CGFloat? { nil }

    func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
        var offsets: [Int: CGPoint] = [:]
        var top: CGFloat = 0
        for (index, size) in sizes.sortedByKey() where index.isMultiple(of: 2) {
            offsets[index] = CGPoint(x: -size.width, y: top)
            offsets[index + 1] = CGPoint(x: 0, y: top)
            top += max(size.height, sizes[index + 1]?.height ?? 0) + 6
        }
        return offsets
    }
}
