/// The steps of what lies in grids, by the cells that those list.
///
/// A cell names the first element that was drawn of its item, and that may be one inside: paddings and frames are no
/// elements of their own. Their steps tell what the item took.
struct ItemTrace {
    private let drawing: Drawing
    /// The step of a grid, by its element.
    private var grids: [Int: Int] = [:]
    /// The steps of what lies directly in a grid, by the step of the grid.
    private var items: [Int: [Int]] = [:]

    /// The steps of the grids of a drawing.
    init(_ drawing: Drawing) {
        self.drawing = drawing
        let elements = Set(drawing.grids.map(\.element))
        var gridSteps: Set<Int> = []
        for (index, entry) in drawing.layoutTrace.enumerated() {
            if elements.contains(entry.element), entry.kind == drawing.elements[entry.element].kind,
                grids.updateValue(index, forKey: entry.element) == nil
            {
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
        let ordered = items.sorted { (drawing.layoutTrace[$0].element, $0) < (drawing.layoutTrace[$1].element, $1) }
        for (cell, item) in zip(cells, ordered) { frames[cell] = drawing.layoutTrace[item].shown }
        return frames
    }
}
