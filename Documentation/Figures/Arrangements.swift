// The same nine cards in six layouts.

import GridPress

struct Arrangements: View {
    private let gap: CGFloat = 6

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            panel("HFlowLayout") {
                HFlowLayout(alignment: .topLeading, spacing: gap) {
                    ForEach(Card.all) { $0.frame(width: $0.width) }
                }
            }
            panel("VMasonryLayout") {
                VMasonryLayout(columns: 3, spacing: gap) {
                    ForEach(Card.all) { $0.masonrySpan($0.span) }
                }
            }
            panel("SpanGrid") {
                SpanGrid(
                    dataSource: Card.all,
                    columnSizeStrategy: .custom { width in
                        let cell = (width - 2 * gap) / 3
                        return SpanGridColumnSizeResult(columnCount: 3, interitemSpacing: gap, tileWidth: cell)
                    }
                ) { card, metadata in
                    card.frame(cellMetadata: metadata)
                }
                .scrollDrawing(.expanded)
            }
            panel("LazyVGrid") {
                LazyVGrid(
                    columns: [GridItem](repeating: GridItem(.flexible(), spacing: gap), count: 3),
                    spacing: gap
                ) {
                    ForEach(Card.all) { $0 }
                }
            }
            panel("Row grid") {
                Grid(horizontalSpacing: gap, verticalSpacing: gap) {
                    GridRow { ForEach(Card.all[0..<3]) { $0 } }
                    GridRow {
                        Card.all[3].gridCellColumns(2)
                        Card.all[4]
                    }
                    GridRow { ForEach(Card.all[5..<8]) { $0 } }
                    GridRow { Card.all[8] }
                }
            }
            panel("Track grid") {
                Grid(tracks: 3, contentMode: .scroll, spacing: GridSpacing(horizontal: gap, vertical: gap)) {
                    ForEach(Card.all) { $0.gridSpan(column: $0.span) }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private func panel(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(spacing: 8) {
            content()
                .frame(width: 132, alignment: .leading)
                .padding(10)
                .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
            Text(name).font(.system(size: 11)).foregroundStyle(.secondary)
        }
    }
}

/// A card with its width and height, and the number of columns that it takes.
private struct Card: View, Identifiable, SpanGridSizeInfoProvider {
    let id: Int
    let width: CGFloat
    let height: CGFloat
    var span = 1

    var layoutSize: SpanGridLayoutSize { .span(span) }
    var body: some View { Tile("\(id)", .tile(id - 1)).frame(height: height) }

    static let all = [
        Card(id: 1, width: 46, height: 34), Card(id: 2, width: 70, height: 52), Card(id: 3, width: 34, height: 26),
        Card(id: 4, width: 88, height: 40, span: 2), Card(id: 5, width: 38, height: 60),
        Card(id: 6, width: 60, height: 30), Card(id: 7, width: 52, height: 44), Card(id: 8, width: 66, height: 34),
        Card(id: 9, width: 42, height: 48),
    ]
}
