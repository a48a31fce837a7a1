import LayoutSolvers

/// The shortest programs by hand that place items in a grid and find its frames, with nothing around them.
///
/// They keep no settings and answer no question but that of the benchmark: no rows to start at, no warnings, one distribution.
enum GridBound {
    /// What the grids of a benchmark are like.
    enum Kind: String, CaseIterable {
        /// Items of one cell, in columns that share the room.
        case fr
        /// Items of up to three columns and rows, one behind the other.
        case spans
        /// The same, filling holes.
        case dense
        /// Items of more than half of the columns, so that no two lie beside each other.
        case holes
        /// Items of up to eight columns and rows, filling holes: 64 shapes.
        case shapes
        /// Items of up to three columns and rows, filling holes, of which every other one starts at a column.
        case starts
    }

    /// An item of a grid.
    struct Item {
        var width: Float
        var height: Float
        var columns: Int32
        var rows: Int32
    }

    /// Items of a kind, the same ones in every run.
    static func items(_ count: Int, _ kind: Kind, columns: Int) -> [Item] {
        var numbers = Numbers()
        let largest: UInt32 = kind == .shapes ? 8 : 3
        return (0..<count).map { _ in
            let (width, height) = (10 + numbers.next(below: 80), 10 + numbers.next(below: 50))
            let (wide, high) = (1 + numbers.next(below: largest), 1 + numbers.next(below: largest))
            var item = Item(width: Float(width), height: Float(height), columns: Int32(wide), rows: Int32(high))
            if kind == .fr { (item.columns, item.rows) = (1, 1) }
            if kind == .holes { (item.columns, item.rows) = (Int32(columns / 2 + 1), 1) }
            return item
        }
    }

    /// At which column each item starts, below 0 for any; empty where none starts anywhere.
    static func starts(_ items: [Item], _ kind: Kind, columns: Int) -> [Int32] {
        guard kind == .starts else { return [] }
        var numbers = Numbers()
        return items.indices.map { index in
            let start = Int32(numbers.next(below: UInt32(columns - 2)))
            return index.isMultiple(of: 2) ? start : -1
        }
    }

    /// The tracks of a kind: for each, its points, whether it fits its items, and its part of the room.
    static func tracks(_ kind: Kind, columns: Int) -> [TrackSize] {
        (0..<columns).map { index in
            if kind == .fr { return .fraction(1) }
            return [.points(80), .fit, .fraction(1), .fraction(2)][index % 4]
        }
    }

    /// A frame as somebody in a hurry keeps it.
    private struct Frame {
        var x: Float
        var y: Float
        var width: Float
        var height: Float
    }

    /// Places items and finds their frames; answers how high the grid is, in hundredths.
    static func solve(_ items: [Item], starts: [Int32], _ tracks: [TrackSize], isDense: Bool) -> Int {
        let columns = tracks.count
        let (cells, rows) = place(items, starts, columns: columns, isDense: isDense)
        let widths = lengths(cells.count, tracks, room: Float(columns) * 100) {
            (Int(cells[$0].column), Int(items[$0].columns), items[$0].width)
        }
        let heights = lengths(cells.count, Array(repeating: TrackSize.fit, count: rows), room: nil) {
            (Int(cells[$0].row), Int(items[$0].rows), items[$0].height)
        }
        let (xs, ys) = (edges(widths), edges(heights))
        let frames = [Frame](unsafeUninitializedCapacity: items.count) { memory, count in
            for index in 0..<items.count {
                let (cell, item) = (cells[index], items[index])
                let (x, y) = (xs[Int(cell.column)], ys[Int(cell.row)])
                memory[index] = Frame(
                    x: x,
                    y: y,
                    width: xs[Int(cell.column + item.columns)] - x,
                    height: ys[Int(cell.row + item.rows)] - y
                )
            }
            count = items.count
        }
        return Int(ys[rows] * 100) + frames.count
    }
    private static func edges(_ lengths: [Float]) -> [Float] {
        var edges: [Float] = [0]
        edges.reserveCapacity(lengths.count + 1)
        for length in lengths { edges.append(edges[edges.count - 1] + length) }
        return edges
    }
}
