/// A minimal program that puts items into rows of equal columns.
///
/// It records no whitespace, gives items no row height, and doesn't check numbers.
enum SpanGridBound {
    /// The place of an item in narrow integers.
    private struct Place {
        var slot: Int32
        var row: Int32
        var column: Int16
        var span: Int16
    }

    /// Returns the number of columns of each item: mostly one, sometimes up to three, rarely all.
    static func spans(_ count: Int, columns: Int) -> [Int32] {
        (0..<count).map { index in
            if index % 31 == 30 { return Int32(columns) }
            return index % 4 == 3 ? Int32(1 + index / 4 % 3) : 1
        }
    }

    /// Computes the grid; returns its height as a whole number, plus the number of items.
    static func solve(_ spans: [Int32], _ heights: [Double], columns: Int, gap: Double) -> Int {
        struct Row {
            var start: Double
            var height: Double
            var first: Int
        }
        var places: [Place] = []
        places.reserveCapacity(spans.count)
        var rows: [Row] = []
        var (column, slot, top) = (columns, 0, -gap)
        for index in 0..<spans.count {
            let span = Int(spans[index])
            if column + span > columns {
                if let last = rows.last { top = last.start + last.height }
                rows.append(Row(start: top + gap, height: 0, first: index))
                slot += columns - column
                column = 0
            }
            places.append(
                Place(slot: Int32(slot), row: Int32(rows.count - 1), column: Int16(column), span: Int16(span))
            )
            rows[rows.count - 1].height = max(rows[rows.count - 1].height, heights[index])
            column += span
            slot += span
        }
        return Int(rows.last.map { $0.start + $0.height } ?? 0) + places.count
    }
}
