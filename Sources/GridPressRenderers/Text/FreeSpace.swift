/// The free cells inside each box that labels may use: empty cells that are in no smaller box.
struct FreeSpace {
    /// A horizontal run of blank cells.
    struct Run {
        var row: Int
        var columns: Range<Int>
    }

    /// The blank runs of each box, from top to bottom.
    private var runs: [[Run]]

    /// Creates the free space of boxes whose lines are already drawn; `nil` is a box that isn't visible.
    ///
    /// Each cell is assigned once, to the smallest box around it, so the effort doesn't grow with the size of the
    /// boxes.
    init(_ boxes: [CellRect?], on canvas: CellCanvas) {
        let columns = canvas.columns
        var owners = Array(repeating: -1, count: columns * canvas.rows)
        // For each cell, the next unassigned one in its row, possibly itself. One more cell ends each row.
        var next = (0..<(columns + 1) * canvas.rows).map { $0 % (columns + 1) }
        let order = boxes.indices.filter { boxes[$0] != nil }
            .sorted { (boxes[$0]?.area ?? 0, -$0) < (boxes[$1]?.area ?? 0, -$1) }
        for box in order {
            guard let cells = boxes[box] else { continue }
            for row in cells.top...cells.bottom {
                let start = row * (columns + 1)
                var column = Self.firstFree(from: cells.left, start, &next)
                while column <= cells.right {
                    owners[row * columns + column] = box
                    next[start + column] = column + 1
                    column = Self.firstFree(from: column + 1, start, &next)
                }
            }
        }

        runs = Array(repeating: [], count: boxes.count)
        for row in 0..<canvas.rows {
            var column = 0
            while column < columns {
                let owner = owners[row * columns + column]
                let start = column
                while column < columns, owners[row * columns + column] == owner,
                    canvas.isBlank(CellCanvas.Place(column: column, row: row))
                {
                    column += 1
                }
                if column == start {
                    column += 1
                } else if owner >= 0 {
                    runs[owner].append(Run(row: row, columns: start..<column))
                }
            }
        }
    }

    /// Returns the first unassigned cell of a row at or after a column, and shortens the links to it.
    private static func firstFree(from column: Int, _ start: Int, _ next: inout [Int]) -> Int {
        var end = column
        while next[start + end] != end { end = next[start + end] }
        var place = column
        while place != end {
            let following = next[start + place]
            next[start + place] = end
            place = following
        }
        return end
    }

    /// Returns the position for a block of lines in a box, as near to its center as possible; `nil` if it doesn't fit.
    func place(ofBlock width: Int, height: Int, in box: Int, _ cells: CellRect) -> CellCanvas.Place? {
        var best: (place: CellCanvas.Place, distance: Int)?
        let runs = runs[box]
        for first in runs.indices {
            guard let columns = common(runs, from: first, width: width, height: height) else { continue }
            let place = CellCanvas.Place(
                column: columns.lowerBound + (columns.count - width) / 2,
                row: runs[first].row
            )
            let distance = abs(2 * place.row + height - 1 - cells.top - cells.bottom)
            if distance < best?.distance ?? .max { best = (place, distance) }
        }
        return best?.place
    }

    /// Returns the columns that are free in a run and in the rows below it.
    private func common(_ runs: [Run], from first: Int, width: Int, height: Int) -> Range<Int>? {
        var columns = runs[first].columns
        var row = runs[first].row
        var index = first
        while columns.count >= width {
            if row == runs[first].row + height - 1 { return columns }
            row += 1
            while index < runs.count, runs[index].row < row { index += 1 }
            var widest = 0..<0
            while index < runs.count, runs[index].row == row {
                let shared = columns.clamped(to: runs[index].columns)
                if shared.count > widest.count { widest = shared }
                index += 1
            }
            columns = widest
        }
        return nil
    }
}
