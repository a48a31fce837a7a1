import GridPress

/// Grids from views to drawings.
extension Comparison {
    /// Grids of rows and lazy grids, and how much of each comparison is accepted.
    static func viewGrids() -> [Comparison] {
        [
            Comparison(rows(10_000), to: tracks(10_000), atMost: 3),
            Comparison(rows(100_000), to: rows(10_000), atMost: 13),
            Comparison(nestedRows(depth: 6), to: nestedRows(depth: 1), atMost: 4),
            Comparison(nestedRows(depth: 6, ofText: true), to: nestedRows(depth: 1, ofText: true), atMost: 4),
            Comparison(lazyViewport(100_000), to: lazyViewport(1_000), atMost: 2),
            Comparison(lazy(10_000), to: tracks(10_000), atMost: 1.5),
            Comparison(lazy(100_000), to: lazy(10_000), atMost: 13),
        ]
    }

    private static let columns = 100

    /// The spans of the cells of a row: mostly one column, some two or three, a hundred together.
    private static let spans: [Int] = {
        var spans: [Int] = []
        var room = columns
        while room > 0 {
            let span = spans.count % 7 == 3 ? 2 : spans.count % 11 == 5 ? 3 : 1
            spans.append(min(span, room))
            room -= min(span, room)
        }
        return spans
    }()

    private static func cell(_ index: Int) -> some View {
        Color.blue.frame(
            width: index % 3 == 0 ? CGFloat(index % 40 + 10) : nil,
            height: index % 4 == 0 ? CGFloat(index % 20 + 5) : nil
        )
    }

    private static func rows(_ count: Int) -> Work {
        let rows = count / spans.count
        let figure = Figure("Rows", width: 6000, height: 6000) {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<rows) { row in
                    GridRow {
                        ForEach(spans.indices) { column in
                            cell(row * spans.count + column).gridCellColumns(spans[column])
                        }
                    }
                }
            }
        }
        return Work("a grid of rows of \(count) cells") { try figure.drawing().elements.count }
    }

    private static func tracks(_ count: Int) -> Work {
        let rows = count / spans.count
        let figure = Figure("Tracks", width: 6000, height: 6000) {
            Grid(tracks: Array(repeating: .fr(1), count: columns), spacing: 1) {
                ForEach(0..<rows * spans.count) { index in
                    cell(index).gridSpan(column: spans[index % spans.count])
                }
            }
        }
        return Work("a track grid of \(count)") { try figure.drawing().elements.count }
    }

    /// Grids of two rows of two in each other, as many side by side as makes 4,096 leaves.
    private static func nestedRows(depth: Int, ofText: Bool = false) -> Work {
        func grid(_ depth: Int) -> AnyView {
            if depth == 0 {
                return ofText ? AnyView(Text("some words")) : AnyView(Color.red.frame(minWidth: 1, maxWidth: 90))
            }
            let (first, second) = (grid(depth - 1), grid(depth - 1))
            return AnyView(
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    GridRow {
                        first
                        Color.blue
                    }
                    GridRow {
                        second
                        Text("a label")
                    }
                }
            )
        }
        let count = 64 >> depth
        let figure = Figure("Nested", width: 6000, height: 6000) {
            VStack(spacing: 1) {
                ForEach(0..<count) { _ in
                    HStack(spacing: 1) { ForEach(0..<16) { _ in grid(depth) } }
                }
            }
        }
        return Work("\(ofText ? "words" : "boxes") in grids \(depth) deep") { try figure.drawing().elements.count }
    }

    private static func lazyViewport(_ count: Int) -> Work {
        let figure = Figure("Viewport", width: 600, height: 600) {
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<count, content: cell) } }
        }
        return Work("a viewport of \(count)") { try figure.drawing().elements.count }
    }

    private static func lazy(_ count: Int) -> Work {
        let figure = Figure("Lazy", width: 6000, height: 6000) {
            LazyVGrid(columns: Array(repeating: GridItem(spacing: 1), count: columns), spacing: 1) {
                ForEach(0..<count, content: cell)
            }
        }
        return Work("a lazy grid of \(count)") { try figure.drawing().elements.count }
    }
}
