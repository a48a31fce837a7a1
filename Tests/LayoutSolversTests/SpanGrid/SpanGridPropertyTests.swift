import LayoutSolvers
import GridPressProperties
import Testing

@Suite("Whatever a span grid holds")
struct SpanGridPropertyTests {
    /// Many grids for each of a few tests: one test for each would take longer than the grids.
    private static let batches = 0..<20
    private static let grids = 1_000

    private func forEachGrid(_ batch: Int, _ check: (Int, RandomSpanGrid) -> Void) {
        for number in 0..<Self.grids {
            let seed = batch * Self.grids + number
            var random = SeededGenerator(seed: seed)
            check(seed, RandomSpanGrid(&random))
        }
    }

    @Test("Items lie where a grid of marked slots has them: in order, nowhere twice, no gap filled", arguments: batches)
    func slots(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let assignment = grid.solver.assignment
            let count = assignment.columnCount
            // A walk slot by slot, without any arithmetic of rows.
            var slot = 0
            for (size, place) in zip(grid.sizes, assignment.places) {
                let span =
                    switch size {
                    case .cell: 1
                    case .row: count
                    case .span(let own): own < 1 ? 1 : own > count ? count : own
                    }
                var start = slot
                while start / count != (start + span - 1) / count { start += 1 }
                #expect(place.span == span && place.spanIndex == slot, "seed \(seed): \(grid)")
                #expect(place.whitespace == start - slot && place.column == start % count, "seed \(seed): \(grid)")
                #expect(place.row == start / count, "seed \(seed): \(grid)")
                slot = start + span
            }
            #expect(assignment.places.count == grid.sizes.count && assignment.slotCount == slot, "seed \(seed)")
        }
    }

    @Test("Every row has items, and every item one row", arguments: batches)
    func rows(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let assignment = grid.solver.assignment
            let rows = assignment.rowStarts.indices.map { assignment.items(ofRow: $0) }
            #expect(rows.flatMap(\.self) == Array(grid.sizes.indices), "seed \(seed): \(grid)")
            for (row, items) in rows.enumerated() {
                #expect(!items.isEmpty && items.allSatisfy { assignment.places[$0].row == row }, "seed \(seed)")
            }
        }
    }

    @Test("Rows lie below each other, as high as their largest item, with one gap between them", arguments: batches)
    func heights(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let (solver, columns) = (grid.solver, grid.columns)
            var asked = [Int](repeating: 0, count: grid.sizes.count)
            let result = solver.rows { item, width, offer in
                asked[item] += 1
                if width != columns.width(ofSpan: solver.assignment.places[item].span) {
                    Issue.record("seed \(seed): item \(item) is measured in a width that it doesn't get")
                }
                return grid.height(item, offer)
            }
            #expect(result.rows.count == solver.assignment.rowStarts.count, "seed \(seed)")
            var start = grid.padding
            for row in result.rows {
                let isWhole = row.items.contains { solver.assignment.places[$0].span == columns.count }
                let natural = row.items.map { grid.heights[$0] }.max() ?? 0
                let offer: Double? =
                    switch grid.rowHeight {
                    case .fixed(let height): height
                    case .square: columns.tileWidth
                    case .largest: isWhole ? nil : natural
                    case .none: nil
                    }
                #expect(row.start == start && row.offer == offer, "seed \(seed): \(grid)")
                #expect(row.height == max(natural, offer ?? 0), "seed \(seed): \(grid)")
                start += row.height + columns.rowGap
                // One measuring, and one more only where it is told what the largest is.
                let times = grid.rowHeight == .largest && !isWhole ? 2 : 1
                #expect(row.items.allSatisfy { asked[$0] == times }, "seed \(seed)")
            }
            let end = result.rows.last.map { $0.start + $0.height } ?? grid.padding
            #expect(result.height == end + grid.padding, "seed \(seed): \(grid)")
        }
    }

    @Test("The rows above a limit are the first ones, and the height of the others is an estimate", arguments: batches)
    func limit(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let all = grid.solver.rows { item, _, offer in grid.height(item, offer) }
            var random = SeededGenerator(seed: seed + 1)
            let limit = Double.random(in: 0...max(1, all.height), using: &random)
            let seen = grid.solver.rows(above: limit) { item, _, offer in grid.height(item, offer) }
            #expect(seen.rows == Array(all.rows.prefix(seen.rows.count)), "seed \(seed): \(grid)")
            #expect(all.rows.dropFirst(max(1, seen.rows.count)).allSatisfy { $0.start >= limit }, "seed \(seed)")
            #expect(seen.rows.dropFirst().allSatisfy { $0.start < limit }, "seed \(seed)")
            if seen.rows.count == all.rows.count { #expect(seen.height == all.height, "seed \(seed)") }
            if Set(all.rows.map(\.height)).count == 1 { #expect(abs(seen.height - all.height) < 1e-6, "seed \(seed)") }
        }
    }

    @Test("Columns and gaps make up the width of what spans them, and lie in the middle", arguments: batches)
    func columns(batch: Int) {
        forEachGrid(batch) { seed, grid in
            let columns = grid.columns
            for span in 1...columns.count {
                let last = columns.start(ofColumn: span - 1) + columns.tileWidth
                #expect(abs(columns.width(ofSpan: span) - last) < 1e-6, "seed \(seed)")
            }
            let start = columns.start(in: grid.width)
            #expect(abs(grid.width - start - columns.length - start) < 1e-6, "seed \(seed)")
        }
    }

    @Test("Dynamic columns fill the width up to the most, and another column wouldn't fit", arguments: batches)
    func dynamic(batch: Int) {
        forEachGrid(batch) { seed, grid in
            for numbers in [SpanGridDynamicColumns.first, .newest] {
                for (isRegular, isLarge) in [(false, false), (true, false), (false, true), (true, true)] {
                    let columns = numbers.columns(width: grid.width, isRegular: isRegular, isLargeText: isLarge)
                    var counts = isRegular
                    if case .width(let limit) = numbers.distinction { counts = grid.width > limit }
                    let pair = { (pair: SpanGridDynamicColumns.Pair) in counts ? pair.regular : pair.compact }
                    #expect((1...3).contains(columns.count) && columns.gap == pair(numbers.gap), "seed \(seed)")
                    #expect(columns.length <= max(0, grid.width) + 1e-6, "seed \(seed)")
                    guard !isLarge else {
                        #expect(columns.count == 1, "seed \(seed)")
                        let most = numbers.mostWidthForLargeText + 2 * pair(numbers.gutter)
                        #expect(abs(columns.length - min(grid.width, numbers.mostWidth, most)) < 1e-6, "seed \(seed)")
                        continue
                    }
                    let whole = min(grid.width, numbers.mostWidth)
                    let usable = columns.count == 1 ? whole : whole - pair(numbers.gutter)
                    #expect(abs(columns.length - usable) < 1e-6, "seed \(seed)")
                    let fitting = (whole - pair(numbers.gutter)) / pair(numbers.leastTileWidth)
                    #expect(columns.count == 1 || Double(columns.count) <= fitting, "seed \(seed)")
                    #expect(columns.count == 3 || Double(columns.count + 1) > fitting, "seed \(seed)")
                }
            }
        }
    }
}
