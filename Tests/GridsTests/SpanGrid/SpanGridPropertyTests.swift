import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Whatever views a span grid holds")
struct SpanGridPropertyTests {
    @Test("They lie in their cells, in order and apart, mirrored where lines start at the right")
    func frames() {
        forEachSeed { seed, check in
            let grid = RandomSpans(seed: seed)
            let drawing = try grid.drawing(.leftToRight)
            let record = try #require(drawing.grids.first)
            let frames = record.cells.map { drawing.elements[$0.element].frame }
            check(frames.count == grid.items.count && drawing.findings.isEmpty)
            var last: Drawing.Grid.Cell?
            for (cell, frame) in zip(record.cells, frames) {
                // 1. A cell is as large as its columns and its row, and its content is at its top leading corner.
                let (first, end) = (
                    record.columns[cell.columns.lowerBound], record.columns[cell.columns.upperBound - 1]
                )
                let row = record.rows[cell.rows.lowerBound]
                let room = rect(first.start, row.start, end.start + end.length - first.start, row.length)
                check(cell.frame ≈ room)
                check(frame.origin ≈ room.origin)
                check(frame.width ≈ room.width)
                check(frame.height <= room.height + 1e-6)
                // 2. A cell follows the previous one, in the same row or in the next.
                if let last {
                    let isBehind =
                        cell.rows == last.rows
                        ? cell.columns.lowerBound == last.columns.upperBound
                        : cell.rows.lowerBound == last.rows.upperBound && cell.columns.lowerBound == 0
                    check(isBehind)
                }
                last = cell
            }
            // 3. Rows lie below each other, and the grid is as high as they are.
            for (upper, lower) in zip(record.rows, record.rows.dropFirst()) {
                check(lower.start >= upper.start + upper.length - 1e-6)
            }
            let bottom = record.rows.map { $0.start + $0.length }.max() ?? grid.padding
            check(drawing.size.height ≈ CGFloat(bottom + grid.padding))
            // 4. Measuring and placing agree: without a proposed height, the grid has the height that it is drawn
            // with.
            let mirrored = try grid.drawing(.rightToLeft)
            check.equal(mirrored.size, drawing.size)
            let others = try #require(mirrored.grids.first).cells.map { mirrored.elements[$0.element].frame }
            for (frame, other) in zip(frames, others) {
                check(other ≈ rect(drawing.size.width - frame.maxX, frame.minY, frame.width, frame.height))
            }
        }
    }
}

/// A random span grid, created from a seed.
private struct RandomSpans {
    struct Item: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        let layoutSize: SpanGridLayoutSize
        let height: CGFloat
    }

    let items: [Item]
    let columns: SpanGridColumnSizeStrategy
    let rows: SpanGridRowSizeStrategy
    let padding: Double
    let width: CGFloat

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most * 2, using: &random)) / 2 }
        items = (0..<Int.random(in: 0...7, using: &random)).map { id in
            let sizes: [SpanGridLayoutSize] = [.cell, .cell, .cell, .row, .span(2), .span(3)]
            return Item(id: id, layoutSize: sizes.randomElement(using: &random) ?? .cell, height: length(60))
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: columns = .dynamic
        case 1: columns = .dynamicProvider(count: Int.random(in: 1...4, using: &random))
        default:
            columns = .fixed(count: Int.random(in: 1...4, using: &random), width: length(90), spacing: length(20))
        }
        let strategies: [SpanGridRowSizeStrategy] = [.none, .square, .largest, .largest, .fixed(height: length(50))]
        rows = strategies.randomElement(using: &random) ?? .none
        padding = Double(length(10))
        width = length(1200)
    }

    func drawing(_ direction: LayoutDirection) throws -> Drawing {
        try drawn(width: width) {
            SpanGrid(
                dataSource: items,
                columnSizeStrategy: columns,
                rowSizeStrategy: rows,
                verticalPadding: CGFloat(padding)
            ) { item, metadata in
                Color.red.frame(minHeight: item.height).frame(cellMetadata: metadata)
            }
            .environment(\.layoutDirection, direction)
        }
    }
}
