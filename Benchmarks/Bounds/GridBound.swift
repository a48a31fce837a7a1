import LayoutSolvers
import LibrarySolvers

/// Minimal programs that place items in a grid and compute their frames.
///
/// They have no options: items can't start at rows, no warnings are recorded, and there is one distribution of
/// spanning items.
enum GridBound {
    /// The kind of a grid in a benchmark.
    enum Kind: String, CaseIterable {
        /// Items of one cell, in columns with equal fractions.
        case fr
        /// Items of up to three columns and rows, placed one after the other.
        case spans
        /// Items of up to three columns and rows that fill holes.
        case dense
        /// Items that span more than half of the columns, so that no row has two of them.
        case holes
        /// Items of up to eight columns and rows that fill holes, in 64 shapes.
        case shapes
        /// Items of up to three columns and rows that fill holes.
        ///
        /// Every other one starts at a column.
        case starts
    }

    /// An item of a grid.
    struct Item {
        var width: Float
        var height: Float
        var columns: Int32
        var rows: Int32
    }

    /// Returns the items of a kind, which are the same in every run.
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

    /// Returns the start column of each item; -1 for any.
    ///
    /// Empty if no item has one.
    static func starts(_ items: [Item], _ kind: Kind, columns: Int) -> [Int32] {
        guard kind == .starts else { return [] }
        var numbers = Numbers()
        return items.indices.map { index in
            let start = Int32(numbers.next(below: UInt32(columns - 2)))
            return index.isMultiple(of: 2) ? start : -1
        }
    }

    /// Returns the tracks of a kind.
    static func tracks(_ kind: Kind, columns: Int) -> [TrackSize] {
        (0..<columns).map { index in
            if kind == .fr { return .fraction(1) }
            return [.points(80), .fit, .fraction(1), .fraction(2)][index % 4]
        }
    }

    /// A frame in single precision.
    private struct Frame {
        var x: Float
        var y: Float
        var width: Float
        var height: Float
    }

    /// Places items and computes their frames; returns the height of the grid in hundredths, plus the number of
    /// frames.
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
