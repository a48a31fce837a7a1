import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Span grids")
struct SpanGridTests {
    @Test("Numbers that no grid can have never trap", arguments: [Int.min, -1, 0, 10_001, .max])
    func oddCounts(count: Int) {
        let assignment = SpanGridAssignment([.row, .span(count), .cell, .span(.min), .span(.max)], columnCount: count)
        #expect(assignment.columnCount == (count < 1 ? 1 : 10_000))
        #expect(assignment.places.allSatisfy { $0.span >= 1 && $0.columns.upperBound <= assignment.columnCount })
    }

    @Test("Lengths that no grid can have leave finite ones", arguments: [Double.nan, .infinity, -.infinity, -5, 1e308])
    func oddLengths(length: Double) {
        let columns = SpanGridColumns(count: 3, tileWidth: length, gap: length, rowGap: length)
        #expect(columns.length.isFinite && columns.length >= 0 && columns.tileWidth >= 0)
        let rowHeights: [SpanGridRowHeight] = [.fixed(length), .square, .largest, .none]
        forEach(rowHeights) { rowHeight, check in
            let solver = SpanGridSolver([.cell, .cell, .row], columns: columns, rowHeight: rowHeight, padding: length)
            let rows = solver.rows { _, _, _ in length }
            check(rows.height.isFinite && rows.height >= 0)
            check(rows.rows.allSatisfy { $0.start.isFinite && $0.height.isFinite && $0.height >= 0 })
        }
        for numbers in [SpanGridDynamicColumns.first, .newest] {
            let columns = numbers.columns(width: length, isRegular: true, isLargeText: false)
            #expect(columns.length.isFinite && columns.length >= 0)
        }
    }

    @Test("Without a least width there are as many dynamic columns as there may be")
    func noLeastWidth() {
        var numbers = SpanGridDynamicColumns.newest
        numbers.leastTileWidth = .init(compact: 0, regular: .nan)
        numbers.mostColumns = 5
        #expect(numbers.columns(width: 700, isRegular: false, isLargeText: false).count == 5)
        #expect(numbers.columns(width: 700, isRegular: true, isLargeText: false).count == 5)
        numbers.mostColumns = 0
        #expect(numbers.columns(width: 700, isRegular: false, isLargeText: false).count == 1)
    }

    @Test("The least width of all dynamic columns has all of them, and less hasn't")
    func leastWidth() {
        let cases: [(SpanGridDynamicColumns, Bool, Double)] = [
            (.first, true, 736), (.first, false, 736), (.newest, false, 858), (.newest, true, 760),
        ]
        forEach(cases) { input, check in
            let (numbers, isRegular, width) = input
            check.equal(numbers.leastWidthOfAllColumns(isRegular: isRegular), width)
            check.equal(numbers.columns(width: width, isRegular: isRegular, isLargeText: false).count, 3)
            check.equal(numbers.columns(width: width - 1, isRegular: isRegular, isLargeText: false).count, 2)
        }
    }

    @Test(
        "A row of cells as high as the largest learns it from all of them; one item that takes the row learns nothing"
    )
    func largest() {
        let columns = SpanGridColumns(count: 2, tileWidth: 50, gap: 10)
        let solver = SpanGridSolver([.cell, .cell, .cell, .row, .cell], columns: columns, rowHeight: .largest)
        let heights = [30.0, 40, 20, 70, 10]
        let rows = solver.rows { item, _, offer in max(heights[item], offer ?? 0) }.rows
        #expect(rows.map(\.offer) == [40, 20, nil, 10] && rows.map(\.height) == [40, 20, 70, 10])
        // With one column, every item has the whole row.
        let single = SpanGridSolver(
            [.cell, .row],
            columns: SpanGridColumns(count: 1, tileWidth: 50, gap: 10),
            rowHeight: .largest
        )
        #expect(single.rows { _, _, _ in 5 }.rows.map(\.offer) == [nil, nil])
    }

    @Test("A width matters from the second on: growing always, shrinking only from where columns still change")
    func widths() {
        let most = SpanGridDynamicColumns.newest.mostChangingWidth
        #expect(most == 1224 && SpanGridDynamicColumns.first.mostChangingWidth == 1024)
        #expect(!SpanGridWidthChange(from: nil, to: 300).invalidatesHeights(growingTo: most))
        #expect(!SpanGridWidthChange(from: 300, to: 300).invalidatesHeights(growingTo: most))
        #expect(SpanGridWidthChange(from: 300, to: 200).invalidatesHeights(growingTo: most))
        #expect(SpanGridWidthChange(from: 1224, to: 1000).invalidatesHeights(growingTo: most))
        #expect(!SpanGridWidthChange(from: 1225, to: 1000).invalidatesHeights(growingTo: most))
        #expect(SpanGridWidthChange(from: 1225, to: 1226).invalidatesHeights(growingTo: most))
        #expect(!SpanGridWidthChange(from: 300, to: 200).invalidatesHeights(growingTo: 0))
    }

    @Test("The width between little and much space counts as little")
    func sizeClassRule() {
        let numbers = SpanGridDynamicColumns.first
        #expect(numbers.columns(width: 800, isRegular: true, isLargeText: false).gap == 16)
        #expect(numbers.columns(width: 800.25, isRegular: false, isLargeText: false).gap == 24)
    }
}
