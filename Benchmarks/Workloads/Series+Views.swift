import GridPressPictures
import GridPressTrackGrids

/// From views to drawings, compared with a loop that creates boxes.
///
/// A view is created, measured, placed and drawn; a box of the bound is only drawn. So only the growth has a limit.
extension Series {
    static var views: [Series] {
        [
            views("a stack") { count in
                HStack(spacing: 0) { ForEach(0..<count) { _ in Color.blue } }
            },
            views("a track grid") { count in
                Grid(tracks: Array(repeating: .fr(1), count: columns), spacing: 1) { ForEach(0..<count, content: cell) }
            },
            views("a track grid with spans") { count in
                Grid(tracks: Array(repeating: .fr(1), count: columns), spacing: 1) {
                    ForEach(0..<count) { index in
                        cell(index).gridSpan(column: spans[index % spans.count])
                    }
                }
            },
            views("a row grid") { count in
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    ForEach(0..<max(count / spans.count, 1)) { row in
                        GridRow {
                            ForEach(spans.indices) { column in
                                cell(row * spans.count + column).gridCellColumns(spans[column])
                            }
                        }
                    }
                }
            },
            views("a lazy grid") { count in
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 1), count: columns), spacing: 1) {
                    ForEach(0..<count, content: cell)
                }
            },
            views("grids six deep") { count in
                VStack(spacing: 1) {
                    ForEach(0..<max(count / 64, 1)) { _ in nested(6) }
                }
            },
            views("short texts") { count in
                VStack(spacing: 0) { ForEach(0..<count) { Text("\($0)") } }
            },
        ]
    }

    static func views(_ name: String, @ViewBuilder _ content: @escaping (Int) -> some View) -> Series {
        Series("views, \(name)", bound: "boxes by hand") { count in
            let figure = Figure("Views", width: 6000, height: 6000) { content(count) }
            return Pair {
                try figure.drawing().elements.count
            } bound: {
                ViewBound.draw(count)
            }
        }
    }

    private static let columns = 100

    /// The spans of the cells of a row: mostly one column, sometimes two or three, 100 together.
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

    static func cell(_ index: Int) -> some View {
        Color.blue.frame(
            width: index % 3 == 0 ? CGFloat(index % 40 + 10) : nil,
            height: index % 4 == 0 ? CGFloat(index % 20 + 5) : nil
        )
    }

    /// Returns nested row grids of two rows, with a leaf in each innermost row.
    private static func nested(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Color.red.frame(minWidth: 1, maxWidth: 90)) }
        let inner = nested(depth - 1)
        return AnyView(
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                GridRow { inner }
                GridRow { inner }
            }
        )
    }
}
