/// The cells of grids that a layout record stores in the elements of their items.
///
/// A cell is stored this way if it is the only cell of its element and belongs to the innermost grid around the
/// element. The record stores all other cells with their grids.
struct RecordedCells {
    /// A cell that is written with its element.
    struct Place {
        var grid: Int
        var cell: Int
        /// Whether the cell follows the previously written cell of the same grid.
        var isNext = true
    }

    /// The cells by their elements.
    private(set) var places: [Int: Place] = [:]
    private var areWithElements: Set<[Int]> = []

    init(_ drawing: Drawing) {
        guard !drawing.grids.isEmpty else { return }
        var gridOfElement: [Int: Int] = [:]
        var counts: [Int: Int] = [:]
        for (index, grid) in drawing.grids.enumerated() {
            gridOfElement[grid.element] = gridOfElement[grid.element] ?? index
            for cell in grid.cells { counts[cell.element, default: 0] += 1 }
        }
        // 1. The innermost grid around each element.
        var gridAround: [Int?] = []
        for element in drawing.elements {
            gridAround.append(element.parent.flatMap { gridOfElement[$0] ?? gridAround[$0] })
        }
        // 2. The cells of elements directly in that grid.
        for (index, grid) in drawing.grids.enumerated() {
            for (number, cell) in grid.cells.enumerated()
            where drawing.elements.indices.contains(cell.element) && gridAround[cell.element] == index
                && counts[cell.element] == 1
                && cell.settings.indices.allSatisfy({ cell.settings.isAttribute($0) })
            {
                places[cell.element] = Place(grid: index, cell: number)
                areWithElements.insert([index, number])
            }
        }
        // 3. The order of the cells: the order of the elements, unless a number is written.
        var next: [Int: Int] = [:]
        for element in places.keys.sorted() {
            guard let place = places[element] else { continue }
            places[element]?.isNext = place.cell == next[place.grid, default: 0]
            next[place.grid] = place.cell + 1
        }
    }

    /// Returns whether a cell of a grid is written with its element.
    func isWithElement(_ cell: Int, of grid: Int) -> Bool { areWithElements.contains([grid, cell]) }
}
