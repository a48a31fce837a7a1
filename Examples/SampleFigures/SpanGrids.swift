extension SampleFigure {
    /// Grids whose width determines the columns that cells span.
    static let spanGrids: [SampleFigure] = [
        spanGridSpans, spanGridRowStrategies, spanGridLargest, spanGridWidths, spanGridLargeText, spanGridWalk,
    ]

    /// The content and the size of a cell of these figures.
    private struct Card: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        let label: String
        let layoutSize: SpanGridLayoutSize
        var height: CGFloat = 44

        static func all(_ cards: [(String, SpanGridLayoutSize)]) -> [Card] {
            cards.enumerated().map { Card(id: $0, label: $1.0, layoutSize: $1.1) }
        }
    }

    private static let spanGridSpans: SampleFigure = SampleFigure(
        "span-grid-spans", title: "Cells, spans and rows",
        description: """
            Three columns of 100 points. A cell takes one, a span of two takes two, and a row takes all, as does a span that is
            wider than the grid. The span that doesn't fit behind two cells starts a new row, and nothing fills its place.
            """, width: 340, height: 300, guides: [.trackLines, .trackSizes]
    ) {
        SpanGrid(
            dataSource: Card.all([
                ("row", .row), ("cell", .cell), ("span(2)", .span(2)), ("cell", .cell), ("cell", .cell),
                ("span(2)", .span(2)), ("cell", .cell), ("span(9)", .span(9)),
            ]),
            columnSizeStrategy: .fixed(count: 3, width: 100, spacing: 20)
        ) { card, metadata in
            Tile(card.label, .cell(card.id)).frame(height: card.height).frame(cellMetadata: metadata)
        }
        .named("grid")
    }

    private static let spanGridRowStrategies: SampleFigure = SampleFigure(
        "span-grid-rows", title: "How high a row is",
        description: """
            The same five views four times. Left alone, each is as high as it likes; a fixed height and a square raise
            those that are lower; the largest of a row raises the others.
            """
    ) {
        HStack(alignment: .top, spacing: 32) {
            rows("none", .none)
            rows("fixed(height: 56)", .fixed(height: 56))
            rows("square", .square)
            rows("largest", .largest)
        }
    }

    private static func rows(_ caption: String, _ strategy: SpanGridRowSizeStrategy) -> some View {
        Captioned(".\(caption)") {
            SpanGrid(columnSizeStrategy: .fixed(count: 2, width: 68, spacing: 8), rowSizeStrategy: strategy) {
                note(30, .denim)
                note(48, .iris)
                note(22, .coral).spanGridCellSize(.row)
                note(40, .lagoon)
                note(26, .meadow)
            }
            .named(caption)
            .frame(width: 144, height: 232)
        }
    }

    /// Returns a view with a minimum height, which fills a larger proposed height.
    private static func note(_ height: CGFloat, _ color: Color) -> some View {
        Tile("", color).frame(minHeight: height)
    }

    private static let spanGridLargest: SampleFigure = SampleFigure(
        "span-grid-largest", title: "Cards as high as the largest of their row",
        description: """
            Texts of different lengths on cards. In each row the longest decides how high all are; the one that takes
            the whole row is as high as its own text.
            """, width: 400, height: 258
    ) {
        SpanGrid(columnSizeStrategy: .fixed(count: 2, width: 194, spacing: 12), rowSizeStrategy: .largest) {
            article("Morning", "Fog over the harbour, and later some sun.", .denim).spanGridCellSize(.row)
            article("Ferries", "The first one leaves at a quarter past six from the eastern pier.", .lagoon)
            article("Market", "Figs are in season.", .amber)
            article("Library", "Closed on Mondays.", .iris)
            article("Lighthouse", "Two hundred and four steps, no lift, and a view as far as the islands.", .coral)
        }
        .named("cards")
    }

    private static func article(_ title: String, _ text: String, _ color: Color) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.system(size: 14, weight: .semibold)).foregroundStyle(.ink)
            Text(text).font(.system(size: 12)).foregroundStyle(.muted)
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(.ground, in: RoundedRectangle(cornerRadius: 10))
        .overlay(alignment: .leading) { color.frame(width: 4).padding(.vertical, 10) }
    }

    private static let spanGridWidths: SampleFigure = SampleFigure(
        "span-grid-widths", title: "Columns that follow the width",
        description: """
            Dynamic columns at a quarter of their size: one up to 503 points, two from 504, three from 736. From 960 on
            the grid stops growing and lies in the middle.
            """
    ) {
        VStack(alignment: .leading, spacing: 18) {
            ForEach([390, 504, 736, 1100], id: \.self) { width in
                VStack(alignment: .leading, spacing: 6) {
                    Caption("\(width) points")
                    SpanGrid(columnSizeStrategy: .dynamic) {
                        ForEach(0..<4) { index in
                            RoundedRectangle(cornerRadius: 20).fill(Color.cell(index)).frame(height: 80)
                                .spanGridCellSize(index == 0 ? .row : .cell)
                        }
                    }
                    .scrollDrawing(.expanded)
                    .frame(width: CGFloat(width), height: width < 504 ? 368 : width < 736 ? 272 : 184)
                    .background(.ground)
                    .scaleEffect(0.25, anchor: .topLeading)
                    .frame(
                        width: CGFloat(width) / 4,
                        height: width < 504 ? 92 : width < 736 ? 68 : 46,
                        alignment: .topLeading
                    )
                    .named("\(width)")
                }
            }
        }
    }

    private static let spanGridLargeText: SampleFigure = SampleFigure(
        "span-grid-large-text", title: "One column for large text",
        description: """
            The same grid for people who like texts as they are, and for those who need them large: there one column
            leaves room for long lines.
            """
    ) {
        VStack(alignment: .leading, spacing: 16) {
            ForEach([DynamicTypeSize.large, .accessibility1], id: \.self) { size in
                VStack(alignment: .leading, spacing: 6) {
                    Caption(size == .large ? "large" : "accessibility1")
                    SpanGrid(columnSizeStrategy: .dynamicProvider(count: 2)) {
                        ForEach(["Bread", "Oil", "Pears"], id: \.self) { word in
                            Text(word).font(.body).foregroundStyle(.ink)
                                .frame(maxWidth: .infinity)
                                .padding(.vertical, 8)
                                .background(.ground, in: RoundedRectangle(cornerRadius: 8))
                        }
                    }
                    .dynamicTypeSize(size)
                    .environment(\.horizontalSizeClass, .regular)
                    .frame(width: 560, height: size == .large ? 96 : 204)
                    .named(size == .large ? "usual" : "large")
                }
            }
        }
    }

    private static let spanGridWalk: SampleFigure = SampleFigure(
        "span-grid-keys", title: "A walk by keys",
        description: """
            Keys move a ring through the grid: down, right, down and down again. Passing over the wide cell, the walk
            comes back to its column.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach(1...4, id: \.self) { count in
                let keys = Array([SpanGridKey.down, .right, .down, .down].prefix(count))
                Captioned(keys.map(\.rawValue).joined(separator: " ")) {
                    SpanGrid(
                        columnSizeStrategy: .fixed(count: 3, width: 36, spacing: 10),
                        keyboardNavigationOptions: .init(enabled: true),
                        verticalPadding: 6
                    ) {
                        ForEach(0..<7) { index in
                            Tile("\(index)", index == 3 ? .lagoon : .denim).frame(height: 32)
                                .spanGridCellSize(index == 3 ? .row : .cell)
                        }
                    }
                    .spanGridKeys(keys)
                    .tint(.guide)
                    .frame(width: 140, height: 128)
                    .named("after \(count)")
                }
            }
        }
    }
}
