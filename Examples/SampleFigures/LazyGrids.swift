extension SampleFigure {
    static let lazyGrids: [SampleFigure] = [
        adaptiveColumns, offCentre, orderOfColumns, adaptiveBelowMinimum, twoAdaptives, itemSettings, lazySections,
        lazyRows, lazyInScrollView,
    ]

    private static let adaptiveColumns: SampleFigure = SampleFigure(
        "lazy-adaptive", title: "As many columns as fit",
        description: "One adaptive column of at least 50 points in 400: seven fit, and share the width."
    ) {
        VGridForEach(0..<20, columns: [GridItem(.adaptive(minimum: 50))]) { index in
            measured(.iris, height: 44)
        }
        .named("grid")
        .framed(400)
    }

    private static let offCentre: SampleFigure = SampleFigure(
        "lazy-off-centre", title: "A grid that needs more than its frame",
        description: """
            Columns of at least 100 and 180 points in 300. The first pass needs 334 points, and the frame centres those; the
            second pass divides them anew, needs 351, and runs over at the right.
            """
    ) {
        VGridForEach(
            0..<4,
            columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        ) { _ in
            measured(.coral, height: 44)
        }
        .named("grid")
        .framed(300, .bottom)
        .padding(.horizontal, 36)
    }

    private static let orderOfColumns: SampleFigure = SampleFigure(
        "lazy-order", title: "Which column comes first",
        description: """
            The same two columns in 300 points. The one that needs more comes first and leaves 112 points to the other; the
            other way round, what is left doesn't suffice.
            """
    ) {
        VStack(spacing: 40) {
            columns([GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], .lagoon)
                .named("fits")
                .framed(300, .bottom)
            columns([GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], .coral)
                .named("overflows")
                .framed(300, .bottom)
        }
        .padding(.horizontal, 36)
    }

    private static let adaptiveBelowMinimum: SampleFigure = SampleFigure(
        "lazy-adaptive-below-minimum", title: "An adaptive column below its minimum",
        description: """
            70 points are fixed, 130 go to a flexible column, and the adaptive one, whose tracks want 90 points each, takes
            the 34 that are left.
            """
    ) {
        columns([GridItem(.fixed(70)), GridItem(.flexible(minimum: 130)), GridItem(.adaptive(minimum: 90))], .denim)
            .named("grid")
            .framed(250)
    }

    private static let twoAdaptives: SampleFigure = SampleFigure(
        "lazy-two-adaptives", title: "Two adaptive columns",
        description:
            "Each gets half of the room: two tracks of at least 50 points fit into one, three of 40 into the other."
    ) {
        columns(
            [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100))],
            .meadow,
            count: 10
        )
        .named("grid")
        .framed(300)
    }

    private static func columns(_ columns: [GridItem], _ color: Color, count: Int? = nil) -> some View {
        VGridForEach(0..<(count ?? columns.count * 2), columns: columns) { _ in measured(color, height: 36) }
    }

    private static let itemSettings: SampleFigure = SampleFigure(
        "lazy-items", title: "Columns with their own gap and place",
        description:
            "The first column aligns at the top and leaves 40 points behind it, the second aligns at the bottom.",
        width: 280
    ) {
        LazyVGrid(
            columns: [
                GridItem(.fixed(90), spacing: 40, alignment: .topLeading),
                GridItem(.fixed(90), spacing: 8, alignment: .bottomTrailing), GridItem(.flexible()),
            ]
        ) {
            ForEach(0..<2) { row in
                Tile("top", .lagoon).frame(width: 60, height: 28)
                Tile("bottom", .amber).frame(width: 60, height: 28)
                Tile("", .hairline).frame(height: 64)
            }
        }
        .named("grid")
        .bounded()
    }

    private static let lazySections: SampleFigure = SampleFigure(
        "lazy-sections", title: "Sections of a lazy grid",
        description: "Headers and footers take a line each, and the items behind them start a new one.", width: 300
    ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 8) {
            Section {
                ForEach(0..<5) { Tile("", .cell($0)).frame(height: 40) }
            } header: {
                Text("Spring").font(.system(size: 13, weight: .semibold)).named("header")
            } footer: {
                Text("five flowers").font(.system(size: 11)).foregroundStyle(.muted).named("footer")
            }
            Section {
                ForEach(0..<3) { Tile("", .cell($0 + 3)).frame(height: 40) }
            } header: {
                Text("Autumn").font(.system(size: 13, weight: .semibold))
            }
        }
    }

    private static let lazyRows: SampleFigure = SampleFigure(
        "lazy-rows", title: "Rows instead of columns",
        description:
            "Four rows of 30, 60, 90 and 20 points with gaps of their own; columns are as wide as their widest view.",
        height: 240
    ) {
        LazyHGrid(
            rows: [
                GridItem(.fixed(30), spacing: 1), GridItem(.fixed(60), spacing: 10), GridItem(.fixed(90), spacing: 20),
                GridItem(.fixed(20)),
            ],
            alignment: .top,
            spacing: 6
        ) {
            ForEach(0..<16) { Tile("", .cell($0 % 4)).frame(width: $0 % 5 == 4 ? 80 : 48) }
        }
        .named("grid")
        .bounded()
    }

    private static let lazyInScrollView: SampleFigure = SampleFigure(
        "lazy-viewport", title: "Ten thousand cells behind a window",
        description: "Only the cells that can be seen are made; the scroll view shows the first ones.", width: 300,
        height: 150
    ) {
        ScrollView {
            VGridForEach(0..<10_000, columns: [GridItem(.adaptive(minimum: 60))]) { index in
                Tile("\(index + 1)", .cell(index)).frame(height: 44)
            }
            .named("grid")
        }
        .outlined()
    }

    /// Returns a cell that shows its width.
    private static func measured(_ color: Color, height: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(height: height)
            .dimension(.vcenter)
    }
}

nonisolated extension View {
    /// Proposes a width to the view, and draws the frame of this width with its dimensions.
    fileprivate func framed(_ width: CGFloat, _ positions: DimensionPositions = .bottomTrailing) -> some View {
        frame(width: width)
            .outlined()
            .dimension(positions)
            .padding(.bottom, 22)
            .padding(.trailing, positions.contains(.trailing) ? 22 : 0)
    }
}
