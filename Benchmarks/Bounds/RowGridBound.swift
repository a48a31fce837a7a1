/// The shortest program by hand that finds the columns and rows of a row grid, with nothing around it.
///
/// Its cells are asked nothing, its gaps are all the same, and it trusts every number.
enum RowGridBound {
    /// A cell: how many columns it takes, and between which lengths it can be.
    struct Cell {
        var span: Int32
        var least: Float
        var most: Float
    }

    /// Cells of rows of so many columns, most of them of one column.
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

    /// Answers how wide and high the grid is, in whole numbers.
    static func solve(_ cells: [Cell], columns: Int, gap: Double) -> Int {
        var starts = [Int32](repeating: 0, count: cells.count)
        var (column, row) = (0, 0)
        for index in 0..<cells.count {
            starts[index] = Int32(row * columns + column)
            column += Int(cells[index].span)
            if column == columns { (column, row) = (0, row + 1) }
        }
        let rows = column == 0 ? row : row + 1
        // 1. Columns: those of one column first, then the others by how many they take.
        var (least, most) = ([Double](repeating: 0, count: columns), [Double](repeating: 0, count: columns))
        for span in 1...3 {
            for index in 0..<cells.count where Int(cells[index].span) == span {
                let start = Int(starts[index]) % columns
                if span == 1 {
                    least[start] = max(least[start], Double(cells[index].least))
                    most[start] = max(most[start], Double(cells[index].most))
                    continue
                }
                raise(&least, start, span, to: Double(cells[index].least) - gap * Double(span - 1))
                raise(&most, start, span, to: Double(cells[index].most) - gap * Double(span - 1))
            }
        }
        // 2. Rows are as high as their highest cell.
        var (lowest, highest) = ([Double](repeating: 0, count: rows), [Double](repeating: 0, count: rows))
        for index in 0..<cells.count {
            let row = Int(starts[index]) / columns
            lowest[row] = max(lowest[row], Double(cells[index].least))
            highest[row] = max(highest[row], Double(cells[index].most))
        }
        // 3. Both are divided as a stack is.
        return StackBound.divide(Double(columns) * 40, least, most, gap: gap)
            + StackBound.divide(Double(rows) * 40, lowest, highest, gap: gap)
    }

    private static func raise(_ lengths: inout [Double], _ start: Int, _ span: Int, to length: Double) {
        var sum = 0.0
        for column in start..<start + span { sum += lengths[column] }
        guard length > sum else { return }
        for column in start..<start + span { lengths[column] += (length - sum) / Double(span) }
    }
}
