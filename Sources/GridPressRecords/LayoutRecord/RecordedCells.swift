import GridPressDrawings

/// The cells of grids that a layout record stores in the elements of their items.
///
/// A cell is stored this way if it is the only cell of its element and belongs to the innermost grid around the
/// element. The record stores all other cells with their grids.
struct RecordedCells {
    /// The way in which a reader gets the rectangle of a cell.
    enum Room {
        /// Computed from the tracks.
        case implied(CGRect)
        /// The frame of the item.
        case item
        /// Written in the record.
        case written(CGRect)

        /// The rectangle of the cell; `nil` if it is the frame of the item.
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
        /// Whether the cell follows the previously written cell of the same grid.
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
        // 1. The innermost grid around each element.
        var gridAround: [Int?] = []
        for element in drawing.elements {
            gridAround.append(element.parent.flatMap { gridOfElement[$0] ?? gridAround[$0] })
        }
        // 2. The cells of elements directly in that grid.
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
        // 3. The order of the cells: the order of the elements, unless a number is written.
        var next: [Int: Int] = [:]
        for element in places.keys.sorted() {
            guard let place = places[element] else { continue }
            places[element]?.isNext = place.cell == next[place.grid, default: 0]
            next[place.grid] = place.cell + 1
        }
    }

    /// Returns the cell that is written with an element; `nil` if none is.
    func place(ofElement index: Int) -> Place? { places[index] }

    /// Returns whether a cell of a grid is written with its element.
    func isWithElement(_ cell: Int, of grid: Int) -> Bool { areWithElements.contains([grid, cell]) }
}

extension Drawing.Grid {
    /// Returns the way in which a reader gets the rectangle of a cell.
    func room(of cell: Cell) -> RecordedCells.Room {
        guard let room = printedRoom(columns: cell.columns, rows: cell.rows), room.isNear(cell.frame, within: 0.0011)
        else { return .written(cell.frame.inThousandths) }
        return .implied(room)
    }

    /// Returns the rectangle of some columns and rows, computed from printed lengths; `nil` if a track is missing.
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
        // Right-to-left tracks have decreasing positions.
        let parts = tracks[range]
        let starts = parts.map { $0.start.inThousandths }
        let ends = parts.map { $0.start.inThousandths + $0.length.inThousandths }
        guard let low = starts.min(), let high = ends.max(), low <= high else { return nil }
        return low...high
    }
}
