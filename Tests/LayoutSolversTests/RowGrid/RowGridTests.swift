import LayoutSolvers
import Testing

@Suite("A row grid")
struct RowGridTests {
    private typealias Row = RowGridStructure.Row
    private typealias Cell = RowGridTrackRanges.Cell

    private func spans(_ rows: [Row]) -> [[Int]] {
        let structure = RowGridStructure(rows)
        return structure.rows.map { row in structure.cells[row].map(\.span) }
    }

    // MARK: Structure

    @Test("has as many columns as the row that takes most")
    func columnCount() {
        #expect(RowGridStructure([]).columnCount == 1 && RowGridStructure([.bare]).columnCount == 1)
        #expect(RowGridStructure([Row(spans: [1, 1]), Row(spans: [1, 3]), .bare]).columnCount == 4)
        #expect(spans([Row(spans: [1, 1]), Row(spans: [1, 3]), .bare]) == [[1, 1], [1, 3], [4]])
    }

    @Test("counts a span below 1 as 1")
    func smallSpans() {
        #expect(spans([Row(spans: [0, -3, .min, 2])]) == [[1, 1, 1, 2]])
    }

    @Test("has ten thousand columns at most where spans would take more, and behind those a column for each cell")
    func mostColumns() {
        #expect(spans([Row(spans: [1_000_000])]) == [[10_000]])
        #expect(spans([Row(spans: [9_999, 5, 7, .max])]) == [[9_999, 1, 1, 1]])
        #expect(RowGridStructure([Row(spans: [9_999, 5, 7, .max]), .bare]).columnCount == 10_002)
        let cells = RowGridStructure([Row(spans: Array(repeating: 1, count: 12_000))])
        #expect(cells.columnCount == 12_000)
    }

    @Test("leaves a given gap only where cells meet")
    func givenGaps() {
        let structure = RowGridStructure([Row(spans: [1, 2, 1, 1]), Row(spans: [1, 1, 2, 1])])
        #expect(structure.columnGaps(spacing: 20) { _, _ in 3 } == [0, 20, 20, 20, 20])
        let spanned = RowGridStructure([Row(spans: [1, 1, 2])])
        #expect(spanned.columnGaps(spacing: 20) { _, _ in 3 } == [0, 20, 20, 0])
        #expect(spanned.columnGaps(spacing: nil) { _, _ in 3 } == [0, 3, 3, 0])
        #expect(structure.rowGaps(spacing: 15) { _, _ in 3 } == [0, 15])
    }

    @Test("has no gap between rows that share no column")
    func rowsWithoutNeighbours() {
        let structure = RowGridStructure([Row(spans: [1, 1]), Row(spans: []), Row(spans: [1])])
        #expect(structure.rowGaps(spacing: nil) { _, _ in 3 } == [0, 0, 0])
    }

    // MARK: Lengths

    @Test("offers later columns what was not assigned, and leaves unused what content leaves of its share")
    func assignedShares() {
        // Columns of texts: wide on one line, or broken and narrow where they are offered less than that.
        let broken = [79.0, 84, 75.5, 80]
        let cells = broken.enumerated().map { Cell(track: $0, span: 1, least: $1, most: 90.5) }
        let gaps: [Double] = [0, 1, 1, 1]
        let solver = RowGridTrackSolver(gaps: gaps, ranges: RowGridTrackRanges(gaps: gaps, cells: cells))
        let division = solver.divide(341) { column, share in
            (share ?? .infinity) >= 90.5 ? 90.5 : broken[column]
        } spanning: {
            []
        }
        #expect(division.shares == [84.5, 84.5, 84.5, 84.5])
        #expect(division.lengths == broken && division.total == 321.5)
    }

    @Test("assigns a column that can't take its share what it can, and the others share the rest")
    func limitedShares() {
        let cells = [
            Cell(track: 0, span: 1, least: 100, most: 100), Cell(track: 1, span: 1, least: 0, most: 20),
            Cell(track: 2, span: 1, least: 0, most: .infinity),
        ]
        #expect(lengths(cells, gaps: [0, 0, 0], offer: 200) == [100, 20, 80])
    }

    private func lengths(_ cells: [Cell], gaps: [Double], offer: Double?) -> [Double] {
        let solver = RowGridTrackSolver(gaps: gaps, ranges: RowGridTrackRanges(gaps: gaps, cells: cells))
        let division = solver.divide(offer) { column, share in
            cells.filter { $0.span == 1 && $0.track == column }
                .map { min(max(share ?? 10, $0.least), $0.most) }.max() ?? 0
        } spanning: {
            []
        }
        return division.lengths
    }

    @Test("gives flexible columns equal parts of what fixed ones leave")
    func flexibleColumns() {
        let cells = [
            Cell(track: 0, span: 1, least: 50, most: 50), Cell(track: 1, span: 1, least: 0, most: .infinity),
            Cell(track: 2, span: 1, least: 0, most: .infinity),
        ]
        #expect(lengths(cells, gaps: [0, 8, 8], offer: 166) == [50, 50, 50])
    }

    @Test("lets small spans ask first, and large ones for what is still missing")
    func spanOrder() {
        let cells = [
            Cell(track: 0, span: 3, least: 100, most: 100), Cell(track: 0, span: 2, least: 60, most: 60),
        ]
        let ranges = RowGridTrackRanges(gaps: [0, 0, 10], cells: cells)
        #expect(ranges.least.isClose(to: [40, 40, 10]))
    }

    @Test("makes all columns of a spanning cell flexible that takes any length, unless one is already")
    func flexibleSpans() {
        let spanning = Cell(track: 0, span: 2, least: 0, most: .infinity)
        let fixed = Cell(track: 0, span: 1, least: 30, most: 30)
        let flexible = Cell(track: 1, span: 1, least: 0, most: .infinity)
        #expect(RowGridTrackRanges(gaps: [0, 8], cells: [spanning, fixed]).most == [.infinity, .infinity])
        #expect(RowGridTrackRanges(gaps: [0, 8], cells: [spanning, fixed, flexible]).most == [30, .infinity])
        #expect(lengths([spanning, fixed], gaps: [0, 8], offer: 108) == [50, 50])
    }

    @Test("leaves columns that nothing is in without a length")
    func emptyColumns() {
        #expect(lengths([Cell(track: 0, span: 1, least: 20, most: 20)], gaps: [0, 8, 8], offer: 300) == [20, 0, 0])
    }

    @Test("takes an unsized cell for its least length where any suits it, else for the one that it likes")
    func unsizedCells() {
        #expect(RowGridStructure.unsizedLength(least: 5, most: .infinity) { 10 } == 5)
        #expect(RowGridStructure.unsizedLength(least: 5, most: 300) { 10 } == 10)
    }
}
