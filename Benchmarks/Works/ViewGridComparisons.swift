import GridPress

/// Grids from views to drawings.
extension Comparison {
    /// Grids of rows and lazy grids, and how much of each comparison is accepted.
    static func viewGrids() throws -> [Comparison] {
        try [
            views("a grid of rows", to: "a track grid with spans", atMost: 3),
            views("a lazy grid", to: "a track grid", atMost: 1.5),
            Comparison(nestedRows(depth: 6), to: nestedRows(depth: 1), atMost: 4),
            Comparison(nestedRows(depth: 6, ofText: true), to: nestedRows(depth: 1, ofText: true), atMost: 4),
            Comparison(lazyViewport(100_000), to: lazyViewport(1_000), atMost: 2),
        ]
    }

    /// A view of many beside another of as many.
    private static func views(_ name: String, to other: String, atMost limit: Double) throws -> Comparison {
        let count = 10_000
        func work(_ name: String) throws -> Work {
            let series = Series.views.first { $0.name == "views, \(name)" }
            guard let series else { preconditionFailure("no views are called \(name)") }
            return Work("\(name) of \(count)", run: try series.pair(count).work)
        }
        return Comparison(try work(name), to: try work(other), atMost: limit)
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
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<count, content: Series.cell) }
            }
        }
        return Work("a viewport of \(count)") { try figure.drawing().elements.count }
    }
}
