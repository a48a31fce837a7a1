/// A minimal program that computes the columns and rows of a row grid.
///
/// Cells aren't measured through closures, all gaps are equal, and numbers aren't checked.
enum RowGridBound {
    /// The number of columns that a cell spans, and its least and largest length.
    struct Cell {
        var span: Int32
        var least: Float
        var most: Float
    }

    /// Returns cells that fill rows of columns; most of them span one column.
    static func cells(_ count: Int, columns: Int) -> [Cell] {
        var numbers = Numbers()
        var cells: [Cell] = []
        var column = 0
        while cells.count < count {
            let wanted = cells.count % 7 == 3 ? 2 : cells.count % 11 == 5 ? 3 : 1
            let span = min(wanted, columns - column)
            let least = Float(10 + numbers.next(below: 20))
            cells.append(Cell(span: Int32(span), least: least, most: least + Float(numbers.next(below: 30))))
            column = column + span == columns ? 0 : column + span
        }
        return cells
    }

    /// Computes the grid; returns the sum of its width and height as a whole number.
    static func solve(_ cells: [Cell], columns: Int, gap: Double) -> Int {
        var starts = [Int32](repeating: 0, count: cells.count)
        var (column, row) = (0, 0)
        for index in 0..<cells.count {
            starts[index] = Int32(row * columns + column)
            column += Int(cells[index].span)
            if column == columns { (column, row) = (0, row + 1) }
        }
        let rows = column == 0 ? row : row + 1
        // 1. Cells are sorted by their flexibility; equally flexible ones are a group.
        var order = Array(0..<Int32(cells.count))
        func slack(_ index: Int32) -> Float { cells[Int(index)].most - cells[Int(index)].least }
        order.sort { slack($0) == slack($1) ? $0 < $1 : slack($0) < slack($1) }
        var widths = Tracks(count: columns, left: Double(columns) * 40 - gap * Double(columns - 1))
        var heights = Tracks(count: rows, left: Double(rows) * 40 - gap * Double(rows - 1))
        for index in 0..<cells.count {
            if cells[index].span == 1 { widths.waiting[Int(starts[index]) % columns] += 1 }
            heights.waiting[Int(starts[index]) / columns] += 1
        }
        var spans: [(span: Int, start: Int, width: Double)] = []
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, slack(order[end]) == slack(order[start]) { end += 1 }
            let (width, height) = (widths.share, heights.share)
            spans.removeAll(keepingCapacity: true)
            // 2. Each cell takes as much of its share as it can.
            for place in start..<end {
                let index = Int(order[place])
                let (cell, column, row) = (cells[index], Int(starts[index]) % columns, Int(starts[index]) / columns)
                let (least, most) = (Double(cell.least), Double(cell.most))
                heights.grow(row, to: max(min(max(height, heights.lengths[row]), most), least))
                heights.waiting[row] -= 1
                guard cell.span > 1 else {
                    widths.grow(column, to: max(min(max(width, widths.lengths[column]), most), least))
                    widths.waiting[column] -= 1
                    continue
                }
                let span = Int(cell.span)
                let offer = max(widths.share(of: column, span), widths.sum(column, span)) + gap * Double(span - 1)
                spans.append((span, column, max(min(offer, most), least) - gap * Double(span - 1)))
            }
            // 3. Columns grow for the cells that span several of them.
            for span in 2...3 {
                for cell in spans where cell.span == span { widths.widen(cell.start, span, to: cell.width) }
            }
            // 4. Tracks without waiting cells are closed.
            for place in start..<end {
                let index = Int(order[place])
                if cells[index].span == 1 { widths.close(Int(starts[index]) % columns) }
                heights.close(Int(starts[index]) / columns)
            }
            start = end
        }
        var sum = gap * Double(columns - 1 + rows - 1)
        for length in widths.lengths { sum += length }
        for length in heights.lengths { sum += length }
        return Int(sum)
    }

    /// The state of the columns or rows.
    private struct Tracks {
        var lengths: [Double]
        var waiting: [Int32]
        var isClosed: [Bool]
        var left: Double
        var open: Int

        init(count: Int, left: Double) {
            lengths = [Double](repeating: 0, count: count)
            waiting = [Int32](repeating: 0, count: count)
            isClosed = [Bool](repeating: false, count: count)
            self.left = left
            open = count
        }

        var share: Double { max(left / Double(max(open, 1)), 0) }

        func sum(_ start: Int, _ span: Int) -> Double {
            var sum = 0.0
            for track in start..<start + span { sum += lengths[track] }
            return sum
        }

        func share(of start: Int, _ span: Int) -> Double {
            var (pool, count) = (left, open)
            for track in start..<start + span where isClosed[track] {
                pool += lengths[track]
                count += 1
            }
            return max(pool / Double(count), 0) * Double(span)
        }

        mutating func grow(_ track: Int, to length: Double) {
            guard length > lengths[track] else { return }
            if isClosed[track] { left -= length - lengths[track] }
            lengths[track] = length
        }

        mutating func widen(_ start: Int, _ span: Int, to width: Double) {
            let missing = width - sum(start, span)
            guard missing > 0 else { return }
            var count = 0
            for track in start..<start + span where waiting[track] > 0 { count += 1 }
            for track in start..<start + span where count == 0 || waiting[track] > 0 {
                grow(track, to: lengths[track] + missing / Double(count == 0 ? span : count))
            }
        }

        mutating func close(_ track: Int) {
            guard waiting[track] == 0, !isClosed[track] else { return }
            isClosed[track] = true
            open -= 1
            left -= lengths[track]
        }
    }
}
