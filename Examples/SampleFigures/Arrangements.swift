extension SampleFigure {
    /// Two figures of the same cards in six layouts: from left to right, and from right to left.
    static let sixArrangements: [SampleFigure] = [sameCards, sameCardsFromRight]

    private static let sameCards: SampleFigure = SampleFigure(
        "six-arrangements", title: "The same cards, six times",
        description: """
            Nine cards of their own widths and heights in a flow, a masonry, a span grid, a lazy grid, a grid of rows and a
            grid with tracks. The fourth card is the wide one wherever cards can span.
            """
    ) {
        SixArrangements()
    }

    private static let sameCardsFromRight: SampleFigure = SampleFigure(
        "six-arrangements-from-right", title: "The same cards, read from the right",
        description: "The six arrangements where lines start at the right: each is the mirror image of the other."
    ) {
        SixArrangements().environment(\.layoutDirection, .rightToLeft)
    }
}

/// Six layouts beside each other, each with the same cards and the same proposal.
private struct SixArrangements: NonisolatedView {
    private static let room: CGFloat = 132
    private static let gap: CGFloat = 6

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            panel("HFlowLayout") {
                HFlowLayout(alignment: .topLeading, spacing: Self.gap) {
                    ForEach(Card.all) { $0.frame(width: $0.width) }
                }
                .frame(width: Self.room, alignment: .leading)
            }
            panel("VMasonryLayout") {
                VMasonryLayout(columns: 3, spacing: Self.gap) {
                    ForEach(Card.all) { $0.masonrySpan($0.span) }
                }
            }
            panel("SpanGrid") {
                SpanGrid(
                    dataSource: Card.all,
                    columnSizeStrategy: .custom { width in
                        SpanGridColumnSizeResult(
                            columnCount: 3,
                            interitemSpacing: Self.gap,
                            tileWidth: (width - 2 * Self.gap) / 3
                        )
                    }
                ) { card, metadata in
                    card.frame(cellMetadata: metadata)
                }
                .scrollDrawing(.expanded)
            }
            panel("LazyVGrid") {
                LazyVGrid(
                    columns: [GridItem](repeating: GridItem(.flexible(), spacing: Self.gap), count: 3),
                    spacing: Self.gap
                ) {
                    ForEach(Card.all) { $0 }
                }
            }
            panel("Grid of rows") {
                Grid(horizontalSpacing: Self.gap, verticalSpacing: Self.gap) {
                    GridRow {
                        Card.all[0]; Card.all[1]; Card.all[2]
                    }
                    GridRow {
                        Card.all[3].gridCellColumns(2); Card.all[4]
                    }
                    GridRow {
                        Card.all[5]; Card.all[6]; Card.all[7]
                    }
                    GridRow { Card.all[8] }
                }
            }
            panel("Grid with tracks") {
                Grid(tracks: 3, contentMode: .scroll, spacing: GridSpacing(horizontal: Self.gap, vertical: Self.gap)) {
                    ForEach(Card.all) { $0.gridSpan(column: $0.span) }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private func panel<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View {
        Captioned(name) {
            content().named(name).frame(width: Self.room).grounded(10)
        }
    }
}

/// A card with a fixed width and height.
private struct Card: NonisolatedView, Identifiable, SpanGridSizeInfoProvider {
    let id: Int
    let width: CGFloat
    let height: CGFloat
    var span = 1

    var layoutSize: SpanGridLayoutSize { .span(span) }

    var body: some View { Tile("\(id)", .cell(id - 1)).frame(height: height) }

    static let all = [
        Card(id: 1, width: 46, height: 34), Card(id: 2, width: 70, height: 52), Card(id: 3, width: 34, height: 26),
        Card(id: 4, width: 88, height: 40, span: 2), Card(id: 5, width: 38, height: 60),
        Card(id: 6, width: 60, height: 30), Card(id: 7, width: 52, height: 44), Card(id: 8, width: 66, height: 34),
        Card(id: 9, width: 42, height: 48),
    ]
}
