extension SampleFigure {
    /// Layouts that change from one state to the next.
    static let motion: [SampleFigure] = [
        movingFlow, movingPacking, movingTracks, movingContentMode, movingSpans, movingHoneycomb, movingColumns,
        movingTags, movingMasonry, movingSpanGrid, movingStack, movingDirection, movingArrangements, movingCards,
    ]

    private static let movingFlow: SampleFigure = SampleFigure(
        "motion-flow", title: "From rows to columns",
        description: "Seven cells that follow each other in rows, and then in columns: each glides to its new cell.",
        width: 300, height: 220, animation: .easeInOut(duration: 0.9)
    ) {
        for flow in [GridFlow.rows, .columns] {
            Grid(tracks: 3, flow: flow, spacing: 8) {
                ForEach(0..<7) { Tile("\($0 + 1)", .cell($0)) }
            }
            .named("grid")
        }
    }

    private static let movingPacking: SampleFigure = SampleFigure(
        "motion-packing", title: "From sparse to dense",
        description: "Wide cells leave holes in a sparse grid. Packed densely, later cells move back into them.",
        width: 300, height: 260, animation: .spring(duration: 0.9, bounce: 0.2)
    ) {
        for packing in [GridPacking.sparse, .dense] {
            Grid(tracks: 4, packing: packing, spacing: 8) {
                ForEach(0..<10) { index in
                    Tile("\(index + 1)", .cell(index))
                        .gridSpan(column: [2, 3, 1, 2, 1, 3, 1, 2, 1, 1][index], row: index == 3 ? 2 : 1)
                }
            }
            .named("grid")
        }
    }

    private static let movingTracks: SampleFigure = SampleFigure(
        "motion-tracks", title: "Tracks that change",
        description: "Two equal columns, then one of 70 points, then three: cells keep their order and find a new row.",
        width: 320, height: 200, animation: .easeInOut(duration: 0.8)
    ) {
        for tracks in [[.fr(1), .fr(1)], [.pt(70), .fr(1)], [.pt(70), .fr(1), .fr(2)]] as [[GridTrack]] {
            Grid(tracks: tracks, spacing: 8) {
                ForEach(0..<6) { Tile("\($0 + 1)", .cell($0)) }
            }
            .named("grid")
        }
    }

    private static let movingContentMode: SampleFigure = SampleFigure(
        "motion-content-mode", title: "From filling to scrolling",
        description:
            "A grid that fills its height shares it among its rows. One that scrolls is as high as its content.",
        width: 260, height: 250, animation: .smooth(duration: 0.9)
    ) {
        for mode in [GridContentMode.fill, .scroll] {
            Grid(tracks: 3, contentMode: mode, spacing: 8) {
                ForEach(0..<8) { index in
                    Tile("\(index + 1)", .cell(index)).frame(minHeight: 36).gridSpan(column: index == 4 ? 2 : 1)
                }
            }
            .named("grid")
        }
    }

    private static let movingSpans: SampleFigure = SampleFigure(
        "motion-spans", title: "One cell in the foreground",
        description: "A cell that spans two columns and two rows: first the second one, then the fifth.", width: 300,
        height: 240, animation: .snappy(duration: 0.8)
    ) {
        for large in [1, 4, 6] {
            Grid(tracks: 4, packing: .dense, spacing: 8) {
                ForEach(0..<9) { index in
                    Tile("\(index + 1)", .cell(index)).gridSpan(index == large ? [2, 2] : [1, 1])
                }
            }
            .named("grid")
        }
    }

    private static let movingHoneycomb: SampleFigure = SampleFigure(
        "motion-honeycomb", title: "A honeycomb whose cells turn",
        description:
            "Rows of a grid, every second of which is moved by half a cell. Drawn together, they turn every other cell.",
        animation: .spring(duration: 1, bounce: 0.25)
    ) {
        for step in 0..<3 {
            MovingHoneycomb(isHoneycomb: step > 0, areTurned: step > 1).named("honeycomb")
        }
    }

    private static let movingColumns: SampleFigure = SampleFigure(
        "motion-adaptive-columns", title: "From two columns to seven",
        description:
            "A lazy grid of adaptive columns in five widths: whenever there is room for a column more, it gets one.",
        animation: .easeInOut(duration: 0.7)
    ) {
        for width in [120, 180, 240, 300, 380] as [CGFloat] {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 46), spacing: 8)], spacing: 8) {
                ForEach(0..<14) { Tile("\($0 + 1)", .cell($0)).frame(height: 34) }
            }
            .named("grid")
            .frame(width: width)
            .frame(width: 380, height: 290, alignment: .topLeading)
        }
    }

    private static let movingTags: SampleFigure = SampleFigure(
        "motion-flow-wrapping", title: "Tags that wrap anew",
        description: "Ten names in rows that become narrower: those that no longer fit go to the next row.",
        animation: .easeInOut(duration: 0.8)
    ) {
        for width in [340, 240, 160] as [CGFloat] {
            HFlowLayout(spacing: 8) {
                ForEach(0..<movingCities.count) { Chip(movingCities[$0], .cell($0)) }
            }
            .named("tags")
            .frame(width: width, alignment: .topLeading)
            .bounded()
            .frame(width: 340, height: 190, alignment: .topLeading)
        }
    }

    private static let movingMasonry: SampleFigure = SampleFigure(
        "motion-masonry", title: "Masonry that fills",
        description: "Cards come one after the other, each into the shortest column; then there is one column more.",
        animation: .easeOut(duration: 0.6)
    ) {
        for (count, columns) in [(3, 2), (6, 2), (9, 2), (9, 3)] {
            VMasonryLayout(columns: columns, spacing: 8) {
                ForEach(0..<count, id: \.self) { index in
                    Tile("\(index + 1)", .cell(index))
                        .frame(height: [56, 84, 40, 64, 48, 92, 36, 60, 44][index])
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .named("masonry")
            .frame(width: 280)
            .frame(width: 280, height: 340, alignment: .top)
        }
    }

    private static let movingSpanGrid: SampleFigure = SampleFigure(
        "motion-span-grid", title: "From two columns to four",
        description:
            "A span grid on a narrow screen and on a wide one: what takes a row takes two columns of three then.",
        animation: .smooth(duration: 0.9)
    ) {
        for width in [200, 400] as [CGFloat] {
            SpanGrid(
                dataSource: MovingCard.all,
                columnSizeStrategy: .fixed(count: width > 300 ? 4 : 2, width: 88, spacing: 12)
            ) { card, metadata in
                Tile(card.label, .cell(card.id)).frame(height: 44).frame(cellMetadata: metadata)
            }
            .named("grid")
            .frame(width: width)
            .frame(width: 400, height: 250, alignment: .topLeading)
        }
    }

    private static let movingStack: SampleFigure = SampleFigure(
        "motion-stack", title: "A stack that hands its room on",
        description:
            "Of three views, one leaves: the others share its room. A fixed one comes, and they become narrower.",
        width: 340, height: 64, animation: .spring(duration: 0.7, bounce: 0.15)
    ) {
        for shown in [[0, 1, 2], [0, 2], [0, 3, 2]] {
            HStack(spacing: 8) {
                ForEach(shown, id: \.self) { index in
                    Tile(index == 3 ? "80" : "\(index + 1)", .cell(index))
                        .frame(width: index == 3 ? 80 : nil)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .named("stack")
        }
    }

    private static let movingDirection: SampleFigure = SampleFigure(
        "motion-direction", title: "From left to right, from right to left",
        description: "A row with an avatar, two lines and a badge, mirrored where lines are read from the right.",
        animation: .easeInOut(duration: 0.9)
    ) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            HStack(spacing: 12) {
                Circle().fill(.iris).frame(width: 44, height: 44)
                VStack(alignment: .leading, spacing: 6) {
                    Capsule().fill(Color.denim).frame(width: 120, height: 10)
                    Capsule().fill(Color.denim.opacity(0.4)).frame(width: 84, height: 10)
                }
                Spacer()
                Chip("3", .coral)
            }
            .named("row")
            .padding(14)
            .frame(width: 320)
            .bounded()
            .environment(\.layoutDirection, direction)
        }
    }

    private static let movingArrangements: SampleFigure = SampleFigure(
        "motion-arrangements", title: "The same cards in four layouts",
        description:
            "Six cards in a row, in a flow, in a masonry and in a column: they are the same views all the time.",
        animation: .spring(duration: 0.8, bounce: 0.2)
    ) {
        for layout in MovingCard.layouts {
            layout {
                ForEach(0..<6) { index in
                    Tile("\(index + 1)", .cell(index))
                        .frame(width: [52, 72, 40, 60, 48, 64][index], height: [40, 56, 72, 44, 60, 36][index])
                }
            }
            .named("cards")
            .frame(width: 250)
            .frame(width: 400, height: 380)
        }
    }

    private static let movingCards: SampleFigure = SampleFigure(
        "motion-matched-geometry", title: "One view takes over from another",
        description: "A thumbnail in a row becomes the large picture above it: both have one matched geometry.",
        width: 300, height: 230, animation: .spring(duration: 0.8, bounce: 0.15)
    ) {
        for selection in [nil, 1, 2] as [Int?] {
            MovingSelection(selection: selection).named("pictures")
        }
    }

    fileprivate static let movingCities = [
        "Lisbon", "Oslo", "Reykjavík", "Rome", "Copenhagen", "Bern", "Thessaloniki", "Cork", "Vienna", "Nice",
    ]
}

// MARK: - Parts

/// Hexagons in rows, which move together into a honeycomb and turn around.
private struct MovingHoneycomb: NonisolatedView {
    let isHoneycomb: Bool
    let areTurned: Bool

    var body: some View {
        Grid(horizontalSpacing: isHoneycomb ? 4 : 12, verticalSpacing: isHoneycomb ? -10.5 : 10) {
            ForEach(0..<4, id: \.self) { row in
                GridRow {
                    ForEach(0..<5, id: \.self) { column in
                        cell(row, column).offset(x: isHoneycomb ? (row.isMultiple(of: 2) ? -13.5 : 13.5) : 0)
                    }
                }
            }
        }
        .frame(width: 330, height: 270)
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        let isTurned = areTurned && (row + column).isMultiple(of: 2)
        return Hexagon()
            .fill(isTurned ? Color.ink.opacity(0.75) : Color.cell(row + column))
            .frame(width: 50, height: 58)
            .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    }
}

/// A card of a span grid.
private struct MovingCard: Identifiable, SpanGridSizeInfoProvider {
    let id: Int
    let label: String
    let layoutSize: SpanGridLayoutSize

    static let all = [
        MovingCard(id: 0, label: "row", layoutSize: .row), MovingCard(id: 1, label: "1", layoutSize: .cell),
        MovingCard(id: 2, label: "2", layoutSize: .cell), MovingCard(id: 3, label: "span 2", layoutSize: .span(2)),
        MovingCard(id: 4, label: "3", layoutSize: .cell), MovingCard(id: 5, label: "4", layoutSize: .cell),
    ]

    static var layouts: [AnyLayout] {
        [
            AnyLayout(HStackLayout(spacing: 4)), AnyLayout(HFlowLayout(spacing: 8)),
            AnyLayout(VMasonryLayout(columns: 3, spacing: 8)), AnyLayout(VStackLayout(spacing: 8)),
        ]
    }
}

/// Thumbnails, one of which is enlarged.
private struct MovingSelection: NonisolatedView {
    let selection: Int?
    @Namespace private var pictures

    var body: some View {
        VStack(spacing: 16) {
            ZStack {
                RoundedRectangle(cornerRadius: 10).strokeBorder(Color.muted, style: StrokeStyle(dash: [4, 4]))
                if let selection {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color.cell(selection))
                        .matchedGeometryEffect(id: selection, in: pictures)
                        .id(selection)
                }
            }
            .frame(height: 150)
            HStack(spacing: 12) {
                ForEach(0..<4) { index in
                    ZStack {
                        Color.clear
                        if index != selection {
                            RoundedRectangle(cornerRadius: 10)
                                .fill(Color.cell(index))
                                .matchedGeometryEffect(id: index, in: pictures)
                        }
                    }
                    .frame(height: 60)
                }
            }
        }
    }
}
