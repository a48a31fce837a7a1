extension GridBound {
    /// Where an item starts.
    struct Cell {
        var column: Int32
        var row: Int32
    }

    /// First fit with a word for each row; a shape goes on where one like it was placed last.
    static func place(_ items: [Item], _ starts: [Int32], columns: Int, isDense: Bool) -> (cells: [Cell], rows: Int) {
        var rows = Rows(columns: columns)
        var cells = [Cell](repeating: Cell(column: 0, row: 0), count: items.count)
        // 1. Those that start at a column, from where one like it was placed last.
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
        // 2. The others.
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

    /// Which columns are taken in each row: plain memory that grows.
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

        /// The columns from which an item has room in some rows.
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
