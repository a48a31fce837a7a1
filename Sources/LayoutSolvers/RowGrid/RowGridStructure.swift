/// The columns and rows of the cells in a row grid.
public struct RowGridStructure: Equatable, Sendable {
    /// A cell of the grid.
    public struct Cell: Equatable, Sendable {
        // Narrow numbers: a grid of many cells is as fast as its memory.
        private let rowCode: Int32
        private let columnCode: Int32
        private var spanCode: Int32
        /// Whether it stands in no row, and takes all columns.
        package fileprivate(set) var isBare = false

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

    /// A builder that takes cells in the order of their declaration.
    package struct Builder {
        private var cells: [Cell] = []
        private var rows: [Range<Int>] = []
        private var columnCount = 1
        /// The columns that the cells of the row take so far.
        private var column = 0
        private var hasBareRows = false

        /// A builder for so many cells and rows.
        package init(cellCount: Int, rowCount: Int) {
            cells.reserveCapacity(cellCount)
            rows.reserveCapacity(rowCount)
        }

        /// Begins a row.
        package mutating func beginRow() {
            rows.append(cells.count..<cells.count)
            column = 0
        }

        /// Adds a cell that takes so many columns, behind those before it.
        package mutating func addCell(span: Int) {
            let room = RowGridStructure.mostColumns - column
            let span = Swift.max(1, Swift.min(span, room))
            cells.append(Cell(row: rows.count - 1, column: column, span: span))
            column += span
            rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
            // 1. The row with the most columns decides how many there are.
            columnCount = Swift.max(columnCount, column)
        }

        /// Adds a row of one cell that takes all columns.
        package mutating func addBareRow() {
            beginRow()
            addCell(span: 1)
            cells[cells.count - 1].isBare = true
            hasBareRows = true
        }

        /// The structure of the cells.
        package var structure: RowGridStructure {
            var cells = cells
            // 2. A cell without a row takes all columns.
            if hasBareRows { for index in cells.indices where cells[index].isBare { cells[index].span = columnCount } }
            return RowGridStructure(cells: cells, rows: rows, columnCount: columnCount)
        }
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

    /// Returns the gap before each row; it is 0 before the first.
    ///
    /// - Parameters:
    ///   - spacing: The gap that is asked for; `nil` takes the largest distance of cells above each other.
    ///   - distance: How far a cell and one below it like to be apart.
    package func rowGaps(spacing: Double?, distance: (_ cell: Int, _ below: Int) -> Double) -> [Double] {
        var gaps: [Double] = []
        gaps.reserveCapacity(rows.count)
        for row in rows.indices {
            gaps.append(row == 0 ? 0 : spacing ?? largestDistance(rows[row - 1], rows[row], distance))
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
