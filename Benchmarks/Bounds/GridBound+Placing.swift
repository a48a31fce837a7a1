extension GridBound {
    /// Where an item starts.
    struct Cell {
        var column: Int32
        var row: Int32
    }

    /// First fit with a word for each row; a shape goes on where one like it was placed last.
    static func place(
        _ items: [Item],
        _ starts: [Int32],
        columns: Int,
        isDense: Bool
    ) -> (cells: [Cell], rows: Int) {
        precondition(columns <= 32, "half a word for each row")
        var rows = Rows(columns: columns)
        var cells = [Cell](repeating: Cell(column: 0, row: 0), count: items.count)
        // 1. Those that start at a column, from where one like it was placed last.
        if !starts.isEmpty {
            var lines = [Int](repeating: 0, count: columns * 81)
            for index in 0..<items.count where starts[index] >= 0 {
                let (item, start) = (items[index], Int(starts[index]))
                let shape = start * 81 + Int(item.columns * 9 + item.rows)
                while rows.free(Int(item.columns), Int(item.rows), from: lines[shape]) >> UInt32(start) & 1 == 0 {
                    lines[shape] += 1
                }
                cells[index] = Cell(column: starts[index], row: Int32(lines[shape]))
                rows.take(item, cells[index])
            }
        }
        // 2. The others.
        var cursors = [Cell](repeating: Cell(column: 0, row: 0), count: (columns + 1) * 9)
        var last = Cell(column: 0, row: 0)
        for index in 0..<items.count where starts.isEmpty || starts[index] < 0 {
            let item = items[index]
            let shape = Int(item.columns * 9 + item.rows)
            var cell = isDense ? cursors[shape] : last
            while true {
                let runs = rows.free(Int(item.columns), Int(item.rows), from: Int(cell.row)) & ~0 << UInt32(cell.column)
                if runs != 0 {
                    cell.column = Int32(runs.trailingZeroBitCount)
                    break
                }
                cell = Cell(column: 0, row: cell.row + 1)
            }
            rows.take(item, cell)
            if isDense { cursors[shape] = cell } else { last = cell }
            cells[index] = cell
        }
        return (cells, rows.count)
    }

    /// Which columns are taken in each row.
    private struct Rows {
        private var taken: [UInt32] = []
        private let all: UInt32
        var count: Int { taken.count }

        init(columns: Int) { all = columns == 32 ? ~0 : (1 << UInt32(columns)) - 1 }

        /// The columns from which so many are free in some rows.
        @inline(__always)
        func free(_ wide: Int, _ high: Int, from row: Int) -> UInt32 {
            var busy: UInt32 = 0
            for row in row..<max(min(row + high, taken.count), row) { busy |= taken[row] }
            var runs = ~busy & all
            var seen = 1
            while seen < wide {
                let step = min(seen, wide - seen)
                runs &= runs >> UInt32(step)
                seen += step
            }
            return runs
        }

        @inline(__always)
        mutating func take(_ item: Item, _ cell: Cell) {
            let end = Int(cell.row + item.rows)
            while taken.count < end { taken.append(0) }
            let mask: UInt32 = ((1 << UInt32(item.columns)) - 1) << UInt32(cell.column)
            for row in Int(cell.row)..<end { taken[row] |= mask }
        }
    }
}
