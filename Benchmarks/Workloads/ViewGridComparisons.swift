import GridPressPictures

/// Grids, from views to drawings.
extension Comparison {
    /// Returns the comparisons of row grids and lazy grids, with their limits.
    static func viewGrids() throws -> [Comparison] {
        try [
            views("a row grid", to: "a track grid with spans", atMost: 3),
            views("a lazy grid", to: "a track grid", atMost: 1.5),
            Comparison(nestedRowGrids(depth: 6), to: nestedRowGrids(depth: 1), atMost: 4),
            Comparison(nestedRowGrids(depth: 6, ofText: true), to: nestedRowGrids(depth: 1, ofText: true), atMost: 4),
            Comparison(lazyViewport(100_000), to: lazyViewport(1_000), atMost: 2),
        ]
    }

    /// Compares many views of one kind with as many of another.
    private static func views(_ name: String, to other: String, atMost limit: Double) throws -> Comparison {
        let count = 10_000
        func work(_ name: String) throws -> Workload {
            let series = Series.views.first { $0.name == "views, \(name)" }
            guard let series else { preconditionFailure("Unknown series \"views, \(name)\".") }
            return Workload("\(name) of \(count)", run: try series.pair(count).work)
        }
        return Comparison(try work(name), to: try work(other), atMost: limit)
    }

    /// Returns a workload of nested grids of two rows and two columns, as many side by side as have 1,024 innermost
    /// views.
    private static func nestedRowGrids(depth: Int, ofText: Bool = false) -> Workload {
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
        return Workload("\(ofText ? "words" : "boxes") in grids \(depth) deep") { try figure.drawing().elements.count }
    }

    private static func lazyViewport(_ count: Int) -> Workload {
        let figure = Figure("Viewport", width: 600, height: 600) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<count, content: Series.cell) }
            }
        }
        return Workload("a viewport of \(count)") { try figure.drawing().elements.count }
    }
}
