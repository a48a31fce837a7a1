import GridPress

/// The layouts of libraries, compared with a loop that creates boxes.
extension Series {
    static var libraries: [Series] {
        [
            views("a span grid") { count in
                SpanGrid(columnSizeStrategy: .fixed(count: 24, width: 60, spacing: 1)) {
                    ForEach(0..<count, content: cell)
                }
                .scrollDrawing(.expanded)
            },
            views("a flow") { count in
                HFlow(maxWidth: 6000, horizontalSpacing: 1, verticalSpacing: 1) { ForEach(0..<count, content: cell) }
            },
            views("masonry") { count in
                VMasonry(columns: 24, horizontalSpacing: 1, verticalSpacing: 1) { ForEach(0..<count, content: cell) }
            },
        ]
    }
}
