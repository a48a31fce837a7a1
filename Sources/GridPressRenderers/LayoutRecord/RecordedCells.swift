import GridPressDrawings

/// The cells of grids that a layout record has with the elements of their items.
///
/// These are cells that are the only ones of their elements, in the grid that is nearest around them. The record has other
/// cells with their grids.
struct RecordedCells {
    /// The source of the room of a cell.
    enum Room {
        /// From its tracks.
        case implied(CGRect)
        /// From its item, which is as large.
        case item
        /// From the record.
        case written(CGRect)

        /// The room, unless the item says it.
        var rect: CGRect? {
            switch self {
            case .implied(let rect), .written(let rect): rect
            case .item: nil
            }
        }
    }

    /// A cell that is written with its element.
    struct Place {
        var grid: Int
        var cell: Int
        var room: Room
        /// Whether it follows the cell of the grid that was written last.
        var isNext = true
    }

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
        // 1. The grid around each element.
        var gridAround: [Int?] = []
        for element in drawing.elements {
            gridAround.append(element.parent.flatMap { gridOfElement[$0] ?? gridAround[$0] })
        }
        // 2. Cells of elements directly in that grid.
        for (index, grid) in drawing.grids.enumerated() {
            for (number, cell) in grid.cells.enumerated() {
                guard drawing.elements.indices.contains(cell.element), gridAround[cell.element] == index,
                    counts[cell.element] == 1, drawing.elements[cell.element].layer != .annotation,
                    cell.settings.indices.allSatisfy({ cell.settings.isAttribute($0) })
                else { continue }
                let isItem = drawing.elements[cell.element].frame.isNear(cell.frame, within: 0.0006)
                var room = grid.room(of: cell)
                if isItem, case .written = room { room = .item }
                places[cell.element] = Place(grid: index, cell: number, room: room)
                areWithElements.insert([index, number])
            }
        }
        // 3. Their order: that of the elements, unless a number says another one.
        var next: [Int: Int] = [:]
        for element in places.keys.sorted() {
            guard let place = places[element] else { continue }
            places[element]?.isNext = place.cell == next[place.grid, default: 0]
            next[place.grid] = place.cell + 1
        }
    }

    /// Returns the cell that is written with an element.
    func place(ofElement index: Int) -> Place? { places[index] }

    /// Returns whether a cell of a grid is written with its element.
    func isWithElement(_ cell: Int, of grid: Int) -> Bool { areWithElements.contains([grid, cell]) }
}

extension Drawing.Grid {
    /// Returns the room of a cell: that which a reader computes from the tracks, if it is that of the cell.
    func room(of cell: Cell) -> RecordedCells.Room {
        guard let room = printedRoom(columns: cell.columns, rows: cell.rows), room.isNear(cell.frame, within: 0.0011)
        else { return .written(cell.frame.inThousandths) }
        return .implied(room)
    }

    /// Returns the rectangle around some columns and rows with their printed lengths; `nil` if one of them is missing.
    package func printedRoom(columns: Range<Int>, rows: Range<Int>) -> CGRect? {
        guard let across = Self.extent(of: columns, in: self.columns), let down = Self.extent(of: rows, in: self.rows)
        else { return nil }
        return CGRect(
            x: across.lowerBound,
            y: down.lowerBound,
            width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound
        )
        .inThousandths
    }

    private static func extent(of range: Range<Int>, in tracks: [Track]) -> ClosedRange<Double>? {
        guard !range.isEmpty, tracks.indices.contains(range.lowerBound), range.upperBound <= tracks.count else {
            return nil
        }
        // Tracks that start at the right follow each other to the left.
        let parts = tracks[range]
        let starts = parts.map { $0.start.inThousandths }
        let ends = parts.map { $0.start.inThousandths + $0.length.inThousandths }
        guard let low = starts.min(), let high = ends.max(), low <= high else { return nil }
        return low...high
    }
}
