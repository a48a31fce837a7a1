import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Whatever a span grid holds")
struct SpanGridPropertyTests {
    @Test("Items lie where a grid of marked slots has them: in order, nowhere twice, no gap filled")
    func slots() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            let assignment = grid.solver.assignment
            let count = assignment.columnCount
            // The test walks over the slots one by one, without calculations of rows.
            var slot = 0
            for (size, place) in zip(grid.sizes, assignment.places) {
                let span =
                    switch size {
                    case .cell: 1
                    case .row: count
                    case .span(let itemSpan): itemSpan < 1 ? 1 : itemSpan > count ? count : itemSpan
                    }
                var start = slot
                while start / count != (start + span - 1) / count { start += 1 }
                check(place.span == span && place.spanIndex == slot, "\(grid)")
                check(place.whitespace == start - slot && place.column == start % count, "\(grid)")
                check.equal(place.row, start / count, "\(grid)")
                slot = start + span
            }
            check(assignment.places.count == grid.sizes.count && assignment.slotCount == slot)
        }
    }

    @Test("Every row has items, and every item one row")
    func rows() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            let assignment = grid.solver.assignment
            let rows = assignment.rowStarts.indices.map { assignment.items(ofRow: $0) }
            check.equal(rows.flatMap(\.self), Array(grid.sizes.indices), "\(grid)")
            for (row, items) in rows.enumerated() {
                check(!items.isEmpty && items.allSatisfy { assignment.places[$0].row == row })
            }
        }
    }

    @Test("Rows lie below each other, as high as their largest item, with one gap between them")
    func heights() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            let (solver, columns) = (grid.solver, grid.columns)
            var asked = [Int](repeating: 0, count: grid.sizes.count)
            let result = solver.rows { item, width, offer in
                asked[item] += 1
                if width != columns.width(ofSpan: solver.assignment.places[item].span) {
                    check.fail("item \(item) is measured in a width that it doesn't get")
                }
                return grid.height(item, offer)
            }
            check.equal(result.rows.count, solver.assignment.rowStarts.count)
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
                check(row.start == start && row.offer == offer, "\(grid)")
                check.equal(row.height, max(natural, offer ?? 0), "\(grid)")
                start += row.height + columns.rowGap
                // Each item is measured once, and again only to pass it the largest height.
                let times = grid.rowHeight == .largest && !isWhole ? 2 : 1
                check(row.items.allSatisfy { asked[$0] == times })
            }
            let end = result.rows.last.map { $0.start + $0.height } ?? grid.padding
            check.equal(result.height, end + grid.padding, "\(grid)")
        }
    }

    @Test("The rows above a limit are the first ones, and the height of the others is an estimate")
    func limit() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            let all = grid.solver.rows { item, _, offer in grid.height(item, offer) }
            var random = SeededGenerator(seed: seed + 1)
            let limit = Double.random(in: 0...max(1, all.height), using: &random)
            let seen = grid.solver.rows(above: limit) { item, _, offer in grid.height(item, offer) }
            check.equal(seen.rows, Array(all.rows.prefix(seen.rows.count)), "\(grid)")
            check(all.rows.dropFirst(max(1, seen.rows.count)).allSatisfy { $0.start >= limit })
            check(seen.rows.dropFirst().allSatisfy { $0.start < limit })
            if seen.rows.count == all.rows.count { check.equal(seen.height, all.height) }
            if Set(all.rows.map(\.height)).count == 1 { check(abs(seen.height - all.height) < 1e-6) }
        }
    }

    @Test("Columns and gaps make up the width of what spans them, and lie in the middle")
    func columns() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            let columns = grid.columns
            for span in 1...columns.count {
                let last = columns.start(ofColumn: span - 1) + columns.tileWidth
                check(abs(columns.width(ofSpan: span) - last) < 1e-6)
            }
            let start = columns.start(in: grid.width)
            check(abs(grid.width - start - columns.length - start) < 1e-6)
        }
    }

    @Test("Dynamic columns fill the width up to the most, and another column wouldn't fit")
    func dynamic() {
        forEachSeed { seed, check in
            let grid = RandomSpanGrid(seed: seed)
            for numbers in [SpanGridDynamicColumns.first, .newest] {
                for (isRegular, isLarge) in [(false, false), (true, false), (false, true), (true, true)] {
                    let columns = numbers.columns(width: grid.width, isRegular: isRegular, isLargeText: isLarge)
                    var counts = isRegular
                    if case .width(let limit) = numbers.sizeClassRule { counts = grid.width > limit }
                    let pair = { (pair: SpanGridDynamicColumns.Pair) in counts ? pair.regular : pair.compact }
                    check((1...3).contains(columns.count) && columns.gap == pair(numbers.gap))
                    check(columns.length <= max(0, grid.width) + 1e-6)
                    guard !isLarge else {
                        check.equal(columns.count, 1)
                        let most = numbers.mostWidthForLargeText + 2 * pair(numbers.gutter)
                        check(abs(columns.length - min(grid.width, numbers.mostWidth, most)) < 1e-6)
                        continue
                    }
                    let whole = min(grid.width, numbers.mostWidth)
                    let usable = columns.count == 1 ? whole : whole - pair(numbers.gutter)
                    check(abs(columns.length - usable) < 1e-6)
                    let fitting = (whole - pair(numbers.gutter)) / pair(numbers.leastTileWidth)
                    check(columns.count == 1 || Double(columns.count) <= fitting)
                    check(columns.count == 3 || Double(columns.count + 1) > fitting)
                }
            }
        }
    }
}
