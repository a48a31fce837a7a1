extension GridBound {
    /// The position of an item.
    struct Cell {
        var column: Int32
        var row: Int32
    }

    /// Places items at the first free cells, with a word of bits for each row.
    ///
    /// The search for a shape continues at its last item.
    static func place(_ items: [Item], _ starts: [Int32], columns: Int, isDense: Bool) -> (cells: [Cell], rows: Int) {
        var rows = Rows(columns: columns)
        var cells = [Cell](repeating: Cell(column: 0, row: 0), count: items.count)
        // 1. Items that start at a column, from the row of the last item of the same shape and column.
        if !starts.isEmpty {
            var lines = [Int](repeating: 0, count: columns * 81)
            for index in 0..<items.count where starts[index] >= 0 {
                let (item, start) = (items[index], UInt32(starts[index]))
                let shape = Int(start) * 81 + Int(item.columns * 9 + item.rows)
                while rows.free(item, from: lines[shape]) >> start & 1 == 0 { lines[shape] += 1 }
                cells[index] = Cell(column: starts[index], row: Int32(lines[shape]))
                rows.take(item, cells[index])
            }
        }
        // 2. The other items.
        var cursors = [Cell](repeating: Cell(column: 0, row: 0), count: (columns + 1) * 9)
        var last = Cell(column: 0, row: 0)
        for index in 0..<items.count where starts.isEmpty || starts[index] < 0 {
            let item = items[index]
            let shape = Int(item.columns * 9 + item.rows)
            var cell = isDense ? cursors[shape] : last
            while true {
                let free = rows.free(item, from: Int(cell.row)) & ~0 << UInt32(cell.column)
                if free != 0 {
                    cell.column = Int32(free.trailingZeroBitCount)
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

    /// The occupied columns of each row, in plain memory that grows.
    private struct Rows: ~Copyable {
        private var taken: UnsafeMutablePointer<UInt32>
        private var capacity = 256
        private let all: UInt32
        private(set) var count = 0

        init(columns: Int) {
            precondition(columns <= 32, "a row has 32 bits")
            all = columns == 32 ? ~0 : (1 << UInt32(columns)) - 1
            taken = .allocate(capacity: capacity)
            taken.initialize(repeating: 0, count: capacity)
        }

        deinit { taken.deallocate() }

        /// Returns the columns at which an item has room in its rows.
        @inline(__always)
        mutating func free(_ item: Item, from row: Int) -> UInt32 {
            let end = row + Int(item.rows)
            if end > capacity { grow() }
            var busy: UInt32 = 0
            var line = row
            while line < end {
                busy |= taken[line]
                line += 1
            }
            var runs = ~busy & all
            var seen: Int32 = 1
            while seen < item.columns {
                let step = min(seen, item.columns - seen)
                runs &= runs >> UInt32(step)
                seen += step
            }
            return runs
        }

        @inline(__always)
        mutating func take(_ item: Item, _ cell: Cell) {
            let end = Int(cell.row + item.rows)
            let mask: UInt32 = ((1 << UInt32(item.columns)) - 1) << UInt32(cell.column)
            var line = Int(cell.row)
            while line < end {
                taken[line] |= mask
                line += 1
            }
            count = max(count, end)
        }

        private mutating func grow() {
            let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
            larger.initialize(from: taken, count: capacity)
            (larger + capacity).initialize(repeating: 0, count: capacity)
            taken.deallocate()
            taken = larger
            capacity *= 2
        }
    }
}
