/// The entries of the layout trace for grid items, by the cells of their grids.
///
/// A cell refers to the first drawn element of its item, which may be outside the view that takes part in layout.
struct ItemTrace {
    private let layoutTrace: [Drawing.TraceEntry]
    /// The trace entry of each grid, by its element.
    private var grids: [Int: Int] = [:]
    /// The trace entries directly inside a grid, by the entry of the grid.
    private var items: [Int: [Int]] = [:]

    /// Creates the table for the grids of a drawing.
    init(_ layoutTrace: [Drawing.TraceEntry], of drawing: Drawing) {
        self.layoutTrace = layoutTrace
        let elements = Set(drawing.grids.map(\.element))
        var gridSteps: Set<Int> = []
        for (index, entry) in layoutTrace.enumerated() {
            if elements.contains(entry.element) {
                grids[entry.element] = index
                gridSteps.insert(index)
            }
            guard entry.layer == nil, let parent = entry.parent, gridSteps.contains(parent) else { continue }
            items[parent, default: []].append(index)
        }
    }

    /// Returns the visible frame of the item of each cell; `nil` for an invisible item.
    ///
    /// Items are drawn one after the other, and each has a trace entry. In the order of elements, the entries
    /// correspond to the cells.
    func frames(in grid: Drawing.Grid) -> [CGRect?] {
        var frames = [CGRect?](repeating: nil, count: grid.cells.count)
        guard let entry = grids[grid.element], let items = items[entry], items.count == grid.cells.count else {
            return frames
        }
        let cells = grid.cells.indices.sorted { (grid.cells[$0].element, $0) < (grid.cells[$1].element, $1) }
        let ordered = items.sorted { (layoutTrace[$0].element, $0) < (layoutTrace[$1].element, $1) }
        for (cell, item) in zip(cells, ordered) { frames[cell] = layoutTrace[item].shown }
        return frames
    }
}
