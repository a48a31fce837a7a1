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

    /// A cell with a length between two limits.
    ///
    /// A wrapped text takes less than the offered length.
    private struct Flexible {
        var least: Double
        var most: Double
        var broken: Double?
        var priority = 0.0
        var isUnsized = false

        func width(_ offer: Double?) -> Double {
            if let broken, let offer, offer < most { return broken }
            return min(max(offer ?? 10, least), most)
        }
    }

    /// Returns the widths of columns for rows of cells without spans, whose heights are 5.
    private func columns(_ rows: [[Flexible]], gap: Double = 0, offer: Double?) -> RowGridSolver.SizedTracks {
        let cells = rows.flatMap { $0 }
        let structure = RowGridStructure(rows.map { Row(spans: $0.map { _ in 1 }) })
        let solver = RowGridSolver(
            structure,
            columnGaps: structure.columnGaps(spacing: gap) { _, _ in gap },
            rowGaps: structure.rowGaps(spacing: 0) { _, _ in 0 }
        )
        let order = RowGridOrder(count: cells.count) { cell in
            cells[cell].priority
        } flexibility: { cell in
            RowGridFlexibility(
                least: RowGridSize(width: cells[cell].least, height: 5),
                most: RowGridSize(width: cells[cell].most, height: 5),
                hasWidth: offer != nil,
                hasHeight: false,
                isUnsized: cells[cell].isUnsized
            )
        }
        return solver.solve(RowGridSolver.Offer(width: offer, height: nil), order: order) { cell in
            (cells[cell].isUnsized, false)
        } measure: { cell, offer in
            RowGridSolver.Answer(size: RowGridSize(width: cells[cell].width(offer.width), height: 5))
        }.columns
    }

    @Test("offers a cell the length of its column where that is more than its share")
    func offersOfLongColumns() {
        // A cell of 50 is above a flexible one, in 20 points.
        let structure = RowGridStructure([Row(spans: [1]), Row(spans: [1])])
        let widths = [50...50.0, 0...100.0]
        let order = RowGridOrder(count: 2) { _ in
            0
        } flexibility: { cell in
            RowGridFlexibility(
                least: RowGridSize(width: widths[cell].lowerBound, height: 5),
                most: RowGridSize(width: widths[cell].upperBound, height: 5),
                hasWidth: true,
                hasHeight: false,
                isUnsized: false
            )
        }
        var offers: [Double?] = [nil, nil]
        let solver = RowGridSolver(structure, columnGaps: [0], rowGaps: [0, 0])
        let solution = solver.solve(RowGridSolver.Offer(width: 20, height: nil), order: order) { _ in
            (false, false)
        } measure: { cell, offer in
            offers[cell] = offer.width
            let width = min(max(offer.width ?? 0, widths[cell].lowerBound), widths[cell].upperBound)
            return RowGridSolver.Answer(size: RowGridSize(width: width, height: 5))
        }
        #expect(offers == [20, 50])
        #expect(solution.columns.lengths == [50])
    }

    @Test("offers equally flexible cells the same share, and leaves unused what these leave of it")
    func equalShares() {
        // These are columns of texts, which are wide on one line, or narrow when they are wrapped.
        let broken = [79.0, 84, 75.5, 80]
        let division = columns([broken.map { Flexible(least: 0, most: 90.5, broken: $0) }], gap: 1, offer: 341)
        #expect(division.shares == [84.5, 84.5, 84.5, 84.5])
        #expect(division.lengths == broken && division.total == 321.5)
    }

    @Test("offers more flexible cells what the columns of less flexible ones leave")
    func limitedShares() {
        let cells = [
            Flexible(least: 100, most: 100), Flexible(least: 0, most: 20), Flexible(least: 0, most: .infinity),
        ]
        #expect(columns([cells], offer: 200).lengths == [100, 20, 80])
    }

    @Test("keeps a column open as long as a cell in it hasn't chosen")
    func openColumns() {
        let rows = [
            [Flexible(least: 20, most: 20), Flexible(least: 0, most: 50)],
            [Flexible(least: 0, most: .infinity), Flexible(least: 10, most: 10)],
        ]
        #expect(columns(rows, offer: 80).lengths == [40, 40])
    }

    @Test("offers a cell of lower priority what all columns leave, and no more")
    func priorities() {
        let rows = [
            [Flexible(least: 0, most: .infinity, priority: -1), Flexible(least: 20, most: 20)],
            [Flexible(least: 10, most: 10), Flexible(least: 40, most: 40)],
        ]
        #expect(columns(rows, gap: 8, offer: 200).lengths == [142, 40])
        let greedy = [
            Flexible(least: 0, most: 200), Flexible(least: 30, most: 200, priority: 1), Flexible(least: 20, most: 200),
        ]
        #expect(columns([greedy], gap: 8, offer: 100).lengths == [0, 84, 20])
    }

    @Test("offers an unsized cell the present width of its column, after sized ones that are as flexible")
    func unsizedCells() {
        let flexible = Flexible(least: 0, most: .infinity)
        let unsized = Flexible(least: 0, most: .infinity, isUnsized: true)
        let fixed = [Flexible(least: 30, most: 30), Flexible(least: 40, most: 40)]
        #expect(columns([[unsized, flexible], fixed], gap: 8, offer: 200).lengths == [30, 96])
        #expect(columns([[unsized]], offer: 200).lengths == [0])
    }

    @Test("gives flexible columns equal parts of what fixed ones leave")
    func flexibleColumns() {
        let flexible = Flexible(least: 0, most: .infinity)
        #expect(
            columns([[Flexible(least: 50, most: 50), flexible, flexible]], gap: 8, offer: 166).lengths == [50, 50, 50]
        )
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
    }
}
