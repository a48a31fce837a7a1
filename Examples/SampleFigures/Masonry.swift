extension SampleFigure {
    /// Views in lanes, each in the shortest lane.
    static let masonry: [SampleFigure] = [
        masonryColumns, masonryRows, masonrySpans, masonryAlignments, masonryGenerations, masonryLanes, masonryFilling,
    ]

    private static let heights: [CGFloat] = [64, 96, 48, 80, 56, 110, 40, 72, 52, 60, 44]

    /// Returns a numbered card, whose height depends on its number.
    private static func card(_ index: Int) -> some View {
        Tile("\(index + 1)", .cell(index)).frame(height: heights[index % heights.count])
    }

    private static let masonryColumns: SampleFigure = SampleFigure(
        "masonry-columns", title: "Each card in the shortest column",
        description: "Eleven cards of different heights in three columns; each goes where there is the least so far.",
        width: 330
    ) {
        VMasonryLayout(columns: 3, spacing: 10) { ForEach(0..<11) { card($0) } }.named("masonry")
    }

    private static let masonryRows: SampleFigure = SampleFigure(
        "masonry-rows", title: "Each word in the shortest row",
        description: "Words of different lengths in four rows, each of a quarter of the height."
    ) {
        HMasonry(rows: 4, maxHeight: 150, horizontalSpacing: 8, verticalSpacing: 8)
            .forEach(
                [
                    "dawn", "equinox", "tide", "constellation", "fog", "harvest", "snowmelt", "noon", "thaw",
                    "midsummer", "dew",
                ],
                id: \.self
            ) { word in
                Text(word)
                    .font(.system(size: 12, weight: .medium))
                    .foregroundStyle(Color.white)
                    .padding(.horizontal, 12)
                    .frame(maxHeight: .infinity)
                    .background(.iris, in: RoundedRectangle(cornerRadius: 8))
            }
            .named("rows")
    }

    private static let masonrySpans: SampleFigure = SampleFigure(
        "masonry-spans", title: "Cards over several columns",
        description: """
            Two cards take two of four columns, and one takes three. A wide card goes where the longest of its columns is the
            shortest.
            """, width: 360
    ) {
        VMasonryLayout(columns: 4, spacing: 8) {
            ForEach(0..<13) { index in
                let span = [2: 2, 6: 3, 9: 2][index] ?? 1
                Tile(span > 1 ? "\(span) columns" : "", span > 1 ? .coral : .denim)
                    .frame(height: span > 1 ? 56 : heights[index % heights.count] * 0.8)
                    .masonrySpan(span)
            }
        }
        .named("masonry")
    }

    private static let masonryAlignments: SampleFigure = SampleFigure(
        "masonry-alignments", title: "Columns that are shorter",
        description: "They lie at the top, in the middle or at the bottom; justified ones all reach from end to end."
    ) {
        HStack(spacing: 24) {
            ForEach([FUAlignment.top, .center, .bottom, .justifiedCenter]) { alignment in
                Captioned(alignment.vertical.rawValue) {
                    VMasonry(alignment: alignment, columns: 3, maxWidth: 106, horizontalSpacing: 5, verticalSpacing: 5)
                        .forEach(0..<8) { index in
                            Tile("", .cell(index)).frame(height: heights[index % heights.count] / 2)
                        }
                        .named(alignment.rawValue)
                        .outlined()
                }
            }
        }
    }

    private static let masonryGenerations: SampleFigure = SampleFigure(
        "masonry-generations", title: "Rows by the room, rows by their items",
        description: """
            Three rows that share 150 points. An alignment along one axis keeps them a third of that apart; one along both
            lets them lie as close as their items do, which are centred in their row.
            """
    ) {
        HStack(alignment: .top, spacing: 40) {
            Captioned("alignment of one axis") {
                HMasonry(alignment: .leading, rows: 3, maxHeight: 150, horizontalSpacing: 6, verticalSpacing: 6)
                    .forEach(0..<7) { slip($0) }
                    .named("older")
                    .frame(height: 150, alignment: .top)
                    .outlined()
            }
            Captioned("alignment of both") {
                HMasonry(
                    alignment: FUAlignment.leading,
                    rows: 3,
                    maxHeight: 150,
                    horizontalSpacing: 6,
                    verticalSpacing: 6
                )
                .forEach(0..<7) { slip($0) }
                .named("newer")
                .frame(height: 150, alignment: .top)
                .outlined()
            }
        }
    }

    private static func slip(_ index: Int) -> some View {
        Tile("", .cell(index)).frame(
            width: [50, 70, 40, 36, 60, 30, 44][index],
            height: [20, 34, 26, 34, 18, 30, 22][index]
        )
    }

    private static let masonryLanes: SampleFigure = SampleFigure(
        "masonry-lanes", title: "What a masonry knows",
        description: "Its columns with their widths and the gaps between them, as guides draw them.", width: 320,
        guides: [.trackLines, .gaps, .trackSizes]
    ) {
        VMasonryLayout(columns: 4, horizontalSpacing: 12, verticalSpacing: 8) {
            ForEach(0..<9) { Tile("", .cell($0)).frame(height: heights[$0] * 0.7) }
        }
        .named("masonry")
    }

    private static let masonryFilling: SampleFigure = SampleFigure(
        "masonry-filling", title: "Columns with room to spare",
        description: """
            Narrow cards in three columns of 80 points. Hugging, the last column ends where its widest card does; filling, all
            columns have their width, and cards lie in the middle.
            """
    ) {
        VStack(alignment: .leading, spacing: 18) {
            ForEach(FUExtent.allCases, id: \.self) { extent in
                VStack(alignment: .leading, spacing: 6) {
                    Caption(extent.rawValue)
                    VMasonry(
                        alignment: FUAlignment.top,
                        columns: 3,
                        maxWidth: 260,
                        horizontalSpacing: 10,
                        verticalSpacing: 8,
                        extent: extent
                    )
                    .forEach(0..<7) { Tile("", .cell($0)).frame(width: [70, 50, 44, 60, 36, 40, 56][$0], height: 26) }
                    .named(extent.rawValue)
                    .outlined()
                }
            }
        }
        .frame(width: 260, alignment: .leading)
    }
}
