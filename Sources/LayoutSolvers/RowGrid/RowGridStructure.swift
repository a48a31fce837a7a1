/// The columns and rows of the cells in a row grid.
public struct RowGridStructure: Equatable, Sendable {
    /// A cell of the grid.
    public struct Cell: Equatable, Sendable {
        // Narrow numbers: a grid of many cells is as fast as its memory.
        private let rowCode: Int32
        private let columnCode: Int32
        private var spanCode: Int32

        init(row: Int, column: Int, span: Int) {
            rowCode = Int32(row)
            columnCode = Int32(column)
            spanCode = Int32(span)
        }

        /// The row that it is in.
        public var row: Int { Int(rowCode) }
        /// The first column that it takes.
        public var column: Int { Int(columnCode) }
        /// How many columns it takes.
        public internal(set) var span: Int {
            get { Int(spanCode) }
            set { spanCode = Int32(newValue) }
        }

        /// The columns that it takes.
        public var columns: Range<Int> { column..<column + span }
    }

    /// A row as it is declared.
    package struct Row: Equatable, Sendable {
        /// How many columns each of its cells takes; `nil` for one cell that takes all columns.
        package var spans: [Int]?

        /// A row of cells that take so many columns each.
        package init(spans: [Int]) { self.spans = spans }

        private init() {}
        /// A row of one cell that takes all columns.
        package static let bare = Row()
    }

    /// The cells, row by row.
    package let cells: [Cell]
    /// The cells of each row.
    package let rows: [Range<Int>]
    /// How many columns there are.
    package let columnCount: Int

    /// The structure of some rows.
    ///
    /// A span below 1 counts as 1. No span reaches beyond ``mostColumns``; cells behind that take a column each.
    package init(_ rows: [Row]) {
        // 1. The row with the most columns decides how many there are.
        var columnCount = 1
        var cells: [Cell] = []
        cells.reserveCapacity(rows.reduce(0) { $0 + ($1.spans?.count ?? 1) })
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            let start = cells.count
            // 2. A cell starts behind those before it.
            var column = 0
            for span in row.spans ?? [1] {
                let room = Self.mostColumns - column
                let span = Swift.max(1, Swift.min(span, room))
                cells.append(Cell(row: index, column: column, span: span))
                column += span
            }
            columnCount = Swift.max(columnCount, column)
            ranges.append(start..<cells.count)
        }
        // 3. A cell without a row takes them all.
        for (index, row) in rows.enumerated() where row.spans == nil {
            cells[ranges[index].lowerBound].span = columnCount
        }
        self.cells = cells
        self.rows = ranges
        self.columnCount = columnCount
    }

    /// How many columns the cells of a row may take together as long as there are no more cells than that.
    package static let mostColumns = 10_000
}

// MARK: - Gaps

extension RowGridStructure {
    /// Returns the gap before each column; it is 0 before the first.
    ///
    /// Columns are apart where a row has two cells that meet there, and nowhere else.
    ///
    /// - Parameters:
    ///   - spacing: The gap that is asked for; `nil` takes the largest distance of cells that meet.
    ///   - distance: How far a cell and the next one of its row like to be apart.
    package func columnGaps(spacing: Double?, distance: (_ cell: Int, _ next: Int) -> Double) -> [Double] {
        var gaps: [Double?] = Array(repeating: nil, count: columnCount)
        for row in rows {
            for next in row.dropFirst() {
                let column = cells[next].column
                if let spacing {
                    gaps[column] = Self.gap(ofMeetingCells: spacing)
                } else {
                    let distance = distance(next - 1, next)
                    gaps[column] = Swift.max(gaps[column] ?? distance, distance)
                }
            }
        }
        return gaps.map { $0 ?? 0 }
    }

    /// Returns the gap before each row; it is 0 before the first.
    ///
    /// - Parameters:
    ///   - spacing: The gap that is asked for; `nil` takes the largest distance of cells above each other.
    ///   - distance: How far a cell and one below it like to be apart.
    package func rowGaps(spacing: Double?, distance: (_ cell: Int, _ below: Int) -> Double) -> [Double] {
        var gaps = [Double](repeating: 0, count: rows.count)
        for row in rows.indices.dropFirst() {
            gaps[row] = spacing ?? largestDistance(rows[row - 1], rows[row], distance)
        }
        return gaps
    }

    /// The largest distance between two rows, over all pairs of cells that share a column.
    private func largestDistance(
        _ upper: Range<Int>,
        _ lower: Range<Int>,
        _ distance: (_ cell: Int, _ below: Int) -> Double
    ) -> Double {
        var largest: Double?
        var above = upper.lowerBound
        var below = lower.lowerBound
        while above < upper.upperBound, below < lower.upperBound {
            let distance = distance(above, below)
            largest = Swift.max(largest ?? distance, distance)
            // Whichever ends first meets nothing more.
            let (end, other) = (cells[above].columns.upperBound, cells[below].columns.upperBound)
            if end <= other { above += 1 }
            if other <= end { below += 1 }
        }
        return largest ?? 0
    }
}
