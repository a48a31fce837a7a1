/// The entries of the layout trace for items in grids, by the cells of these grids.
///
/// A cell names the first element that was drawn of its item, which may be around the view that takes part in layout.
struct ItemTrace {
    private let layoutTrace: [Drawing.TraceEntry]
    /// The step of a grid, by its element.
    private var grids: [Int: Int] = [:]
    /// The steps of what lies directly in a grid, by the step of the grid.
    private var items: [Int: [Int]] = [:]

    /// The steps of the grids of a drawing.
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

    /// For each cell of a grid the frame of its item, as far as that may be seen; `nil` for nothing.
    ///
    /// Items are drawn one after the other, and each is a step: in the order of their elements, those are the steps of
    /// the cells.
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
