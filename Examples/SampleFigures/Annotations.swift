extension SampleFigure {
    static let annotations: [SampleFigure] = [
        numberedLines, sizesOfTracks, lazyInspector, cellsAndItems, spanLabels, paddedCard, lettersOnLines, overEdges,
        offersAndAnswers, innerGrid, mirroredLines, narrowTracks, everyGuide,
    ]

    private static let numberedLines: SampleFigure = SampleFigure(
        "guides-track-lines", title: "Numbered lines",
        description: """
            The lines between the tracks of a grid, numbered from both ends as in a browser, and its gaps hatched.
            """, width: 340, height: 160, guides: [.trackLines, .gaps]
    ) {
        Grid(tracks: [.fr(1), .fr(2), .fr(1)], spacing: 16) {
            ForEach(0..<6) { Tile("", .cell($0)) }
        }
        .named("grid")
        .padding(8)
    }

    private static let sizesOfTracks: SampleFigure = SampleFigure(
        "guides-track-sizes", title: "What tracks are given, and what they get",
        description: "Above the columns and beside the rows: each size as it is written, and as it came out.",
        width: 420, height: 110, guides: [.trackSizes]
    ) {
        Grid(tracks: [.pt(60), .fit, .fr(1), .fr(2)], spacing: 6) {
            ForEach(["a", "as its words", "b", "c", "d", "fit", "e", "f"], id: \.self) { word in
                Text(word)
                    .font(.system(size: 12))
                    .foregroundStyle(Color.meadow.legible)
                    .padding(.horizontal, 8)
                    .frame(maxHeight: .infinity)
                    .gridCellBackground { _ in RoundedRectangle(cornerRadius: 6).fill(.meadow) }
            }
        }
        .named("grid")
        .padding(.leading, 24)
    }

    private static let lazyInspector: SampleFigure = SampleFigure(
        "guides-lazy-grid", title: "Why a lazy grid leaves its frame",
        description: """
            300 points are offered to columns of at least 100, 40 and 180 points. The grid asks for more than that, is laid
            out once more for what it asked for, and runs over the frame on both sides.
            """, dimensions: .tracks, guides: [.trackLines, .trackSizes, .gaps, .overflow, .proposals]
    ) {
        LazyVGrid(
            columns: [
                GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)), GridItem(.flexible(minimum: 180)),
            ],
            spacing: 8
        ) {
            ForEach(0..<10) { Tile("\($0)", .lagoon).frame(height: 50) }
        }
        .named("grid")
        .frame(width: 300)
        .padding(.leading, 60)
        .padding(.trailing, 120)
    }

    private static let cellsAndItems: SampleFigure = SampleFigure(
        "guides-cells-and-items", title: "Items in their cells",
        description: """
            Each item keeps its size in one of nine places. Edges that it touches are bold, and equal rooms beside it are
            lines.
            """, width: 360, height: 200, guides: [.cells, .items]
    ) {
        Grid(tracks: 3, spacing: 10) {
            ForEach(Array(NamedPlace.all.enumerated()), id: \.offset) { index, place in
                Tile("", .cell(index)).frame(width: 64, height: 28).named(place.name)
                    .gridItemAlignment(place.alignment)
            }
        }
    }

    private struct NamedPlace {
        let name: String
        let alignment: GridAlignment

        static let all = [
            NamedPlace(name: "top leading", alignment: .topLeading), NamedPlace(name: "top", alignment: .top),
            NamedPlace(name: "top trailing", alignment: .topTrailing),
            NamedPlace(name: "leading", alignment: .leading), NamedPlace(name: "center", alignment: .center),
            NamedPlace(name: "trailing", alignment: .trailing),
            NamedPlace(name: "bottom leading", alignment: .bottomLeading),
            NamedPlace(name: "bottom", alignment: .bottom),
            NamedPlace(name: "bottom trailing", alignment: .bottomTrailing),
        ]
    }

    private static let spanLabels: SampleFigure = SampleFigure(
        "guides-spans", title: "Columns by rows",
        description: "Cells that take more than one column or row say how many.", width: 320, height: 180,
        guides: [.spans, .trackLines]
    ) {
        Grid(tracks: 4, spacing: 8) {
            Tile("", .denim).gridSpan(column: 3).named("wide")
            Tile("", .iris).gridSpan(row: 3).named("tall")
            Tile("", .coral).gridSpan([2, 2]).named("large")
            Tile("", .lagoon)
            Tile("", .meadow)
        }
    }

    private static let paddedCard: SampleFigure = SampleFigure(
        "guides-padding", title: "Room around views",
        description: "A card whose paddings differ on each side; each is as wide as it says.", guides: [.padding]
    ) {
        HStack(spacing: 0) {
            RoundedRectangle(cornerRadius: 8).fill(.amber).frame(width: 56, height: 56).padding(12)
            VStack(alignment: .leading, spacing: 6) {
                Text("Room to breathe").font(.headline).foregroundStyle(.ink).named("title")
                Text("as much as it takes").font(.caption).foregroundStyle(.muted)
            }
            .padding(EdgeInsets(top: 22, leading: 8, bottom: 16, trailing: 32))
        }
        .padding(16)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    private static let lettersOnLines: SampleFigure = SampleFigure(
        "guides-baselines", title: "What letters stand on",
        description: "Texts of three sizes on one baseline, and a text of several lines.", guides: [.baselines]
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 14) {
            Text("Aga").font(.system(size: 44, weight: .bold)).foregroundStyle(.ink).named("large")
            Text("set in type").font(.system(size: 22)).foregroundStyle(.ink)
            Text("Lines below the first stand as far apart as the letters are high.")
                .font(.system(size: 13))
                .foregroundStyle(.muted)
                .frame(width: 150, alignment: .leading)
        }
    }

    private static let overEdges: SampleFigure = SampleFigure(
        "guides-overflow", title: "Over the edge",
        description: """
            A text that keeps its width, three views that need more than their frame, and a picture that is higher than its
            own: what goes over is hatched, and says how far it goes.
            """, guides: [.overflow]
    ) {
        HStack(spacing: 80) {
            Text("one line, whatever it takes").font(.system(size: 14)).foregroundStyle(.ink).fixedSize()
                .frame(width: 120, height: 40, alignment: .leading)
                .bounded()
                .named("text")
            HStack(spacing: 4) {
                ForEach(0..<3) { Tile("", .cell($0)).frame(width: 44, height: 40) }
            }
            .frame(width: 100)
            .bounded()
            .named("row")
            Tile("", .meadow).frame(width: 70, height: 90)
                .frame(width: 70, height: 60, alignment: .top)
                .bounded()
                .named("picture")
        }
        .padding(.bottom, 36)
    }

    private static let offersAndAnswers: SampleFigure = SampleFigure(
        "guides-proposals", title: "Offers and answers",
        description: """
            A picture that keeps its proportions takes less than it is offered; a view with a fixed frame takes what it
            wants; a text that is offered its own width takes one line.
            """, guides: [.proposals]
    ) {
        HStack(alignment: .top, spacing: 48) {
            Tile("2 : 1", .denim).aspectRatio(2, contentMode: .fit).named("picture").frame(width: 150, height: 120)
            Tile("fixed", .coral).frame(width: 120, height: 44).named("fixed").frame(width: 150, height: 120)
            Text("as wide as it is").font(.system(size: 14)).foregroundStyle(.ink).named("text").fixedSize()
        }
        .padding(.vertical, 12)
    }

    private static let innerGrid: SampleFigure = SampleFigure(
        "guides-nested-grids", title: "A grid in a grid",
        description: "Both have their lines; the numbers of the inner one keep clear of those of the outer one.",
        width: 380, height: 240, guides: [.trackLines]
    ) {
        Grid(tracks: [.fr(1), .fr(2)], spacing: 12) {
            Tile("", .denim)
            Tile("", .lagoon)
            Tile("", .meadow)
            Grid(tracks: 3, spacing: 6) {
                ForEach(0..<6) { Tile("", .cell($0)) }
            }
            .named("inner")
            .padding(24)
        }
        .named("outer")
    }

    private static let mirroredLines: SampleFigure = SampleFigure(
        "guides-right-to-left", title: "Lines from right to left",
        description: "Where lines of text start at the right, so do the numbers of columns.", width: 300, height: 90,
        guides: [.trackLines, .trackSizes]
    ) {
        Grid(tracks: [.pt(50), .fr(1), .fr(2)], spacing: 8) {
            ForEach(0..<3) { Tile("\($0 + 1)", .cell($0)) }
        }
        .named("grid")
        .environment(\.layoutDirection, .rightToLeft)
    }

    private static let narrowTracks: SampleFigure = SampleFigure(
        "guides-narrow-tracks", title: "Where labels have little room",
        description: "Sizes of narrow columns are turned, and numbers of lines that are near each other move out.",
        guides: [.trackLines, .trackSizes]
    ) {
        LazyVGrid(columns: [8, 14, 20, 26, 12, 12, 12, 40].map { GridItem(.fixed($0), spacing: 4) }, spacing: 4) {
            ForEach(0..<32) { Rectangle().fill(Color.cell($0 / 8)).frame(height: 12) }
        }
        .named("grid")
    }

    private static let everyGuide: SampleFigure = SampleFigure(
        "guides-all", title: "All at once", description: "A week with three appointments, and every guide there is.",
        width: 460, guides: Set(Drawing.Guide.allCases)
    ) {
        Grid(
            tracks: [.fr(1), .fr(1), .fr(1), .fr(1), .fr(1)],
            contentMode: .scroll,
            packing: .sparse,
            spacing: 8
        ) {
            ForEach(["Mon", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
                Text(day).font(.system(size: 12, weight: .semibold)).foregroundStyle(.muted).frame(height: 28)
            }
            appointment("Proofs", .denim).gridSpan(column: 2)
            appointment("Ink", .lagoon).gridStart(column: 2, row: 1)
            appointment("Press check", .coral).gridStart(column: 3, row: 1).gridSpan(row: 2)
            appointment("Folding and binding", .meadow).gridStart(column: 1, row: 2).gridSpan(column: 2)
        }
        .named("week")
    }

    private static func appointment(_ title: String, _ color: Color) -> some View {
        Text(title).font(.system(size: 12)).foregroundStyle(color.legible)
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 64, alignment: .bottomTrailing)
            .background(color, in: RoundedRectangle(cornerRadius: 8))
    }
}
