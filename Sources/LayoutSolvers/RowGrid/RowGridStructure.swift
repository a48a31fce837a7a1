/// The columns and rows of the cells in a row grid.
public struct RowGridStructure: Equatable, Sendable {
    /// A cell of the grid.
    public struct Cell: Equatable, Sendable {
        // Narrow numbers, because grids of many cells are limited by memory bandwidth.
        private let rowCode: Int32
        private let columnCode: Int32
        private var spanCode: Int32
        /// Whether it is declared outside a row, and spans all columns.
        package fileprivate(set) var isBare = false

        init(row: Int, column: Int, span: Int) {
            rowCode = Int32(row)
            columnCode = Int32(column)
            spanCode = Int32(span)
        }

        /// The index of its row.
        public var row: Int { Int(rowCode) }
        /// The index of its first column.
        public var column: Int { Int(columnCode) }
        /// The number of columns that it spans.
        public internal(set) var span: Int {
            get { Int(spanCode) }
            set { spanCode = Int32(newValue) }
        }

        /// The indices of the columns that it spans.
        public var columns: Range<Int> { column..<column + span }
    }

    /// A declared row.
    package struct Row: Equatable, Sendable {
        /// The number of columns that each of its cells spans; `nil` for one cell that spans all columns.
        package var spans: [Int]?

        /// Creates a row of cells with these spans.
        package init(spans: [Int]) { self.spans = spans }

        private init() {}
        /// A row of one cell that spans all columns.
        package static let bare = Row()
    }

    /// The cells, row by row.
    package let cells: [Cell]
    /// The cells of each row, as indices into `cells`.
    package let rows: [Range<Int>]
    /// The number of columns.
    package let columnCount: Int

    /// Creates the structure of some rows.
    ///
    /// A span below 1 counts as 1. Spans are cut at ``mostColumns``; cells after that span one column each.
    package init(_ rows: [Row]) {
        var builder = Builder(cellCount: rows.reduce(0) { $0 + ($1.spans?.count ?? 1) }, rowCount: rows.count)
        for row in rows {
            guard let spans = row.spans else {
                builder.addBareRow()
                continue
            }
            builder.beginRow()
            for span in spans { builder.addCell(span: span) }
        }
        self = builder.structure
    }

    private init(cells: [Cell], rows: [Range<Int>], columnCount: Int) {
        self.cells = cells
        self.rows = rows
        self.columnCount = columnCount
    }

    /// A builder that collects cells in the order of their declaration.
    package struct Builder {
        private var cells: [Cell] = []
        private var rows: [Range<Int>] = []
        private var columnCount = 1
        /// The number of columns that the cells of the current row span so far.
        private var column = 0
        private var hasBareRows = false

        /// Creates a builder with capacity for a number of cells and rows.
        package init(cellCount: Int, rowCount: Int) {
            cells.reserveCapacity(cellCount)
            rows.reserveCapacity(rowCount)
        }

        /// Begins a row.
        package mutating func beginRow() {
            rows.append(cells.count..<cells.count)
            column = 0
        }

        /// Adds a cell at the end of the current row.
        package mutating func addCell(span: Int) {
            let room = RowGridStructure.mostColumns - column
            let span = Swift.max(1, Swift.min(span, room))
            cells.append(Cell(row: rows.count - 1, column: column, span: span))
            column += span
            rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
            // 1. The row with the most columns determines their number.
            columnCount = Swift.max(columnCount, column)
        }

        /// Adds a row of one cell that spans all columns.
        package mutating func addBareRow() {
            beginRow()
            addCell(span: 1)
            cells[cells.count - 1].isBare = true
            hasBareRows = true
        }

        /// The structure of the cells.
        package var structure: RowGridStructure {
            var cells = cells
            // 2. A cell outside a row spans all columns.
            if hasBareRows { for index in cells.indices where cells[index].isBare { cells[index].span = columnCount } }
            return RowGridStructure(cells: cells, rows: rows, columnCount: columnCount)
        }
    }

    /// The largest number of columns that spans can reach.
    ///
    /// Rows of more cells have a column for each cell.
    package static let mostColumns = 10_000
}

// MARK: - Gaps

extension RowGridStructure {
    /// Returns the gap before each column, which is 0 before the first.
    ///
    /// There is a gap only where two cells of a row meet.
    ///
    /// - Parameters:
    ///   - spacing: The specified gap; `nil` for the largest preferred distance of cells that meet.
    ///   - distance: Returns the preferred distance between a cell and the next one of its row.
    package func columnGaps(spacing: Double?, distance: (_ cell: Int, _ next: Int) -> Double) -> [Double] {
        var gaps: [Double] = []
        gaps.reserveCapacity(columnCount)
        for _ in 0..<columnCount { gaps.append(.nan) }
        for row in rows where row.count > 1 {
            for next in row.lowerBound + 1..<row.upperBound {
                let column = cells[next].column
                if let spacing {
                    gaps[column] = Self.gap(ofMeetingCells: spacing)
                } else {
                    let distance = distance(next - 1, next)
                    gaps[column] = gaps[column].isNaN ? distance : Swift.max(gaps[column], distance)
                }
            }
        }
        for column in gaps.indices where gaps[column].isNaN { gaps[column] = 0 }
        return gaps
    }

    /// Returns the gap before each row, which is 0 before the first.
    ///
    /// - Parameters:
    ///   - spacing: The specified gap; `nil` for the largest preferred distance of cells that meet.
    ///   - distance: Returns the preferred distance between a cell and one below it.
    package func rowGaps(spacing: Double?, distance: (_ cell: Int, _ below: Int) -> Double) -> [Double] {
        var gaps: [Double] = []
        gaps.reserveCapacity(rows.count)
        for row in rows.indices {
            gaps.append(row == 0 ? 0 : spacing ?? largestDistance(rows[row - 1], rows[row], distance))
        }
        return gaps
    }

    /// Returns the largest preferred distance between two rows, from all pairs of cells that share a column.
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
            // The cell that ends first shares no more columns.
            let (end, other) = (cells[above].columns.upperBound, cells[below].columns.upperBound)
            if end <= other { above += 1 }
            if other <= end { below += 1 }
        }
        return largest ?? 0
    }
}
