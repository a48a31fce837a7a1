/// The steps of what lies in grids, by the cells that those list.
///
/// A cell names the first element that was drawn of its item, and that may be one inside: paddings and frames are no
/// elements of their own. Their steps tell what the item took.
struct ItemSteps {
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
        for (index, step) in drawing.steps.enumerated() {
            if elements.contains(step.element), step.kind == drawing.elements[step.element].kind,
                grids.updateValue(index, forKey: step.element) == nil
            {
                gridSteps.insert(index)
            }
            guard step.layer == nil, let parent = step.parent, gridSteps.contains(parent) else { continue }
            items[parent, default: []].append(index)
        }
    }

    /// For each cell of a grid the frame of its item, as far as that may be seen; `nil` for nothing.
    ///
    /// Items are drawn one after the other, and each is a step: in the order of their elements, those are the steps of
    /// the cells.
    func frames(in grid: Drawing.Grid) -> [CGRect?] {
        var frames = [CGRect?](repeating: nil, count: grid.cells.count)
        guard let step = grids[grid.element], let items = items[step], items.count == grid.cells.count else {
            return frames
        }
        let cells = grid.cells.indices.sorted { (grid.cells[$0].element, $0) < (grid.cells[$1].element, $1) }
        let ordered = items.sorted { (drawing.steps[$0].element, $0) < (drawing.steps[$1].element, $1) }
        for (cell, item) in zip(cells, ordered) { frames[cell] = drawing.steps[item].shown }
        return frames
    }
}
