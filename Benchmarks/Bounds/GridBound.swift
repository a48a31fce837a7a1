import LayoutSolvers

/// The shortest programs by hand that place items in a grid and find its frames, with nothing around them.
///
/// They keep no settings and answer no question but that of the benchmark: no starts, no warnings, one distribution.
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
        var state: UInt32 = 12345
        func number() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 16
        }
        return (0..<count).map { _ in
            let (width, height) = (10 + number() % 80, 10 + number() % 50)
            let (wide, high) = (1 + number() % 3, 1 + number() % 3)
            var item = Item(width: Float(width), height: Float(height), columns: Int32(wide), rows: Int32(high))
            if kind == .fr { (item.columns, item.rows) = (1, 1) }
            if kind == .holes { (item.columns, item.rows) = (Int32(columns / 2 + 1), 1) }
            return item
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
    static func solve(_ items: [Item], _ tracks: [TrackSize], isDense: Bool) -> Int {
        let columns = tracks.count
        precondition(columns <= 64, "one word for each row")
        let (cells, rows) = place(items, columns: columns, isDense: isDense)
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

    private struct Cell {
        var column: Int32
        var row: Int32
    }

    /// First fit with a word for each row; a shape goes on where one like it was placed last.
    private static func place(_ items: [Item], columns: Int, isDense: Bool) -> (cells: [Cell], rows: Int) {
        var taken = ContiguousArray<UInt64>(repeating: 0, count: items.count * 3 + 8)
        var cursors = ContiguousArray<Cell>(repeating: Cell(column: 0, row: 0), count: (columns + 1) * 4)
        let all: UInt64 = columns == 64 ? ~0 : (1 << UInt64(columns)) - 1
        var last = Cell(column: 0, row: 0)
        var rows = 0
        var cells: [Cell] = []
        cells.reserveCapacity(items.count)
        taken.withUnsafeMutableBufferPointer { taken in
            for item in items {
                let (wide, high) = (Int(item.columns), Int(item.rows))
                var cell = isDense ? cursors[wide * 4 + high] : last
                while true {
                    var busy: UInt64 = 0
                    for row in Int(cell.row)..<Int(cell.row) + high { busy |= taken[row] }
                    var runs = ~busy & all
                    var seen = 1
                    while seen < wide {
                        let step = min(seen, wide - seen)
                        runs &= runs >> UInt64(step)
                        seen += step
                    }
                    runs &= ~0 << UInt64(cell.column)
                    if runs != 0 {
                        cell.column = Int32(runs.trailingZeroBitCount)
                        break
                    }
                    cell = Cell(column: 0, row: cell.row + 1)
                }
                let mask: UInt64 = ((1 << UInt64(wide)) - 1) << UInt64(cell.column)
                for row in Int(cell.row)..<Int(cell.row) + high { taken[row] |= mask }
                rows = max(rows, Int(cell.row) + high)
                if isDense { cursors[wide * 4 + high] = cell } else { last = cell }
                cells.append(cell)
            }
        }
        return (cells, rows)
    }

    /// Points, then what fits, then what spans, then what shares.
    private static func lengths(
        _ count: Int,
        _ tracks: [TrackSize],
        room: Float?,
        _ get: (Int) -> (start: Int, span: Int, length: Float)
    ) -> [Float] {
        var lengths = tracks.map { if case .points(let length) = $0 { Float(length) } else { Float(0) } }
        let fits = tracks.map { $0 == .fit }
        let parts = tracks.map { if case .fraction(let part) = $0 { Float(part) } else { Float(0) } }
        var largest = 1
        for index in 0..<count {
            let (start, span, length) = get(index)
            if span > 1 {
                largest = max(largest, span)
            } else if fits[start] {
                lengths[start] = max(lengths[start], length)
            }
        }
        var plan = [Float](repeating: 0, count: tracks.count)
        for wanted in 2..<max(largest + 1, 2) {
            for index in 0..<count {
                let (start, span, length) = get(index)
                guard span == wanted else { continue }
                var (sum, fitting, shared) = (Float(0), Float(0), false)
                for track in start..<start + span {
                    sum += lengths[track]
                    if fits[track] { fitting += 1 }
                    if parts[track] > 0 { shared = true }
                }
                guard !shared, fitting > 0, length > sum else { continue }
                let more = (length - sum) / fitting
                for track in start..<start + span where fits[track] { plan[track] = max(plan[track], more) }
            }
            for track in plan.indices {
                lengths[track] += plan[track]
                plan[track] = 0
            }
        }
        guard let room else { return lengths }
        let sum = parts.reduce(0, +)
        let rest = max(0, room - lengths.reduce(0, +))
        if sum > 0 { for track in parts.indices where parts[track] > 0 { lengths[track] = parts[track] / sum * rest } }
        return lengths
    }

    private static func edges(_ lengths: [Float]) -> [Float] {
        var edges: [Float] = [0]
        edges.reserveCapacity(lengths.count + 1)
        for length in lengths { edges.append(edges[edges.count - 1] + length) }
        return edges
    }
}
